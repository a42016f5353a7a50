/** Works something out once for each object, as long as the object lives. */
export function oncePer<Of extends object, Value>(workOut: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, Value>();
  return (of) => {
    if (!known.has(of)) known.set(of, workOut(of));
    return known.get(of)!;
  };
}
