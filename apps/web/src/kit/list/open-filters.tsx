import { maxTagLength } from '@sojourn/contract/kit/field-limits'
import { useQuery } from '@tanstack/react-query'
import type { Permission } from '@sojourn/contract/access'
import type { contact } from '@sojourn/contract/resources/contact'
import type { destination } from '@sojourn/contract/resources/destination'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import type { supplier } from '@sojourn/contract/resources/supplier'
import type { user } from '@sojourn/contract/resources/user'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { type ReactNode, useState } from 'react'
import { clients } from '../../data/clients.ts'
import type { ResourceClient } from '../../data/resource-client.ts'
import type { Wire } from '../../data/resource-lists.ts'
import { useTenant } from '../../data/session.ts'
import { nameOf, titleOf } from '../words/record-name.ts'
import { bestFirst } from '../words/best-first.ts'
import { useDebounced } from '../page/use-debounced.ts'
import { ChoiceSearch } from './choice-search.tsx'
import { type TaggedList, tagsIn } from './tags-query.ts'
import * as wording from './wording.ts'

type Choice = { value: string | null; onChange: (value: string) => void }

/** A filter with many possible values, found by typing. */
export type OpenFilter = {
  parameter: string
  label: string
  /** Whether a text from the URL can be a value. */
  accepts: (text: string) => boolean
  /** The values sent to the server if they differ from the value itself; a record may match any of them. */
  sends?: (text: string) => readonly string[]
  /** The permission to see what it filters by; everybody may by default. */
  readWith?: Permission
  /** A value as people read it. */
  valueText: (value: string) => ReactNode
  /** The choice, in the panel of the filter. */
  renderChoice: (choice: Choice) => ReactNode
}

/** Filters by a tag of the company. */
export const tagFilter = (list: TaggedList): OpenFilter => ({
  parameter: 'tag',
  label: wording.tag,
  accepts: (text) => text.trim() !== '' && text.length <= maxTagLength,
  valueText: (tag) => tag,
  renderChoice: (choice) => <TagChoice {...choice} list={list} />,
})

function TagChoice({ list, value, onChange }: Choice & { list: TaggedList }) {
  const [text, setText] = useState('')
  const query = useQuery(tagsIn(useTenant().uuid, list))
  const found = bestFirst(query.data ?? [], text, (tag) => [tag])
  return (
    <ChoiceSearch
      label={wording.tag}
      items={found.slice(0, 100).map((tag) => ({ tag }))}
      itemId={({ tag }) => tag}
      itemText={({ tag }) => tag}
      value={value}
      onChange={onChange}
      text={text}
      onSearch={setText}
      isLoading={query.isLoading}
      emptyText={query.data?.length === 0 ? wording.noTagsYet : wording.nothingFound}
    />
  )
}

type Chooser<R extends Wire> = {
  client: ResourceClient<R>
  readWith?: Permission
  /** The name of a record; its `name` by default. */
  textOf?: (record: object) => string
}

/** Filters by another record of the company. */
const recordFilter = <R extends Wire>(
  parameter: string,
  label: string,
  { client, readWith, textOf = nameOf }: Chooser<R>,
): OpenFilter => ({
  parameter,
  label,
  accepts: isUuid,
  readWith,
  valueText: (uuid) => <RecordName client={client} uuid={uuid} textOf={textOf} />,
  renderChoice: (choice) => <RecordChoice {...choice} label={label} client={client} textOf={textOf} />,
})

type Named = { textOf: (record: object) => string }

function RecordName<R extends Wire>({ client, uuid, textOf }: Named & { client: ResourceClient<R>; uuid: string }) {
  const query = useQuery(client.get(useTenant().uuid, uuid))
  return query.data ? textOf(query.data) : query.isError ? wording.missingRecord : '…'
}

type RecordChoiceProps<R extends Wire> = Choice & Named & { client: ResourceClient<R>; label: string }

function RecordChoice<R extends Wire>({ client, label, textOf, value, onChange }: RecordChoiceProps<R>) {
  const [text, setText] = useState('')
  const wanted = useDebounced(text.trim())
  const query = useQuery(
    client.list(useTenant().uuid, { perPage: '24', ...(wanted === '' ? { sort: '-updatedAt' } : { q: wanted }) }),
  )
  return (
    <ChoiceSearch<{ uuid: string }>
      label={label}
      items={query.data?.data ?? []}
      itemId={({ uuid }) => uuid}
      itemText={textOf}
      value={value}
      onChange={onChange}
      text={text}
      onSearch={setText}
      isLoading={query.isFetching && (query.isPending || query.isPlaceholderData)}
      emptyText={wording.nothingFound}
    />
  )
}

/** Filters by the place that something is in or about. */
export const destinationFilter = recordFilter<typeof destination>('destination', wording.destination, {
  client: clients.destinations,
})

/** Filters by the larger destination that a destination belongs to. */
export const parentFilter = recordFilter<typeof destination>('parent', wording.partOf, { client: clients.destinations })

/** Filters by who something is bought from. */
export const supplierFilter = recordFilter<typeof supplier>('supplier', wording.supplier, {
  client: clients.suppliers,
  readWith: 'suppliers:read',
})

/** Filters by the member who looks after something. */
export const ownerFilter = recordFilter<typeof user>('owner', wording.owner, { client: clients.users })

/** Filters by the client of an itinerary. */
export const clientFilter = recordFilter<typeof contact>('client', wording.client, {
  client: clients.contacts,
  readWith: 'contacts:read',
})

/** Filters by who pays or has paid. */
export const payerFilter = recordFilter<typeof contact>('payer', wording.payer, {
  client: clients.contacts,
  readWith: 'contacts:read',
})

/** Filters by the itinerary that something is for. */
export const itineraryFilter = recordFilter<typeof itinerary>('itinerary', wording.itinerary, {
  client: clients.itineraries,
  textOf: titleOf,
})
