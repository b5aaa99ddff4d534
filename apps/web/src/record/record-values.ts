import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { RecordResource } from './record-definition.ts'

/** What a form for a new record starts with: the contract's initial values, and nothing where something must be given. */
export const blankOf = (resource: RecordResource, labels: Readonly<Record<string, string>>): FieldValues =>
  Object.fromEntries(
    Object.entries(resource.create.shape)
      .filter(([name]) => name in labels)
      .map(([name, schema]) => {
        const { success, data } = schema.safeParse(undefined)
        return [name, success ? data : '']
      }),
  )

/**
 * The contract's schema with the rules its fields must satisfy together, which the server holds a record against as well.
 * @param kind which of the two the form sends
 */
export const schemaOf = (resource: RecordResource, kind: 'create' | 'update'): z.ZodType =>
  resource[kind].superRefine((record, context) => {
    for (const { field, message } of resource.findFaults(record))
      context.addIssue({ code: 'custom', path: [field], message })
  })

/** What is sent of a new record. An empty text that may be left out is left out: the server finds one, as for an address. */
export const newInputOf = ({ create: { shape } }: RecordResource, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' || !shape[name]?.safeParse(undefined).success),
  )
