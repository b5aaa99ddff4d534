import type { CreateInput, Read } from '@sojourn/contract/kit/define-resource'
import { Eye } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '../ui/button.tsx'
import { FormPage } from '../kit/form/form-page.tsx'
import { useKeptForm } from '../kit/form/use-kept-form.ts'
import { AlikeNote } from './similar-note.tsx'
import type { RecordResource, RecordDefinition } from './record-definition.ts'
import { valuesOf } from '../kit/form/form-values.ts'
import { newInputOf } from './record-values.ts'
import * as wording from './wording.ts'

type RecordFormProps<R extends RecordResource> = {
  definition: RecordDefinition<R>
  record: Read<R> | null
  /** The name of the form's draft: `accommodations.create`. */
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

/** The form of one resource, for a new or an existing record. */
export function RecordForm<R extends RecordResource>(props: RecordFormProps<R>) {
  const { definition, record, name, label, initial, rev, schema, saveLabel, save, onSaved, actions } = props
  const { resource, labels, path, namedBy, beside } = definition
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
      const result = resource.read.safeParse(current)
      return result.success ? { values: valuesOf(result.data, initial), rev: result.data.rev } : null
    },
  })
  const besideBox = useRef<HTMLDivElement>(null)
  const showBeside = () => {
    besideBox.current?.scrollIntoView({ block: 'start' })
    besideBox.current?.focus({ preventScroll: true })
  }
  const page = (
    <FormPage
      form={form}
      label={label}
      sections={definition.sections(form, record)}
      saveLabel={saveLabel}
      cancelHref={path}
      actions={actions}
      isAlone={!beside}
      note={
        <>
          {namedBy && <AlikeNote definition={definition} form={form} namedBy={namedBy} own={record?.uuid ?? null} />}
          {beside && (
            <Button size="small" icon={Eye} className="self-start xl:hidden" onPress={showBeside}>
              {wording.seePreview}
            </Button>
          )}
        </>
      }
    />
  )
  if (!beside) return page
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(24rem,30rem)] xl:gap-10">
      {page}
      <div
        ref={besideBox}
        tabIndex={-1}
        className="mt-10 scroll-mt-20 outline-none xl:sticky xl:top-20 xl:mt-0 xl:self-start"
      >
        {beside(form, record)}
      </div>
    </div>
  )
}

/** The form has just checked it with the contract's schema. */
const asInput = <R extends RecordResource>(input: unknown): CreateInput<R> => input as CreateInput<R>
