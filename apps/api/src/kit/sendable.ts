import type { Readable } from 'node:stream'

declare const stored: unique symbol
declare const projected: unique symbol

/** Marks a record in the type that its schema gives it, as it is stored: it cannot be sent. */
export type StoredMark = { readonly [stored]: true }

/** Marks a record as one actor receives it. Only `records/served-resource.ts` makes one. */
export type ProjectedMark = { readonly [projected]: true }

/**
 * What may leave in an answer: values whose fields are known by name, and records that were made an `Answer`. A stored
 * record is neither, whatever holds it.
 */
export type Sendable =
  | string
  | number
  | boolean
  | null
  | undefined
  | Buffer
  | Readable
  | ProjectedMark
  | readonly Sendable[]
  | { readonly [stored]?: never; readonly [name: string]: Sendable }
