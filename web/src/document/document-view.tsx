/** The text with its mentions: one element a paragraph, one listener for all of them. */

import {
  memo,
  type Ref,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useAfterPaint } from "../shell/after-paint.js";
import { ParagraphView, type View } from "./paragraph.js";
import { PAGE, type Paragraph, paragraphAt } from "./paragraphs.js";
import {
  type Layer,
  light,
  mentionElements,
  paragraphElement,
  rangeOf,
  type Selected,
  selectedIn,
} from "./places.js";
import { RiskGutter } from "./risk-gutter.js";
import type { Mark } from "./segments.js";
import "./document.css";

export type Mode = View | "side";
export type Tags = "all" | "current" | "none";

export interface DocumentHandle {
  /** Brings a place into view; says whether it could. */
  show(place: Selected): void;
  focus(): void;
  selection(): Selected | undefined;
  /** Where in the text the first paragraph in view begins. */
  inView(): number;
}

interface Props {
  readonly ref?: Ref<DocumentHandle>;
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  readonly groups: readonly (readonly Mark[])[];
  readonly mode: Mode;
  readonly tags: Tags;
  /** The mention under the cursor; `follow`: it came by keyboard, so that the page goes along. */
  readonly current: { readonly id: string; readonly follow: boolean } | undefined;
  /** Mentions lit besides, by a class of document.css. */
  readonly lit?: { readonly ids: readonly string[]; readonly by: "same-entity" | "lit" };
  readonly peek: string | undefined;
  readonly layers?: Readonly<Partial<Record<Layer, readonly Selected[]>>>;
  readonly label: string;
  /** Of a mention, for the bars beside the lines; another function where risks have changed. */
  riskOf(id: string): number | undefined;
  /** Where a mention stands in the text. */
  placeOf(id: string): Selected | undefined;
  /** A click on a mention; `at`: where in the text. */
  onPick(id: string, at: number): void;
  /** The pointer is on a mention, or on none any more. */
  onHover?(id: string | undefined): void;
}

