import { randomBytes } from 'node:crypto'

/** An id in Stripe's format. It is random, so no two stand-ins share one. */
export const newId = (prefix: string): string => `${prefix}_1${randomBytes(12).toString('hex')}`
