/** A uuid in small letters, for regular expressions that look for one within a text. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const whole = new RegExp(`^${uuidPattern}$`, 'i')

/** Whether text from an address can name a record; other text must never become part of a path or a query. */
export const isUuid = (value: unknown): value is `${string}-${string}` => typeof value === 'string' && whole.test(value)
