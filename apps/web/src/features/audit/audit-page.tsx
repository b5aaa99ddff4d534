import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ScrollText, SearchX } from 'lucide-react'
import type { AuditEvent } from '@sojourn/contract/audit'
import { type Page, perPageChoices } from '@sojourn/contract/kit/page'
import { request } from '../../data/http.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { WhomToAsk } from '../../kit/notices/ask-owner-notice.tsx'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccountEvents } from './account-events.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import { type AuditState, parametersOfAudit, readAuditState, searchOfAudit } from './audit-state.ts'
import * as wording from './wording.ts'

const auditEvents = (tenant: string, parameters: string) =>
  queryOptions({
    queryKey: [tenant, 'audit', parameters] as const,
    queryFn: ({ signal }) => request<Page<AuditEvent>>('GET', `/v1/${tenant}/audit?${parameters}`, { signal }),
    // Always fetched again, because users come to see the latest changes.
    staleTime: 0,
    placeholderData: (last, query) => (query?.queryKey[0] === tenant ? last : undefined),
  })

/** The activity log: who did what in the company, and when. */
export function AuditPage() {
  const mayRead = useCan('company:manage')
  return (
    <div className="page-column max-w-240">
      {mayRead ? (
        <ActivityLog />
      ) : (
        <>
          <PageHeader title={wording.pageTitle} />
          <WhomToAsk only={wording.onlyAdminsSee} />
        </>
      )}
    </div>
  )
}

/** The changes to records, or the events of accounts. */
function ActivityLog() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isAboutAccounts = search['view'] === 'accounts'
  return isAboutAccounts ? (
    <>
      <PageHeader title={wording.pageTitle}>{wording.accountsHint}</PageHeader>
      <Views current={accountsHref} />
      <AccountEvents />
    </>
  ) : (
    <Trail />
  )
}

const accountsHref = '/audit?view=accounts'

function Views({ current }: { current: string }) {
  return (
    <div className="mb-6">
      <LinkTabs
        label={wording.viewsLabel}
        items={[
          { href: '/audit', label: wording.changesView },
          { href: accountsHref, label: wording.accountsView },
        ]}
        current={current}
      />
    </div>
  )
}

function Trail() {
  const { uuid: tenant, name } = useTenant()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = readAuditState(search)
  const query = useQuery(auditEvents(tenant, parametersOfAudit(state)))
  const change = (changes: Partial<AuditState>) =>
    void navigate({
      to: '.',
      search: searchOfAudit({ ...state, page: 1, ...changes }),
      resetScroll: 'page' in changes,
    })
  const isNarrowed = Boolean(state.actor ?? state.group ?? state.from ?? state.to)
  const page = query.data
  return (
    <>
      <PageHeader title={wording.pageTitle} count={page?.meta.totalIsEstimate ? undefined : page?.meta.total}>
        {wording.changesHint({ company: name })}
      </PageHeader>
      <Views current="/audit" />
      <AuditFilters tenant={tenant} state={state} change={change} />
      {!page ? (
        <Waiting query={query} words={wording.waiting} rows={8} />
      ) : page.data.length === 0 ? (
        <Nothing
          isNarrowed={isNarrowed || state.page > 1}
          onClear={() => change({ actor: null, group: null, from: null, to: null })}
        />
      ) : (
        <div className={query.isPlaceholderData ? 'opacity-60' : undefined} aria-busy={query.isPlaceholderData}>
          <AuditList events={page.data} />
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

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return isNarrowed ? (
    <EmptyState
      icon={SearchX}
      title={wording.noChangesFound}
      actions={<Button onPress={onClear}>{wording.showAll}</Button>}
    >
      {wording.noChangesFoundHint}
    </EmptyState>
  ) : (
    <EmptyState icon={ScrollText} title={wording.noChanges}>
      {wording.noChangesHint}
    </EmptyState>
  )
}
