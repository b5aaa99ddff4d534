type Path = readonly (string | number)[]

/** The value at a path inside another; undefined if there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce(
    (inside, step) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, step) : undefined),
    value,
  )

/** Sets a value at a path, creating the objects and lists on the way. */
export const setAt = (target: object, path: Path, value: unknown): void => {
  const [step, ...rest] = path
  if (step === undefined) return
  if (rest.length === 0) {
    Reflect.set(target, step, value)
    return
  }
  const before: unknown = Reflect.get(target, step)
  const inside = typeof before === 'object' && before !== null ? before : typeof rest[0] === 'number' ? [] : {}
  Reflect.set(target, step, inside)
  setAt(inside, rest, value)
}
