import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Permission } from '@sojourn/contract/access'
import type { Page } from '@sojourn/contract/kit/page'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useListOrigin } from '../../data/list-origin.ts'
import type { Wire } from '../../data/resource-lists.ts'
import { currentTenant, mayIn, useCan, useSession } from '../../data/session.ts'
import { lazy } from '../lazy/lazy.tsx'
import { Waiting } from '../page/waiting.tsx'
import { AlphabetFilter } from './alphabet-filter.tsx'
import { type ListDefinition, listDefinition } from './list-definition.ts'
import { KeptNotice } from './kept-notice.tsx'
import { ListControls } from './list-controls.tsx'
import { ListMenu } from './list-menu.tsx'
import { isNarrowed, type ListState, parametersOf } from './list-state.ts'
import { Records } from './records.tsx'
import { SavedViews } from './saved-views.tsx'
import { useKeptPage } from './use-kept-page.ts'
import { useListColumns, useListParameters } from './use-list-columns.ts'
import { useListKeys } from './use-list-keys.ts'
import { type ChangeList, useListState } from './use-list-state.ts'
import * as wording from './wording.ts'

/** The list page of a resource that needs only its definition. */
export const listPage = <R extends Wire>(...[resource, own]: Parameters<typeof listDefinition<R>>) => {
  const definition = listDefinition(resource, own)
  return () => <ResourceListPage definition={definition} />
}

/** The list of one resource: search, filters, sort order, pages and actions on its records. */
export function ResourceListPage<R extends Wire>({ definition }: { definition: ListDefinition<R> }) {
  const { title, many, path } = definition
  const scope = useScopeOf(definition)
  const rules = useRules(definition)
  const queryClient = useQueryClient()
  const parametersFor = useListParameters(definition, rules)
  const queryOf = (wanted: ListState) => definition.client.list(scope, parametersFor(wanted))
  // Rows are requested while the router is still navigating.
  const { state, change } = useListState(rules, (next) => void queryClient.prefetchQuery(queryOf(next)))
  const query = useQuery({
    ...queryOf(state),
    refetchInterval: ({ state: { data } }) =>
      definition.isUnsettled && data?.data.some(definition.isUnsettled) ? refetchMs : false,
  })
  const mayAdd = useCan(definition.addWith)
  const { page, isKept } = useKeptPage(query, { scope, isBinned: state.binned })
  const source = {
    base: definition.client.path(scope),
    parameters: { ...definition.client.fixed, ...parametersOf(state, rules) },
  }
  const file = definition.csv && !state.binned ? source : null
  // There is nothing to search or to export: the empty page itself says how to start.
  const isBlank = page?.meta.total === 0 && !isKept && !state.binned && !isNarrowed(state, rules)
  const adds = mayAdd && !state.binned && !isBlank
  const hasAdd = adds && definition.hasPages
  const addButton = adds && definition.addButton
  const { overlay: Overlay } = definition
  const view = definition.views?.find(({ id }) => id === state.view)
  const hasImport = mayAdd && !state.binned && definition.csv === 'export and import'
  const imported = hasImport ? { plural: definition.client.plural, many } : null
  useListOrigin(state.binned ? null : { path, scope, parameters: parametersFor(state) })
  useListKeys(hasAdd ? `${path}/create` : null)
  usePageThatExists(isKept ? undefined : page, state, change)
  const columns = useListColumns(definition, state, change)
  const { openColumns, columnsDialog } = useColumnsDialog(columns)
  const hasTable = view?.rows === undefined
  const hasAlphabet = state.letter !== null || (page?.meta.pageCount ?? 1) > 1
  const controls = !isBlank && (
    <ListControls
      rules={rules}
      state={state}
      change={change}
      many={many}
      hasAlphabet={hasAlphabet && !definition.hasOpenAlphabet}
      savedViews={
        definition.savedAs && !state.binned ? (
          <SavedViews
            list={definition.savedAs}
            path={path}
            many={many}
            columns={columns.isDefault ? null : columns.visible.map(({ id }) => id)}
          />
        ) : undefined
      }
      menu={
        <ListMenu
          file={file}
          imported={imported}
          onColumns={hasTable && !state.binned ? openColumns : null}
          onBin={rules.hasBin && !state.binned ? () => change({ binned: true }) : null}
        />
      }
    />
  )
  const rows = (
    <>
      {state.binned && page && page.data.length > 0 && (
        <p className="pb-3 text-sm text-ink-soft">{wording.binNotice}</p>
      )}
      {isKept && <KeptNotice query={query} many={many} />}
      {page ? (
        <Records
          definition={definition}
          page={page}
          state={state}
          change={change}
          file={file}
          isStale={isKept && !query.isError && !query.isPaused}
          columns={columns.visible}
          source={source}
        />
      ) : (
        <Waiting query={query} words={wording.waitingForList} rows={8} skeleton={view?.skeleton} />
      )}
    </>
  )
  return (
    <div className="page-column max-w-320">
      <PageHeader
        isCompact
        title={state.binned ? wording.deletedTitle({ resources: many }) : title}
        count={page?.meta.total}
        actions={
          state.binned ? (
            <Button onPress={() => change({ binned: false })}>{wording.backToList({ resources: many })}</Button>
          ) : (
            (imported || definition.actions || hasAdd || addButton) && (
              <>
                {isBlank && imported && <ListMenu file={null} imported={imported} onColumns={null} onBin={null} />}
                {definition.actions}
                {hasAdd && (
                  <ButtonLink variant="primary" icon={Plus} href={`${path}/create`}>
                    {wording.add({ resource: definition.one })}
                  </ButtonLink>
                )}
                {addButton}
              </>
            )
          )
        }
      />
      {controls}
      <Arrangement definition={definition} state={state} change={change} isBlank={isBlank}>
        {rows}
      </Arrangement>
      {Overlay && <Overlay records={page?.data ?? none} />}
      {columnsDialog}
    </div>
  )
}

