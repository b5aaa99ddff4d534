import { maxTagLength } from '@sojourn/contract/kit/field-limits'
import { useQuery } from '@tanstack/react-query'
import type { Permission } from '@sojourn/contract/access'
import type { contact } from '@sojourn/contract/resources/contact'
import type { destination } from '@sojourn/contract/resources/destination'
import type { supplier } from '@sojourn/contract/resources/supplier'
import type { user } from '@sojourn/contract/resources/user'
import { type ReactNode, useState } from 'react'
import { ComboBox } from '../../ui/combo-box.tsx'
import { foldText } from '@sojourn/contract/kit/fold-text'
import { type Choosable, ReferenceField } from '../form/reference-field.tsx'
import { clients } from '../../data/clients.ts'
import { type Wire } from '../../data/resource-client.ts'
import { useTenant } from '../../data/session.ts'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { type TaggedList, tagsIn } from './tags-query.ts'

type FieldProps = { value: string | null; onChange: (value: string | null) => void; className: string }

/** A filter with many possible values, found by typing. */
export type OpenFilter = {
  parameter: string
  /** Whether a text from the URL can be a value. */
  accepts: (text: string) => boolean
  /** The values sent to the server if they differ from the value itself; a record may match any of them. */
  sends?: (text: string) => readonly string[]
  /** The permission to see what it filters by; everybody may by default. */
  readWith?: Permission
  render: (field: FieldProps) => ReactNode
}

/** Filters by a tag of the company. */
export const tagFilter = (list: TaggedList): OpenFilter => ({
  parameter: 'tag',
  accepts: (text) => text.trim() !== '' && text.length <= maxTagLength,
  render: (field) => <TagChoice {...field} list={list} />,
})

function TagChoice({ list, value, onChange, className }: FieldProps & { list: TaggedList }) {
  const tenant = useTenant().uuid
  const [text, setText] = useState<string | null>(null)
  const query = useQuery({ ...tagsIn(tenant, list), enabled: text !== null })
  const wanted = foldText(text ?? '')
  const found = (query.data ?? []).filter((tag) => foldText(tag).includes(wanted))
  const offered = wanted === '' && value !== null ? ['', ...found] : found
  return (
    <ComboBox
      label="Tag"
      isLabelHidden
      className={className}
      placeholder="Tag: all"
      emptyText={query.data?.length === 0 ? 'Nothing is tagged yet.' : 'No tag like that.'}
      isLoading={query.isLoading}
      items={offered.slice(0, 100).map((tag) => ({ tag }))}
      itemId={({ tag }) => tag || 'all'}
      itemText={({ tag }) => tag}
      renderItem={({ tag }) => <span className="wrap-anywhere">{tag || 'Tag: all'}</span>}
      value={value === null ? null : { tag: value }}
      onChange={(chosen) => onChange(chosen?.tag || null)}
      onSearch={setText}
      isLocal
    />
  )
}

/** Filters by another record of the company. */
const recordFilter = <R extends Wire>(
  parameter: string,
  label: string,
  { readWith, ...choosable }: Choosable<R> & { readWith?: Permission },
): OpenFilter => ({
  parameter,
  accepts: isUuid,
  readWith,
  render: (field) => (
    <ReferenceField<R>
      {...choosable}
      {...field}
      label={label}
      isLabelHidden
      placeholder={`${label}: all`}
      noneText={`${label}: all`}
    />
  ),
})

/** All resources that can be chosen here have a `name`. */
const nameOf = (record: object): string => ('name' in record ? String(record.name) : '')

const destinations = { client: clients.destinations, nameOf, one: 'destination' }

/** Filters by the place that something is in or about. */
export const destinationFilter = recordFilter<typeof destination>('destination', 'Destination', destinations)

/** Filters by the larger destination that a destination belongs to. */
export const parentFilter = recordFilter<typeof destination>('parent', 'Part of', destinations)

/** Filters by who something is bought from. */
export const supplierFilter = recordFilter<typeof supplier>('supplier', 'Supplier', {
  client: clients.suppliers,
  nameOf,
  one: 'supplier',
  readWith: 'suppliers:read',
})

/** Filters by the member who looks after something. */
export const ownerFilter = recordFilter<typeof user>('owner', 'Owner', {
  client: clients.users,
  nameOf,
  one: 'colleague',
})

/** Filters by the client of an itinerary. */
export const clientFilter = recordFilter<typeof contact>('client', 'Client', {
  client: clients.contacts,
  nameOf,
  one: 'contact',
  readWith: 'contacts:read',
})
