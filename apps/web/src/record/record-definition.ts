import type { Permission } from '@sojourn/contract/access'
import type { FieldRule, Read } from '@sojourn/contract/kit/define-resource'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { FormSection } from '../kit/form/form-page.tsx'
import type { KeptForm } from '../kit/form/use-kept-form.ts'
import type { ResourceClient } from '../data/resource-client.ts'
import type { Wire } from '../data/resource-lists.ts'
import type { WebResource } from '../data/web-resource.ts'
import type { HeroDefinition } from './hero/hero-definition.ts'

/** The parts of a resource's definition that a form needs in addition to those of a list. */
export type RecordResource = Wire & {
  create: z.ZodObject
  update: z.ZodObject
  findFaults: (record: Record<string, unknown>) => readonly FieldRule[]
}

/** What makes the generic form page that of one resource, for new and existing records. */
export type RecordDefinition<R extends RecordResource> = RecordFacts & OwnRecord<R>

/** What comes from the resource. */
type RecordFacts = Pick<WebResource, 'path' | 'title' | 'one'> & {
  addWith: Permission
  editWith: Permission | undefined
  removeWith: Permission | undefined
}

/** What the form itself defines. */
export type OwnRecord<R extends RecordResource> = {
  resource: R
  client: ResourceClient<R>
  nameOf: (record: Read<R>) => string
  /** The label of each field, in the order of the read-only view. Only these fields are in the form. */
  labels: Readonly<Record<string, string>>
  /** How the read-only view shows a field of which its shape does not say enough, such as amounts without a currency. */
  views?: Readonly<Record<string, (record: Read<R>) => ReactNode>>
  /** What a new record starts with, besides the contract's defaults. */
  initial?: () => FieldValues
  /** Called when a record was created or changed, if others follow from it. */
  onSaved?: (client: QueryClient, scope: string) => void
  /** The sections of the form. `record` is null for a new one. */
  sections: (form: KeptForm<FieldValues>, record: Read<R> | null) => readonly FormSection[]
  /** Beside the form if there is room, else below it: a preview of the record while it is edited. */
  beside?: (form: KeptForm<FieldValues>, record: Read<R> | null) => ReactNode
  /** The images and facts at the top of the page; missing for records without images. */
  hero?: HeroDefinition<R>
  /**
   * For records that travellers read in a published itinerary, of which the API renders a preview: the id of the element of that
   * page that shows the record.
   */
  previewFrom?: 'day-1' | 'guides'
  /** Buttons below the title of an existing record, in place of the menu with *Duplicate* and *Delete*. */
  actions?: (record: Read<R> & { uuid: string; rev: number }) => ReactNode
  /** Whether a record can no longer be edited by any user. */
  isReadOnly?: (record: Read<R>) => boolean
  /** Shows a record that the user may not edit, in place of the list of its fields. */
  readView?: (record: Read<R> & { uuid: string }) => ReactNode
  /** In the panel beside an existing record, above where it is used. */
  aside?: (record: Read<R> & { uuid: string }) => ReactNode
  /** Whether no other record refers to one, so that its page does not say where it is used. */
  isNeverUsed?: boolean
  /** The name to look for among existing records, to warn about a duplicate while it is typed. */
  namedBy?: (values: FieldValues) => string
}
