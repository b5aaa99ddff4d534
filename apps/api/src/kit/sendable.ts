import type { Readable } from 'node:stream'

declare const stored: unique symbol
declare const projected: unique symbol

/** Marks a record with the type of its schema as stored: it cannot be sent. */
export type StoredMark = { readonly [stored]: true }

/** Marks a record as one actor may see it. Only `records/served-resource.ts` creates one. */
export type ProjectedMark = { readonly [projected]: true }

/**
 * What may be sent in a response: values whose fields are known by name, and records that were turned into an `Answer`. A
 * stored record is neither, even inside another value.
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
