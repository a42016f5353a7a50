/** Fields of the answers that the OpenAPI document describes, as paths: `tasks[].policy.mask`. */

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | readonly Schema[];
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly responses?: Readonly<
              Record<
                string,
                { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
              >
            >;
          }
        >
      >
    >
  >;
}

/** Deeper ones repeat those above: trees. */
const DEPTH = 12;

/** `*` stands for names that the schema leaves open, and for an object of which it says nothing. */
function fieldsOf(document: unknown, schema: Schema, path: string, into: Set<string>): void {
  if (path.split(/[.[]/).length > DEPTH) return;
  if (schema.$ref !== undefined) {
    const target = schema.$ref
      .slice(2)
      .split("/")
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
    fieldsOf(document, target as Schema, path, into);
    return;
  }
  const below = (name: string, one: Schema) => {
    const at = path === "" ? name : `${path}.${name}`;
    into.add(at);
    fieldsOf(document, one, at, into);
  };
  for (const [name, one] of Object.entries(schema.properties ?? {})) below(name, one);
  for (const one of Object.values(schema.patternProperties ?? {})) below("*", one);
  const more = schema.additionalProperties;
  if (typeof more === "object") below("*", more);
  const isObject = schema.type === "object" && !schema.properties && !schema.patternProperties;
  if (more === true || (isObject && more === undefined)) below("*", {});
  const items = schema.items === undefined ? [] : [schema.items].flat();
  for (const one of items) fieldsOf(document, one as Schema, `${path}[]`, into);
  for (const one of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []))
    fieldsOf(document, one, path, into);
}

/** `GET /v1/tasks` -> fields of its answers that are no errors. */
export function answerFields(document: OpenApi): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { responses = {} }] of Object.entries(methods)) {
      const fields = new Set<string>();
      for (const [status, { content = {} }] of Object.entries(responses)) {
        if (!/^2/.test(status)) continue;
        for (const { schema } of Object.values(content))
          if (schema) fieldsOf(document, schema, "", fields);
      }
      if (fields.size > 0) routes.set(`${method.toUpperCase()} ${path}`, [...fields].sort());
    }
  }
  return routes;
}
