import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SearchX, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { IdentityEvent } from '@sojourn/contract/identity-event'
import { type Page, perPageChoices } from '@sojourn/contract/kit/page'
import { deviceInWords } from '../../kit/words/device-words.ts'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { Waiting } from '../../kit/page/waiting.tsx'
import { colleagues } from '../../kit/notices/ask-owner-notice.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { type AccountEventGroup, accountEventGroups, accountEventInWords } from './account-event-words.ts'
import { EventDays } from './event-days.tsx'
import * as wording from './wording.ts'

type State = { person: string | null; group: AccountEventGroup | null; page: number; perPage: number }

const readState = (search: Readonly<Record<string, unknown>>): State => ({
  person: isUuid(search['actor']) ? search['actor'] : null,
  group: accountEventGroups.find(({ id }) => id === search['what'])?.id ?? null,
  page: Math.min(1_000_000, Math.max(1, Math.trunc(Number(search['page'])) || 1)),
  perPage: perPageChoices.find((size) => size === Number(search['perPage'])) ?? 24,
})

const searchOf = ({ person, group, page, perPage }: State): Record<string, string> => ({
  view: 'accounts',
  ...(person && { actor: person }),
  ...(group && { what: group }),
  ...(page > 1 && { page: String(page) }),
  ...(perPage !== 24 && { perPage: String(perPage) }),
})

const accountEvents = (tenant: string, { person, group, page, perPage }: State) => {
  const query = new URLSearchParams({ page: String(page), perPage: String(perPage) })
  if (person) query.append('person', person)
  for (const kind of accountEventGroups.find(({ id }) => id === group)?.kinds ?? []) query.append('kind', kind)
  const parameters = query.toString()
  return queryOptions({
    queryKey: [tenant, 'identity-events', parameters] as const,
    queryFn: ({ signal }) =>
      request<Page<IdentityEvent>>('GET', `/v1/${tenant}/identity-events?${parameters}`, { signal }),
    staleTime: 0,
    placeholderData: (last, previous) => (previous?.queryKey[0] === tenant ? last : undefined),
  })
}

/** Logins, changes of passwords and roles, and exports of the members, newest first. */
export function AccountEvents() {
  const { uuid: tenant } = useTenant()
  const navigate = useNavigate()
  const state = readState(useSearch({ strict: false }))
  const query = useQuery(accountEvents(tenant, state))
  const change = (changes: Partial<State>) =>
    void navigate({ to: '.', search: searchOf({ ...state, page: 1, ...changes }), resetScroll: 'page' in changes })
  const page = query.data
  return (
    <>
      <Filters tenant={tenant} state={state} change={change} />
      {!page ? (
        <Waiting query={query} words={wording.waitingForEvents} rows={8} />
      ) : page.data.length === 0 ? (
        <Nothing
          isFiltered={Boolean(state.person ?? state.group)}
          onClear={() => change({ person: null, group: null })}
        />
      ) : (
        <div className={query.isPlaceholderData ? 'opacity-60' : undefined} aria-busy={query.isPlaceholderData}>
          <EventDays events={page.data} renderIcon={(event) => <EventIcon event={event} />}>
            {(event) => <Sentence event={event} />}
          </EventDays>
          <div className="pt-5">
            <Pagination
              label={wording.events}
              page={page.meta.page}
              pageCount={page.meta.pageCount}
              from={page.meta.from ?? 0}
              to={page.meta.to ?? 0}
              total={page.meta.total}
              isEstimate={page.meta.totalIsEstimate}
              onPageChange={(next) => change({ page: next })}
              perPage={state.perPage}
              perPageChoices={perPageChoices}
              onPerPageChange={(perPage) => change({ perPage })}
            />
          </div>
        </div>
      )}
    </>
  )
}

const all = 'all'

function Filters({
  tenant,
  state,
  change,
}: {
  tenant: string
  state: State
  change: (changes: Partial<State>) => void
}) {
  const { data } = useQuery(colleagues(tenant))
  const people = data?.data.map(({ uuid, name }) => ({ id: uuid, label: name })) ?? []
  const { person, group } = state
  const options =
    person && !people.some(({ id }) => id === person)
      ? [...people, { id: person, label: wording.unknownMember }]
      : people
  return (
    <search className="mb-6 grid items-end gap-4 xs:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
      <Select
        label={wording.memberFilter}
        options={[{ id: all, label: wording.allMembers }, ...options]}
        value={person ?? all}
        onChange={(id) => change({ person: id === all ? null : id })}
      />
      <Select
        label={wording.eventFilter}
        options={[{ id: all, label: wording.allEvents }, ...accountEventGroups.map(({ id, label }) => ({ id, label }))]}
        value={group ?? all}
        onChange={(id) => change({ group: accountEventGroups.find((one) => one.id === id)?.id ?? null })}
      />
      <Button isDisabled={!person && !group} onPress={() => change({ person: null, group: null })}>
        {wording.clearFilters}
      </Button>
    </search>
  )
}

function EventIcon({ event: { person, outcome } }: { event: IdentityEvent }) {
  if (outcome === 'success') return <Avatar name={person.name} isDecorative />
  return (
    <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-danger">
      <TriangleAlert aria-hidden size={16} />
    </span>
  )
}

function Sentence({ event }: { event: IdentityEvent }) {
  const { network, userAgent } = event
  return (
    <>
      <p className="wrap-anywhere">{renderSentence(event)}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {network ? wording.deviceAndNetwork({ device: deviceInWords(userAgent), network }) : wording.byOperator}
      </p>
    </>
  )
}

const renderSentence = (event: IdentityEvent): ReactNode =>
  accountEventInWords<ReactNode>(event, (name) => (
    <Link key="member" href={`/users/${event.person.uuid}`}>
      {name}
    </Link>
  ))

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon={SearchX}
      title={wording.noEventsFound}
      actions={<Button onPress={onClear}>{wording.clearFilters}</Button>}
    >
      {wording.noEventsFoundHint}
    </EmptyState>
  ) : (
    <EmptyState icon={ShieldCheck} title={wording.noEvents}>
      {wording.noEventsHint}
    </EmptyState>
  )
}
