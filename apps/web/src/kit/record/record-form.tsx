import type { CreateInput, Read } from '@sojourn/contract/kit/define-resource'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { FormPage } from '../form/form-page.tsx'
import { useKeptForm } from '../form/use-kept-form.ts'
import { AlikeNote } from './alike-note.tsx'
import type { Noun, RecordDefinition } from './record-definition.ts'
import { newInputOf, valuesOf } from './record-values.ts'

type RecordFormProps<R extends Noun> = {
  definition: RecordDefinition<R>
  record: Read<R> | null
  /** Names the form's draft: `accommodations.create`. */
  name: string
  label: string
  initial: FieldValues
  rev?: number
  schema: z.ZodType
  saveLabel: string
  save: (input: CreateInput<R>, rev: number | undefined) => Promise<Read<R> & { uuid: string }>
  onSaved: (record: Read<R> & { uuid: string }) => void
  actions?: ReactNode
}

/** The form of one noun, new or known. */
export function RecordForm<R extends Noun>(props: RecordFormProps<R>) {
  const { definition, record, name, label, initial, rev, schema, saveLabel, save, onSaved, actions } = props
  const { resource, labels, path, namedBy } = definition
  const form = useKeptForm<FieldValues, Read<R> & { uuid: string }>({
    name,
    initial,
    rev,
    labels,
    schema,
    toInput: record === null ? (values) => newInputOf(resource, values) : undefined,
    save: (input, version) => save(asInput<R>(input), version),
    onSaved,
    fromCurrent: (current) => {
      const known = resource.read.safeParse(current)
      return known.success ? { values: valuesOf(known.data, initial), rev: known.data.rev } : null
    },
  })
  return (
    <FormPage
      form={form}
      label={label}
      sections={definition.sections(form, record)}
      saveLabel={saveLabel}
      cancelHref={path}
      actions={actions}
      note={namedBy && <AlikeNote definition={definition} form={form} namedBy={namedBy} own={record?.uuid ?? null} />}
    />
  )
}

/** The form checked it with the contract's schema a moment ago. */
const asInput = <R extends Noun>(input: unknown): CreateInput<R> => input as CreateInput<R>
