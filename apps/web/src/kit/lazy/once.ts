/** Creates a value on the first call and returns the same one from then on: for lists that take a moment to build. */
export const once = <T>(make: () => T): (() => T) => {
  let cached: { value: T } | undefined
  return () => (cached ??= { value: make() }).value
}
