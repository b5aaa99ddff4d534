import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate, Route } from 'lucide-react'
import { useState } from 'react'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { RowImage } from '../../../kit/images/record-image.tsx'
import { formatDate } from '../../../kit/words/dates.ts'
import { ComboBox } from '../../../ui/combo-box.tsx'
import type { Source } from './starts.ts'
import * as wording from './wording.ts'

type SourceFieldProps = {
  label: string
  from: 'templates' | 'itineraries' | 'both'
  value: Source | null
  onChange: (source: Source | null) => void
  /** The uuids of sources that are chosen already. */
  except?: readonly string[]
  errorMessage?: string | null
  autoFocus?: boolean
}

/** A choice of a template or an earlier itinerary, found by typing, with its image and length. */
export function SourceField({
  label,
  from,
  value,
  onChange,
  except = [],
  errorMessage,
  autoFocus = false,
}: SourceFieldProps) {
  const { uuid: tenant } = useTenant()
  const [text, setText] = useState<string | null>(null)
  const parameters = { perPage: '24', ...(text ? { q: text } : { sort: '-updatedAt' }) }
  const templates = useQuery({
    ...clients.templates.list(tenant, parameters),
    enabled: text !== null && from !== 'itineraries',
  })
  const itineraries = useQuery({
    ...clients.itineraries.list(tenant, { ...parameters, template: 'false' }),
    enabled: text !== null && from !== 'templates',
  })
  const found: readonly Source[] = [
    ...(from === 'itineraries' ? [] : (templates.data?.data ?? []).map((row) => ({ ...row, isTemplate: true }))),
    ...(from === 'templates' ? [] : (itineraries.data?.data ?? []).map((row) => ({ ...row, isTemplate: false }))),
  ].filter(({ uuid }) => !except.includes(uuid))
  return (
    <ComboBox<Source>
      label={label}
      placeholder={wording.searchPlaceholder}
      items={found}
      itemId={({ uuid }) => uuid}
      itemText={({ title }) => title}
      {...(from === 'both' ? { itemSection: sectionOf } : {})}
      renderItem={(source) => <SourceRow source={source} />}
      isLoading={templates.isFetching || itineraries.isFetching}
      emptyText={wording.nothingFound}
      value={value}
      onChange={onChange}
      onSearch={setText}
      errorMessage={errorMessage}
      autoFocus={autoFocus}
    />
  )
}

const sectionOf = ({ isTemplate }: Source): string => (isTemplate ? wording.templates : wording.itineraries)

function SourceRow({ source }: { source: Source }) {
  const { title, dayCount, isTemplate, startDate, clientName, thumbnail } = source
  const facts = [wording.dayCount({ count: dayCount }), startDate && formatDate(startDate), clientName]
  return (
    <span className="flex min-w-0 items-center gap-3">
      <RowImage thumbnail={thumbnail} icon={isTemplate ? LayoutTemplate : Route} />
      <span className="min-w-0">
        <span dir="auto" className="block truncate">
          {title}
        </span>
        <span className="block truncate text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}
