import { randomBytes } from 'node:crypto'

/** An id as Stripe's look; no two stand-ins draw the same. */
export const newId = (prefix: string): string => `${prefix}_1${randomBytes(12).toString('hex')}`
