import { z } from 'zod'
import { asDeclared } from './declared.ts'
import { type RawQuery, readQuery } from './list-query.ts'

/**
 * Parses the query of a list that does not belong to a resource, strictly: page numbers as numbers, list parameters as lists
 * even if sent once.
 */
export const parsePageQuery = <S extends z.ZodObject>(schema: S, raw: RawQuery): z.output<S> =>
  readQuery(schema, raw, (name, text) => valueOf(schema.shape[name], name, text))

const valueOf = (schema: unknown, name: string, text: string | string[]): unknown => {
  if (schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodArray) return [text].flat()
  return typeof text === 'string' && (name === 'page' || name === 'perPage') ? asDeclared('integer', text) : text
}
