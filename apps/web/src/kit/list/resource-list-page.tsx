import { useQuery } from '@tanstack/react-query'
import { Plus, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import type { Page } from '@sojourn/contract/kit/page'
import { perPageChoices } from '@sojourn/contract/kit/page'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import type { Wire } from '../resource-client.ts'
import { useCan } from '../session.ts'
import { Waiting } from '../waiting.tsx'
import { CsvActions } from './csv-actions.tsx'
import type { ListDefinition } from './list-definition.ts'
import { ListFilters } from './list-filters.tsx'
import { isNarrowed, type ListState, parametersOf } from './list-state.ts'
import { RowActions } from './row-actions.tsx'
import { useListState } from './use-list-state.ts'
import { useRemoveWithUndo } from './use-remove-with-undo.tsx'

/** The list of one noun: search, filters, order, pages, and what can be done with a record. */
export function ResourceListPage<R extends Wire>({ definition }: { definition: ListDefinition<R> }) {
  const scope = useScopeOf(definition)
  const { state, change } = useListState(definition)
  const query = useQuery(definition.client.list(scope, parametersOf(state, definition)))
  const mayAdd = useCan(definition.addWith)
  const hasAdd = mayAdd && definition.hasPages
  const page = query.data
  usePageThatExists(page, state, change)
  return (
    <div className="mx-auto max-w-320">
      <PageHeader
        title={definition.title}
        count={page?.meta.total}
        actions={
          (definition.csv || definition.actions || hasAdd) && (
            <>
              {definition.csv && (
                <CsvActions
                  base={definition.client.path(scope)}
                  parameters={{ ...definition.client.fixed, ...parametersOf(state, definition) }}
                  imported={
                    mayAdd && definition.csv === 'export and import'
                      ? { plural: definition.client.plural, many: definition.many }
                      : null
                  }
                />
              )}
              {definition.actions}
              {hasAdd && (
                <ButtonLink variant="primary" icon={Plus} href={`${definition.path}/create`}>
                  Add {definition.one}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <ListFilters rules={definition} state={state} change={change} many={definition.many} />
      {page ? (
        <Records definition={definition} page={page} state={state} change={change} isStale={query.isPlaceholderData} />
      ) : (
        <Waiting query={query} what={`the ${definition.many}`} rows={8} />
      )}
    </div>
  )
}

type RecordsProps<R extends Wire> = {
  definition: ListDefinition<R>
  page: Page<Summary<R> & { uuid: string }>
  state: ListState
  change: ReturnType<typeof useListState>['change']
  isStale: boolean
}

function Records<R extends Wire>({ definition, page, state, change, isStale }: RecordsProps<R>) {
  const { path, title, many, nameOf, hasPages, rowActions } = definition
  const { meta, data } = page
  const { remove, question } = useRemoveWithUndo(definition)
  const mayRemove = useMayRemove(definition)
  const hrefOf = definition.hrefOf ?? ((record: Summary<R>) => `${path}/${record.uuid}`)
  const actions: TableColumn<Summary<R>> = {
    id: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    card: 'corner',
    width: '3rem',
    render: (record) => (
      <RowActions
        name={nameOf(record)}
        href={hasPages ? hrefOf(record) : null}
        others={rowActions?.(record) ?? []}
        onRemove={mayRemove ? () => remove(record) : null}
      />
    ),
  }
  if (data.length === 0) {
    return isNarrowed(state, definition) ? (
      <NothingFound many={many} onClear={() => change({ q: '', letter: null, choice: null, filters: {} })} />
    ) : (
      <NothingYet definition={definition} />
    )
  }
  const sorted = definition.columns.find(({ id }) => id === state.sort.replace('-', ''))
  return (
    <div className={isStale ? 'opacity-60 transition-opacity delay-200' : undefined} aria-busy={isStale}>
      <Table
        label={title}
        columns={[...definition.columns, actions]}
        rows={data}
        rowId={({ uuid }) => uuid}
        rowName={nameOf}
        rowHref={hasPages ? hrefOf : undefined}
        sort={sorted && { column: sorted.id, direction: state.sort.startsWith('-') ? 'descending' : 'ascending' }}
        onSortChange={({ column, direction }) => change({ sort: nextSort(definition, column, direction, state.sort) })}
      />
      {question}
      <div className="pt-5">
        <Pagination
          label={title}
          page={meta.page}
          pageCount={meta.pageCount}
          from={meta.from ?? 0}
          to={meta.to ?? 0}
          total={meta.total}
          isEstimate={meta.totalIsEstimate}
          onPageChange={(next) => change({ page: next })}
          perPage={state.perPage}
          perPageChoices={perPageChoices}
          onPerPageChange={(perPage) => change({ perPage })}
        />
      </div>
    </div>
  )
}

const useScopeOf = <R extends Wire>(definition: ListDefinition<R>): string => definition.client.useScope()

const useMayRemove = <R extends Wire>({ removeWith }: ListDefinition<R>): boolean => {
  const may = useCan(removeWith ?? 'platform:manage')
  return removeWith !== undefined && may
}

function NothingFound({ many, onClear }: { many: string; onClear: () => void }) {
  return (
    <EmptyState icon={SearchX} title={`No ${many} like that`} actions={<Button onPress={onClear}>Show all</Button>}>
      Try fewer letters or another filter.
    </EmptyState>
  )
}

function NothingYet<R extends Wire>({ definition }: { definition: ListDefinition<R> }) {
  const { one, many, icon, path, hasPages, emptyText } = definition
  const mayAdd = useCan(definition.addWith)
  return (
    <EmptyState
      icon={icon}
      title={`No ${many} yet`}
      actions={
        hasPages &&
        mayAdd && (
          <ButtonLink variant="primary" icon={Plus} href={`${path}/create`}>
            Add {one}
          </ButtonLink>
        )
      }
    >
      {emptyText}
    </EmptyState>
  )
}

/** Deleting the last record of the last page leaves a page that is no more. */
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

/** The order a column's head asks for: the one it offers; when only one way is offered, that. */
const nextSort = <R extends Wire>(
  { sorts }: ListDefinition<R>,
  column: string,
  direction: 'ascending' | 'descending',
  present: string,
): string => {
  const wanted = direction === 'descending' ? `-${column}` : column
  const offered = sorts.filter(({ id }) => id.replace('-', '') === column)
  return (offered.find(({ id }) => id === wanted) ?? offered.find(({ id }) => id !== present))?.id ?? present
}
