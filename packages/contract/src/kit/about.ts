import { z } from 'zod'

/**
 * The name of a schema in the API's description, where it becomes a component of its own, and what zod cannot express.
 * `schema.register(about, { id: 'Money' })` returns the same schema. An id names only one schema.
 */
export const about = z.registry<{ id?: string; description?: string; format?: string; examples?: unknown[] }>()