type ArrangementProps<R extends Wire> = {
  definition: ListDefinition<R>
  state: ListState
  change: ChangeList
  isBlank: boolean
  children: ReactNode
}

/** Puts what a list has beside its rows there: folders, or the letters. */
function Arrangement<R extends Wire>({ definition, state, change, isBlank, children }: ArrangementProps<R>) {
  const { aside: Aside, hasOpenAlphabet } = definition
  if (Aside && !isBlank)
    return (
      <div className="xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-8">
        <Aside state={state} change={change} />
        <div className="min-w-0">{children}</div>
      </div>
    )
  if (hasOpenAlphabet && !isBlank)
    return (
      <div className="flex flex-col-reverse lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-3">
        <div className="min-w-0">{children}</div>
        <AlphabetFilter value={state.letter} onChange={(letter) => change({ letter })} />
      </div>
    )
  return children
}

const useColumnsDialog = <R extends Wire>({ all, visible, choose }: ReturnType<typeof useListColumns<R>>) => {
  const [isOpen, setIsOpen] = useState(false)
  return {
    openColumns: () => setIsOpen(true),
    columnsDialog: isOpen && (
      <ColumnsDialog all={all} visible={visible} onChoose={choose} onClose={() => setIsOpen(false)} />
    ),
  }
}

const ColumnsDialog = lazy(async () => (await import('./columns-dialog.tsx')).ColumnsDialog, {
  missing: 'toast',
  isDialog: true,
})

/** How often a list is refetched while one of its records still changes by itself, in milliseconds. */
const refetchMs = 2500

const none: readonly never[] = []

const useScopeOf = <R extends Wire>(definition: ListDefinition<R>): string => definition.client.useScope()

/** The filters that the user may use in this list, and the bin for users who may delete. */
const useRules = <R extends Wire>(definition: ListDefinition<R>) => {
  const session = useSession()
  return useMemo(() => {
    const tenant = currentTenant(session)?.uuid
    const may = (permission: Permission) => tenant !== undefined && mayIn(session, tenant, permission)
    const { client, removeWith, open = [] } = definition
    return {
      ...definition,
      open: open.filter(({ readWith }) => readWith === undefined || may(readWith)),
      hasBin: client.hasBin && removeWith !== undefined && may(removeWith),
    }
  }, [definition, session])
}

/** Deleting the only record of the last page leaves a page that no longer exists. */
const usePageThatExists = (
  page: Page<unknown> | undefined,
  state: ListState,
  change: ReturnType<typeof useListState>['change'],
): void => {
  const last = page && page.data.length === 0 && page.meta.page === state.page ? page.meta.pageCount : null
  useEffect(() => {
    if (last !== null && last < state.page) change({ page: last }, { replace: true })
  }, [last, state.page, change])
}
