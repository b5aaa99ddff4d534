import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CreateInput, Read } from '@sojourn/contract/kit/define-resource'
import type { ShortFormProps, WebResource } from '../data/web-resource.ts'
import { CreateSheet } from '../kit/create/deferred/create-sheet.tsx'
import { type KeptForm, useKeptForm } from '../kit/form/use-kept-form.ts'
import { toast } from '../ui/toast.ts'
import type { OwnRecord, RecordResource } from './record-definition.ts'
import { blankOf, newInputOf, schemaOf } from './record-values.ts'
import * as wording from './wording.ts'

type OwnShortForm<R extends RecordResource> = Pick<
  OwnRecord<R>,
  'resource' | 'client' | 'nameOf' | 'labels' | 'onSaved'
> & {
  /** The fields without which a record cannot be created or is of little use. */
  fields: (form: KeptForm<FieldValues>) => ReactNode
  /** The values that what was typed in the field of the other form stands for. */
  valuesFor: (text: string) => FieldValues
}

/** How many short forms are open around a field. Each has a draft of its own, also if two are of the same resource. */
const Depth = createContext(0)

/** The short form of a resource, in a side panel over the page with the field that needs a record. */
export const shortForm = <R extends RecordResource>({ one }: WebResource, own: OwnShortForm<R>) => {
  const { resource, labels, nameOf, fields, valuesFor } = own
  return function ShortForm({ text, start, onCreated, onClose }: ShortFormProps) {
    const create = useCreateOf(own)
    const queryClient = useQueryClient()
    const scope = own.client.useScope()
    const depth = use(Depth)
    const [initial] = useState(() => ({ ...blankOf(resource, labels), ...(start?.values ?? valuesFor(text)) }))
    const form = useKeptForm<FieldValues, Read<R> & { uuid: string }>({
      name: `${resource.plural}.in-place.${start?.key ?? depth}`,
      initial,
      labels,
      schema: schemaOf(resource, 'create'),
      toInput: (values) => newInputOf(resource, values),
      save: (input) => create(asInput<R>(input)),
      onSaved: (record) => {
        own.onSaved?.(queryClient, scope)
        toast({ title: wording.added({ name: nameOf(record) }), tone: 'success' })
        onClose()
        onCreated(record)
      },
    })
    return (
      <CreateSheet form={form} one={one} onClose={onClose}>
        <Depth value={depth + 1}>{fields(form)}</Depth>
      </CreateSheet>
    )
  }
}

const useCreateOf = <R extends RecordResource>({ client }: Pick<OwnRecord<R>, 'client'>) =>
  client.useCreate().mutateAsync

/** The form has just checked it with the contract's schema. */
const asInput = <R extends RecordResource>(input: unknown): CreateInput<R> => input as CreateInput<R>
