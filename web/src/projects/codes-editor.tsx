/** Exemption codes of a project: as they are cited, what they mean, and what gets them by itself. */

import { Button, CloseButton, MultiSelect, TextInput } from "@mantine/core";
import type { ExemptionCode } from "../api/types.js";
import { type SemanticType, TYPES, typeName } from "../theme/types.js";
import { t } from "../words/words.js";

interface Props {
  readonly codes: readonly ExemptionCode[];
  onChange(codes: ExemptionCode[]): void;
}

export function CodesEditor({ codes, onChange }: Props) {
  const change = (at: number, part: Partial<ExemptionCode>) =>
    onChange(codes.map((code, i) => (i === at ? { ...code, ...part } : code)));
  return (
    <fieldset className="codes">
      <legend>{t("Exemption codes")}</legend>
      <p className="soft">
        {t("Readers choose them as reasons, and the exemption log lists them.")}
      </p>
      {codes.map(({ code, meaning, types = [] }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a code that is typed changes
        <div key={at} className="code-row">
          <TextInput
            aria-label={t("Code")}
            placeholder={t("Code")}
            value={code}
            required
            maxLength={60}
            data-testid="code"
            onChange={(event) => change(at, { code: event.currentTarget.value })}
          />
          <TextInput
            aria-label={t("Meaning")}
            placeholder={t("Meaning")}
            value={meaning}
            maxLength={300}
            data-testid="code-meaning"
            onChange={(event) => change(at, { meaning: event.currentTarget.value })}
          />
          <MultiSelect
            aria-label={t("Given by itself to")}
            placeholder={types.length === 0 ? t("Given by itself to") : ""}
            data={TYPES.map((type) => ({ value: type, label: typeName(type) }))}
            value={[...types]}
            onChange={(next) => change(at, { types: next as SemanticType[] })}
          />
          <CloseButton
            aria-label={t("Remove this code")}
            onClick={() => onChange(codes.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      <Button
        size="xs"
        variant="default"
        data-testid="add-code"
        onClick={() => onChange([...codes, { code: "", meaning: "" }])}
      >
        {t("Add a code")}
      </Button>
    </fieldset>
  );
}
