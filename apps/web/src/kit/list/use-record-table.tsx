import { ArchiveRestore } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import type { TableColumn, TableSort } from '../../ui/table/table.tsx'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import type { Wire } from '../../data/resource-lists.ts'
import { useCan } from '../../data/session.ts'
import { useLatest } from '../page/use-latest.ts'
import { formatWhen } from '../words/dates.ts'
import { daysLeft, deletedAtOf } from '../words/days-left.ts'
import { isRemovableIn, type ListColumn, type ListDefinition, type Row } from './list-definition.ts'
import type { ListState } from './list-state.ts'
import { RowActions } from './row-actions.tsx'
import type { useListState } from './use-list-state.ts'
import * as wording from './wording.ts'

/** The actions that rows of a list use. */
type Acts<R extends Wire> = {
  rows: readonly Row<R>[]
  remove: (record: Row<R>) => void
  /** Null if the user may not. */
  duplicate: ((record: Row<R>) => unknown) | null
  bringBack: (records: readonly Row<R>[]) => unknown
  choose: (uuids: ReadonlySet<string>) => void
  change: ReturnType<typeof useListState>['change']
}

/**
 * How the rows of a list are rendered and sorted. Everything is memoised, so that rows are rendered again only when something
 * changes.
 */
export const useRecordTable = <R extends Wire>(
  definition: ListDefinition<R>,
  { binned, sort: order }: ListState,
  visible: readonly ListColumn<R>[],
  own: Acts<R>,
) => {
  const acts = useLatest({ ...own, order })
  const hasDuplicate = own.duplicate !== null
  const mayRemove = useCan(definition.removeWith)
  const hrefOf = useMemo(() => (binned ? undefined : hrefsOf(definition)), [definition, binned])
  const renderActions = useCallback(
    (record: Row<R>) =>
      binned ? (
        <RestoreButton name={definition.nameOf(record)} onPress={() => void acts.current.bringBack([record])} />
      ) : (
        <RowActions
          name={definition.nameOf(record)}
          href={hrefOf?.(record) ?? null}
          onDuplicate={hasDuplicate ? () => void acts.current.duplicate?.(record) : null}
          others={definition.rowActions?.(record) ?? []}
          onRemove={mayRemove && isRemovableIn(definition, record) ? () => acts.current.remove(record) : null}
        />
      ),
    [definition, binned, hasDuplicate, mayRemove, hrefOf, acts],
  )
  const columns = useMemo((): readonly TableColumn<Row<R>>[] => {
    const ownColumns = binned ? [...visible.filter(({ id }) => id !== 'updatedAt'), deletedColumn] : visible
    return [...ownColumns, { ...actionsColumn, ...(binned && { width: '7.5rem' }), render: renderActions }]
  }, [visible, binned, renderActions])
  const sortedBy = definition.columns.find(({ id }) => id === order.replace('-', ''))?.id
  const isDescending = order.startsWith('-')
  const sort = useMemo(
    (): TableSort | null =>
      sortedBy === undefined ? null : { column: sortedBy, direction: isDescending ? 'descending' : 'ascending' },
    [sortedBy, isDescending],
  )
  const onChoose = useCallback((wanted: ReadonlySet<string>) => acts.current.choose(wanted), [acts])
  const onSortChange = useCallback(
    ({ column, direction }: TableSort) => {
      const { change, order: present } = acts.current
      change({ sort: nextSort(definition, column, direction, present) })
    },
    [definition, acts],
  )
  const onRemove = useCallback(
    (uuid: string) => {
      const record = acts.current.rows.find((row) => row.uuid === uuid)
      if (record && isRemovableIn(definition, record)) acts.current.remove(record)
    },
    [definition, acts],
  )
  return { hrefOf, renderActions, columns, sort, onChoose, onSortChange, onRemove }
}

/** The path of a record; undefined for a resource whose records have no page. */
const hrefsOf = <R extends Wire>({ hrefOf, hasPages, path }: ListDefinition<R>) =>
  hrefOf ?? (hasPages ? ({ uuid }: Summary<R>) => `${path}/${uuid}` : undefined)

const actionsColumn = {
  id: 'actions',
  title: wording.actionsColumn,
  isTitleHidden: true,
  card: 'corner',
  width: '3rem',
} as const

function RestoreButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button size="small" icon={ArchiveRestore} aria-label={wording.restoreNamed({ name })} onPress={onPress}>
      {wording.restore}
    </Button>
  )
}

/** In the bin, replaces the column of the last change: how long a record stays there. */
const deletedColumn: TableColumn<object> = {
  id: 'deletedAt',
  title: wording.deletedColumn,
  align: 'end',
  width: '11rem',
  render: (record) => {
    const deletedAt = deletedAtOf(record)
    return (
      deletedAt && (
        <span>
          <span className="block">{daysLeft(deletedAt)}</span>
          <span className="block text-sm text-ink-soft">{wording.deletedWhen({ when: formatWhen(deletedAt) })}</span>
        </span>
      )
    )
  },
}

/**
 * The sort order when a column heading is pressed: the requested direction or, if the list does not offer it, the other one.
 */
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
