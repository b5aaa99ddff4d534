import type { Permission } from '@sojourn/contract/access'
import type { FieldRule, Read } from '@sojourn/contract/kit/define-resource'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { FormSection } from '../kit/form/form-page.tsx'
import type { KeptForm } from '../kit/form/use-kept-form.ts'
import type { ResourceClient, Wire } from '../data/resource-client.ts'
import type { WebResource } from '../data/web-resource.ts'

/** What of a resource's definition a form needs beside what a list needs. */
export type RecordResource = Wire & {
  create: z.ZodObject
  update: z.ZodObject
  findFaults: (record: Record<string, unknown>) => readonly FieldRule[]
}

/** What makes the form page the form of one resource: the one for new records and the one for known ones. */
export type RecordDefinition<R extends RecordResource> = RecordFacts & OwnRecord<R>

/** What the resource says of its records. */
type RecordFacts = Pick<WebResource, 'path' | 'title' | 'one'> & {
  addWith: Permission
  editWith: Permission | undefined
  removeWith: Permission | undefined
}

/** What the form says itself. */
export type OwnRecord<R extends RecordResource> = {
  resource: R
  client: ResourceClient<R>
  nameOf: (record: Read<R>) => string
  /** What people read beside each field, in the order of the read-only view; only these fields are in the form. */
  labels: Readonly<Record<string, string>>
  /** The parts of the form. `record` is null for a new one. */
  sections: (form: KeptForm<FieldValues>, record: Read<R> | null) => readonly FormSection[]
  /** Beside the form where there is room, else below it: what shows the record while it is being written. */
  beside?: (form: KeptForm<FieldValues>, record: Read<R> | null) => ReactNode
  /** Fields whose name others may already stand under; a new record is held against them while it is named. */
  namedBy?: (values: FieldValues) => string
}
