import { describe, expect, it } from "vitest";
import { actionOf, isMovable, KEYMAP, keyLabel, keyName, whyNotKey } from "./keymap.js";

const press = (key: string, more: Partial<Parameters<typeof keyName>[0]> = {}) =>
  keyName({
    key,
    code: "",
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });

describe("keyboard map", () => {
  it.each(["review", "dispute"] as const)("gives no key two actions in %s", (place) => {
    const keys = KEYMAP.filter(({ where }) => where === place || where === "everywhere").flatMap(
      ({ keys }) => keys,
    );
    expect(keys).toEqual([...new Set(keys)]);
  });

  it("names every action once", () => {
    const actions = KEYMAP.map(({ action }) => action);
    expect(actions).toEqual([...new Set(actions)]);
  });

  it("has no key that approves or exports", () => {
    expect(KEYMAP.filter(({ action }) => /approve|export/.test(action))).toEqual([]);
  });

  it("leaves Backspace, Space and Alt alone", () => {
    expect(
      KEYMAP.flatMap(({ keys }) => keys).filter((key) => /backspace|^ $|alt/.test(key)),
    ).toEqual([]);
    expect(press("m", { altKey: true })).toBeUndefined();
    expect(press("m", { getModifierState: () => true })).toBeUndefined();
    expect(press("m", { isComposing: true })).toBeUndefined();
  });

  it("reads letters with and without Shift, and the place of the key in another script", () => {
    expect(press("M", { shiftKey: true })).toBe("m");
    expect(press("ь", { code: "KeyM" })).toBe("m");
    expect(press("?", { shiftKey: true })).toBe("?");
    expect(actionOf("m", "review")).toBe("mask");
  });

  it("reads Ctrl and Command alike", () => {
    expect(actionOf(press("z", { ctrlKey: true })!, "review")).toBe("undo");
    expect(actionOf(press("Z", { metaKey: true, shiftKey: true })!, "review")).toBe("redo");
    expect(actionOf(press("m", { ctrlKey: true })!, "review")).toBeUndefined();
  });

  it("lets a key be remapped, and switched off", () => {
    expect(actionOf("q", "review", { mask: "q" })).toBe("mask");
    expect(actionOf("m", "review", { mask: "q" })).toBeUndefined();
    expect(actionOf("m", "review", { mask: "" })).toBeUndefined();
  });

  it("gives no key two actions by remapping either", () => {
    expect(whyNotKey("q", "mask", {})).toBeUndefined();
    expect(whyNotKey("k", "mask", {})).toBe("K stands for: keep.");
    expect(whyNotKey("m", "keep", { mask: "q" })).toBeUndefined();
    expect(whyNotKey("q", "keep", { mask: "q" })).toBe("Q stands for: mask.");
    expect(whyNotKey("enter", "mask", {})).toMatch(/letter/);
    const movable = KEYMAP.filter(isMovable).map(({ action }) => action);
    expect(movable).toContain("mask");
    expect(movable).not.toContain("undo");
    expect(movable).not.toContain("take-1");
  });

  it("writes keys as people do", () => {
    expect(keyLabel("mod+shift+z")).toBe("Ctrl+Shift+Z");
    expect(keyLabel("mod+enter", true)).toBe("⌘+Enter");
  });
});
