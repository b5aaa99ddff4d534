import { z } from 'zod'

/**
 * A nullable value. If the value is text, empty text and whitespace mean null: emptying a field in a form, a file or a request
 * clears it.
 */
export const orNull = <S extends z.ZodType>(schema: S): z.ZodType<z.output<S> | null, z.input<S> | null> =>
  isText(schema) ? z.preprocess(emptyAsNull<z.input<S> | null>, schema.nullable()) : schema.nullable()

const emptyAsNull = <V>(value: V): V | null => (typeof value === 'string' && value.trim() === '' ? null : value)

const isText = ({ _zod: { def } }: z.core.$ZodType): boolean => def.type === 'string' || def.type === 'enum'
