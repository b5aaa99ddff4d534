import { useQuery } from '@tanstack/react-query'
import { Route } from 'lucide-react'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { RecordImage } from '../../kit/images/record-image.tsx'
import { useTenant } from '../../data/session.ts'
import { formatDates, formatWhen } from '../../kit/words/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { HomeCard } from './home-card.tsx'
import { type RecentItinerary, recentItineraries } from './queries.ts'
import * as wording from './wording.ts'

const maxVisible = 6
/** On a phone, so that deadlines follow soon. */
const maxOnPhone = 3

/** The itineraries edited last, with their covers. */
export function RecentCard({ owner }: { owner: string | undefined }) {
  const { uuid: tenant } = useTenant()
  const query = useQuery(recentItineraries(tenant, owner))
  return (
    <HomeCard
      title={wording.recent}
      actions={
        <Link href="/itineraries?sort=-updatedAt" className="text-sm">
          {wording.allItineraries}
        </Link>
      }
      query={query}
      failure={wording.recentFailed}
      rows={maxVisible}
    >
      {({ data }) =>
        data.length === 0 ? (
          <p className="px-6 pt-1 pb-6 text-ink-soft">{owner ? wording.noOwnItineraries : wording.noItinerariesText}</p>
        ) : (
          <ul className="grid gap-x-5 gap-y-4 px-6 pt-3 pb-6 sm:grid-cols-3 sm:gap-y-6">
            {data.slice(0, maxVisible).map((row, place) => (
              <Tile key={row.uuid} itinerary={row} isFirst={place < maxOnPhone} />
            ))}
          </ul>
        )
      }
    </HomeCard>
  )
}

function Tile({ itinerary: row, isFirst }: { itinerary: RecentItinerary; isFirst: boolean }) {
  const { uuid, title, thumbnail, client, clientName, startDate, endDate, status, value, updatedAt } = row
  return (
    <li className={classNames('group relative flex min-w-0 gap-3 sm:flex-col sm:gap-2.5', !isFirst && 'max-sm:hidden')}>
      <RecordImage
        thumbnail={thumbnail}
        icon={Route}
        ratio="3 / 2"
        isEager={isFirst}
        className="w-22 shrink-0 self-start rounded-sm transition-[filter] group-hover:brightness-95 sm:w-full"
      />
      <div className="min-w-0 grow">
        <Link
          href={`/itineraries/${uuid}`}
          variant="plain"
          className="font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="truncate text-sm text-ink-soft">{clientName ?? (client === null && wording.noClient)}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {startDate ? formatDates(startDate, endDate ?? startDate) : wording.edited({ when: formatWhen(updatedAt) })}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          {status && <StatusBadge status={status} />}
          {value && <span className="text-sm tabular-nums">{moneyInWords(value, 'short')}</span>}
        </p>
      </div>
    </li>
  )
}
