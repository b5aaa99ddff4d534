/** What is made when it is first asked for, and the same ever after: for lists that take a moment to put together. */
export const once = <T>(make: () => T): (() => T) => {
  let cached: { value: T } | undefined
  return () => (cached ??= { value: make() }).value
}
