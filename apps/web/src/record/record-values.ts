import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { RecordResource } from './record-definition.ts'

/** The initial values of a form for a new record: the contract's defaults, and an empty string for required fields. */
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
 * The contract's schema, with the rules across fields that the server also checks.
 * @param kind which of the two inputs the form sends
 */
export const schemaOf = (resource: RecordResource, kind: 'create' | 'update'): z.ZodType =>
  resource[kind].superRefine((record, context) => {
    for (const { field, message } of resource.findFaults(record))
      context.addIssue({ code: 'custom', path: [field], message })
  })

/**
 * The input for a new record. Empty texts of optional fields are left out, because the server may fill them, e.g. an address.
 */
export const newInputOf = ({ create: { shape } }: RecordResource, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' || !shape[name]?.safeParse(undefined).success),
  )
