const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether what stands in an address may name a record; what does not must never become part of a request's path. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && shape.test(value)
