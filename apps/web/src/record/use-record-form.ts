import type { CreateInput, Read, UpdateInput } from '@sojourn/contract/kit/define-resource'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { changesOf, valuesOf } from '../kit/form/form-values.ts'
import { type KeptForm, useKeptForm } from '../kit/form/use-kept-form.ts'
import type { RecordDefinition, RecordResource } from './record-definition.ts'
import { blankOf, newInputOf, schemaOf } from './record-values.ts'

/** A record as the server returns it. */
export type SavedRecord<R extends RecordResource> = Read<R> & { uuid: string; rev: number }

export type RecordFormOptions<R extends RecordResource> = {
  definition: RecordDefinition<R>
  /** Null for a new one. */
  record: Read<R> | null
  /** The name of the form's draft: `accommodations.create`. */
  name: string
  initial: FieldValues
  rev?: number
  schema: z.ZodType
  save: (input: CreateInput<R>, rev: number | undefined) => Promise<Read<R> & { uuid: string }>
  onSaved: (record: Read<R> & { uuid: string }) => void
}

/** The form of one resource, for a new or an existing record, with its draft. */
export const useRecordForm = <R extends RecordResource>(options: RecordFormOptions<R>): KeptForm<FieldValues> => {
  const { definition, record, name, initial, rev, schema, save, onSaved } = options
  const { resource, labels } = definition
  return useKeptForm<FieldValues, Read<R> & { uuid: string }>({
    name,
    initial,
    rev,
    labels,
    schema,
    toInput: record === null ? (values) => newInputOf(resource, values) : undefined,
    save: (input, version) => save(asInput<R>(input), version),
    onSaved,
    fromCurrent: (current) => {
      const result = resource.read.safeParse(current)
      return result.success ? { values: valuesOf(result.data, initial), rev: result.data.rev } : null
    },
  })
}

/** The options of the form of an existing record. It sends only the changed fields, with the version that they were changed in. */
export const useRecordEdits = <R extends RecordResource>(
  definition: RecordDefinition<R>,
  found: SavedRecord<R>,
  onSaved: (record: Read<R> & { uuid: string }) => void,
): RecordFormOptions<R> & { rev: number } => {
  const { resource, labels } = definition
  const update = useUpdateOf(definition)
  const queryClient = useQueryClient()
  const scope = useScopeOf(definition)
  const initial = valuesOf(found, blankOf(resource, labels))
  return {
    definition,
    record: found,
    name: `${resource.plural}.${found.uuid}`,
    initial,
    rev: found.rev,
    schema: schemaOf(resource, 'update'),
    save: (input, rev = found.rev) =>
      update({ uuid: found.uuid, rev, changes: asChanges<R>(changesOf(fieldsOf(input), initial)) }),
    onSaved: (record) => {
      definition.onSaved?.(queryClient, scope)
      onSaved(record)
    },
  }
}

/** The company or platform that the records of a resource belong to. */
export const useScopeOf = <R extends RecordResource>({ client }: RecordDefinition<R>): string => client.useScope()
const useUpdateOf = <R extends RecordResource>({ client }: RecordDefinition<R>) => client.useUpdate().mutateAsync

const fieldsOf = (input: unknown): FieldValues => input as FieldValues
/** The form has just checked it with the contract's schema. */
const asInput = <R extends RecordResource>(input: unknown): CreateInput<R> => input as CreateInput<R>
/** The form's fields are the contract's. */
const asChanges = <R extends RecordResource>(changes: FieldValues): UpdateInput<R> => changes as UpdateInput<R>
