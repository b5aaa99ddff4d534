import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import type { ResourceClient } from '../../../data/resource-client.ts'
import { useTenant } from '../../../data/session.ts'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** An itinerary or template as the list endpoint returns it. */
export type ListedItinerary = { uuid: string; title: string; dayCount: number }

type ItineraryChoiceProps = {
  /** The client of itineraries or of templates. */
  client: ResourceClient<typeof itinerary>
  label: string
  placeholder: string
  emptyText: string
  value: ListedItinerary | null
  onChange: (chosen: ListedItinerary | null) => void
}

/** A field to search for one of the company's itineraries or templates, other than the open one. */
export function ItineraryChoice({ client, ...field }: ItineraryChoiceProps) {
  const { uuid: tenant } = useTenant()
  const self = useItineraryState(({ record }) => record.uuid)
  const [text, setText] = useState('')
  const list = useQuery(client.list(tenant, { perPage: '24', ...(text === '' ? { sort: '-updatedAt' } : { q: text }) }))
  return (
    <ComboBox<ListedItinerary>
      {...field}
      items={(list.data?.data ?? []).filter(({ uuid }) => uuid !== self)}
      itemId={({ uuid }) => uuid}
      itemText={({ title }) => title}
      renderItem={({ title, dayCount }) => (
        <span className="flex justify-between gap-3">
          <span dir="auto" className="min-w-0 truncate">
            {title}
          </span>
          <span className="shrink-0 text-ink-soft">{wording.dayCount({ count: dayCount })}</span>
        </span>
      )}
      isLoading={list.isFetching}
      onSearch={setText}
    />
  )
}