export function DocumentView(props: Props) {
  const { text, paragraphs, groups, tags, current, lit, peek, layers, label, placeOf, onPick } =
    props;
  // Another view draws every paragraph anew; until it is ready the old one stays.
  const mode = useDeferredValue(props.mode);
  // A decision on an entity touches pages all over: those around the cursor are drawn at once.
  const settled = useDeferredValue(groups);
  const here = current && placeOf(current.id);
  const near = here && Math.floor(paragraphAt(paragraphs, here.start) / PAGE);
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(false);

  useImperativeHandle(
    props.ref,
    () => ({
      show: (place) => {
        const range = rangeOf(root.current!, paragraphs, place);
        const paragraph = paragraphElement(root.current!, paragraphAt(paragraphs, place.start));
        (range?.startContainer.parentElement ?? paragraph)?.scrollIntoView({ block: "center" });
      },
      focus: () => root.current!.focus({ preventScroll: true }),
      selection: () => selectedIn(root.current!),
      inView: () => firstInView(root.current!, paragraphs),
    }),
    [paragraphs],
  );

  const elementsOf = (id: string) => {
    const place = placeOf(id);
    return place ? mentionElements(root.current!, paragraphs, id, place) : [];
  };
  const marked = useRef<readonly HTMLElement[]>([]);
  const litNow = useRef<readonly HTMLElement[]>([]);

  // Marked by hand: one flip must not draw a paragraph anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: elements change with groups and mode
  useLayoutEffect(() => {
    for (const element of marked.current) {
      element.classList.remove("current");
      element.tabIndex = -1;
    }
    marked.current = current ? elementsOf(current.id) : [];
    const [element] = marked.current;
    // The element that had the focus may be gone with what was drawn before: the keys must not go too.
    if (focused.current && document.activeElement === document.body) {
      (element ?? root.current!).focus({ preventScroll: true });
    }
    if (!element) return;
    for (const each of marked.current) each.classList.add("current");
    element.tabIndex = 0;
    if (current?.follow) {
      reveal(element);
      if (root.current!.contains(document.activeElement)) element.focus({ preventScroll: true });
    }
  }, [current, groups, mode, peek]);

  useAfterPaint(() => {
    for (const element of litNow.current) element.classList.remove("same-entity", "lit");
    litNow.current = lit ? lit.ids.slice(0, MOST_LIT).flatMap(elementsOf) : [];
    for (const element of litNow.current) element.classList.add(lit!.by);
  }, [lit, settled, mode]);

  useAfterPaint(
    () => light(root.current!, paragraphs, layers ?? {}),
    [layers, groups, mode, paragraphs],
  );

  const pick = useCallback(
    (event: { target: EventTarget }) => {
      const { m: id, start } =
        (event.target as Element).closest<HTMLElement>(".mention")?.dataset ?? {};
      if (id !== undefined) onPick(id, Number(start));
    },
    [onPick],
  );

  const { onHover } = props;
  const over = useRef<string>(undefined);
  const hover = useCallback(
    (event: { target: EventTarget }) => {
      const id = (event.target as Element).closest<HTMLElement>(".mention")?.dataset["m"];
      if (id === over.current) return;
      over.current = id;
      onHover?.(id);
    },
    [onHover],
  );

  return (
    <div className="leaf">
      {/* Keys are read by the command layer, which knows what they mean. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        ref={root}
        role="document"
        aria-label={label}
        tabIndex={current ? -1 : 0}
        className={`text ${mode} tags-${tags}`}
        data-testid="document"
        onClick={pick}
        onPointerOver={hover}
        onFocus={() => {
          focused.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !root.current!.contains(relatedTarget)) focused.current = false;
        }}
      >
        <Pages
          text={text}
          paragraphs={paragraphs}
          groups={groups}
          settled={settled}
          near={near}
          mode={mode}
          peek={peek}
        />
      </div>
      <RiskGutter
        root={root}
        paragraphs={paragraphs}
        groups={settled}
        riskOf={props.riskOf}
        layout={`${mode} ${tags === "current" ? current?.id : tags} ${peek}`}
      />
    </div>
  );
}

/** Mentions of an entity that are lit; nobody sees more at a time. */
const MOST_LIT = 500;

/** Pages that are drawn at once; more than a large screen shows. */
const FIRST = 5;

type Drawn = Pick<Props, "text" | "paragraphs" | "groups" | "mode" | "peek">;

/** Pages to either side of the cursor's that are drawn with it. */
const AROUND = 2;

interface PagesProps extends Drawn {
  /** The groups a moment ago, for pages farther from the cursor. */
  readonly settled: Drawn["groups"];
  /** The page of the cursor; undefined: everything is drawn at once. */
  readonly near: number | undefined;
}

/** All pages; untouched by where in its page the cursor is. */
const Pages = memo(function Pages({ groups, settled, near, ...props }: PagesProps) {
  // What is in view first, the rest when there is time: opening must not wait for the last page.
  const [drawn, setDrawn] = useState(FIRST);
  useEffect(() => startTransition(() => setDrawn(Number.POSITIVE_INFINITY)), []);
  const pages = Math.min(drawn, Math.ceil(props.paragraphs.length / PAGE));
  const isNear = (page: number) => near === undefined || Math.abs(page - near) <= AROUND;
  return Array.from({ length: pages }, (_, page) => page * PAGE).map((from) => (
    <Page key={from} from={from} groups={isNear(from / PAGE) ? groups : settled} {...props} />
  ));
});

/** Drawn again only when marks of its own paragraphs change. */
const Page = memo(
  function Page({ from, text, paragraphs, groups, mode, peek }: Drawn & { from: number }) {
    const draw = (view: View, index: number) => (
      <ParagraphView
        key={index}
        index={index}
        paragraph={paragraphs[index]!}
        text={text}
        marks={groups[index]!}
        view={view}
        peek={peekIn(groups[index]!, peek)}
      />
    );
    return (
      <div className="page-of-text">
        {paragraphs.slice(from, from + PAGE).map((paragraph, at) =>
          mode === "side" ? (
            <div className="pair" key={paragraph.start}>
              <div className="original">{draw("original", from + at)}</div>
              <div className="marked">{draw("marked", from + at)}</div>
            </div>
          ) : (
            draw(mode, from + at)
          ),
        )}
      </div>
    );
  },
  (before, after) => {
    if (before.mode !== after.mode || before.peek !== after.peek) return false;
    if (before.text !== after.text || before.paragraphs !== after.paragraphs) return false;
    for (let index = after.from; index < after.from + PAGE; index += 1) {
      if (before.groups[index] !== after.groups[index]) return false;
    }
    return true;
  },
);

const peekIn = (marks: readonly Mark[], peek: string | undefined) =>
  peek !== undefined && marks.some(({ id }) => id === peek) ? peek : undefined;

function firstInView(root: HTMLElement, paragraphs: readonly Paragraph[]): number {
  const top = root.closest("[data-scroller]")?.getBoundingClientRect().top ?? 0;
  const index = paragraphs.findIndex(
    (_, at) => (paragraphElement(root, at)?.getBoundingClientRect().bottom ?? 0) > top,
  );
  return paragraphs[Math.max(0, index)]?.start ?? 0;
}

/** Scrolls only when the line is not comfortably in view already. */
function reveal(element: HTMLElement): void {
  const scroller = element.closest<HTMLElement>("[data-scroller]");
  const box = element.getBoundingClientRect();
  const around = scroller?.getBoundingClientRect();
  if (around && box.top > around.top + 60 && box.bottom < around.bottom - 60) return;
  element.scrollIntoView({ block: "center" });
}
