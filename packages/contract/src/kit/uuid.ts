/** A uuid in lower case, for regular expressions that search for one within a text. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const whole = new RegExp(`^${uuidPattern}$`, 'i')

/** Whether a text from a URL is a uuid. Other text must never become part of a path or a query. */
export const isUuid = (value: unknown): value is `${string}-${string}` => typeof value === 'string' && whole.test(value)
