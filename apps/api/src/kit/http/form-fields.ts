/** A text field of a form, trimmed; empty if there is none. */
export const textIn = (body: unknown, name: string): string => {
  const value = valueIn(body, name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A field of a form, whatever it is; undefined if there is none. */
export const valueIn = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
