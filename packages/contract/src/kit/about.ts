import { z } from 'zod'

/**
 * What a schema is called in the API's description, where it becomes a part of its own, and what zod cannot tell of it.
 * `schema.register(about, { id: 'Money' })` answers the same schema; an id names one schema only.
 */
export const about = z.registry<{ id?: string; description?: string; format?: string; examples?: unknown[] }>()
