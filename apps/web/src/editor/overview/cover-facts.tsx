import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { clientPriceOf } from '@sojourn/contract/itinerary/client-price'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { clients } from '../../data/clients.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { tasksOf } from '../../data/tasks.ts'
import { formatDate } from '../../kit/words/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { type EditorTab, useEditorTab } from '../panes/use-editor-tab.ts'
import { NamesOf } from '../people/itinerary-people.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { lengthAndPartyInWords, travelDatesInWords } from '../words/day-words.ts'
import { deadlinesOf } from './deadlines.ts'
import * as wording from './wording.ts'

/** What one wants to know of an itinerary first. What is edited on another tab has a button that leads there. */
export function CoverFacts() {
  const { client, owner, contributors } = useItineraryState((state) => state.document)
  const { isTemplate, status } = useItineraryState((state) => state.record)
  const dates = useItineraryState((state) => travelDatesInWords(state.document))
  const lengthAndParty = useItineraryState((state) => lengthAndPartyInWords(state.document))
  const mayReadContacts = useCan('contacts:read')
  return (
    <div className="p-6">
      <h2 className="title mb-4 text-lg">{wording.glanceTitle}</h2>
      <dl className="flex flex-col divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
        {!isTemplate && mayReadContacts && (
          <Fact name={wording.clientLabel} edit={{ tab: 'people', label: wording.editPeople }}>
            <NamesOf client={clients.contacts} at="/contacts" values={[client]} />
          </Fact>
        )}
        {!isTemplate && status && (
          <Fact name={wording.statusLabel}>
            <StatusBadge status={status} />
          </Fact>
        )}
        {!isTemplate && <NextDeadline />}
        <Fact name={isTemplate ? wording.lengthLabel : wording.dateLabel}>
          {!isTemplate && <span className="block tabular-nums">{dates}</span>}
          <span className={classNames('block tabular-nums', !isTemplate && 'text-sm text-ink-soft')}>
            {lengthAndParty}
          </span>
        </Fact>
        <Value />
        <Fact name={wording.ownerLabel}>
          <NamesOf client={clients.users} values={[owner]} />
        </Fact>
        <Fact name={wording.collaboratorsLabel}>
          <NamesOf client={clients.users} values={contributors} />
        </Fact>
      </dl>
    </div>
  )
}

type FactProps = { name: string; edit?: { tab: EditorTab; label: string }; children: ReactNode }

function Fact({ name, edit, children }: FactProps) {
  const { isReadOnly } = useItinerary()
  const [, setTab] = useEditorTab()
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="flex items-start justify-between gap-2">
        <div className="min-w-0 wrap-anywhere">{children}</div>
        {edit && !isReadOnly && (
          <IconButton icon={Pencil} label={edit.label} className="-my-1.5 shrink-0" onPress={() => setTab(edit.tab)} />
        )}
      </dd>
    </div>
  )
}

/** How many deadlines are listed after the next one. */
const laterCount = 2

function NextDeadline() {
  const document = useDeferredValue(useItineraryState((state) => state.document))
  const { status, heldUntil } = useItineraryState((state) => state.record)
  const { uuid: tenant, timezone: zone } = useTenant()
  const itinerary = useItineraryState((state) => state.record.uuid)
  const { data: tasks } = useQuery(tasksOf(tenant, itinerary))
  const [now] = useState(() => new Date())
  const deadlines = useMemo(
    () => deadlinesOf(document, { status, heldUntil, zone, now, ...(tasks && { tasks }) }),
    [document, status, heldUntil, zone, now, tasks],
  )
  const [next, ...later] = deadlines
  return (
    <Fact name={wording.deadlineLabel}>
      {next ? (
        <>
          <span dir="auto" className="block font-medium">
            {next.name}
          </span>
          <span className="block text-sm text-ink-soft tabular-nums">
            {next.days < 0
              ? wording.lateSince({ date: formatDate(next.date), days: -next.days })
              : wording.onDate({ date: formatDate(next.date), days: next.days })}
          </span>
          {later.slice(0, laterCount).map(({ name, date }) => (
            <span key={`${name} ${date}`} dir="auto" className="mt-1 block text-sm text-ink-soft tabular-nums">
              {wording.laterDeadline({ name, date: formatDate(date) })}
            </span>
          ))}
        </>
      ) : (
        <span className="text-ink-soft">{wording.noDeadline}</span>
      )}
    </Fact>
  )
}

/** What the itinerary is sold for. Users who may not see net prices read what was calculated when it was saved. */
function Value() {
  const seesPrices = useCan('pricing:read')
  const document = useDeferredValue(useItineraryState((state) => state.document))
  const stored = useItineraryState((state) => state.record.clientPrice)
  const price = useMemo(() => (seesPrices ? priceOfItinerary(document) : null), [seesPrices, document])
  const shown = price ? clientPriceOf(document, price) : stored
  const total = shown?.total ?? price?.total
  if (!seesPrices && !total) return null
  const each = shown?.perPerson
  return (
    <Fact name={wording.valueLabel} edit={{ tab: 'price', label: wording.editPrice }}>
      {total ? (
        <>
          <span className="block font-medium tabular-nums">{moneyInWords(total, 'short')}</span>
          {each && (
            <span className="block text-sm text-ink-soft tabular-nums">
              {(shown.perPersonIsRounded ? wording.valueAboutPerPerson : wording.valuePerPerson)({
                amount: moneyInWords(each, 'short'),
              })}
            </span>
          )}
        </>
      ) : (
        <span className="text-ink-soft">{wording.noValue}</span>
      )}
    </Fact>
  )
}
