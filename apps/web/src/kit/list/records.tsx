import { ArchiveRestore, Download, Tags, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import { type Page, perPageChoices } from '@sojourn/contract/kit/page'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Table, type TableColumn, type TableSort } from '../../ui/table.tsx'
import { formatWhen } from '../dates.ts'
import type { Parameters as Asked, Wire } from '../resource-client.ts'
import { useCan } from '../session.ts'
import { useLatest } from '../use-latest.ts'
import { countOf } from '../words.ts'
import { daysLeft, deletedAtOf } from './bin.ts'
import { type ChosenAction, ChosenBar } from './chosen-bar.tsx'
import { exportList } from './export-list.ts'
import type { ListDefinition } from './list-definition.ts'
import { type ListState, searchOf } from './list-state.ts'
import { NoRecords } from './no-records.tsx'
import { RowActions } from './row-actions.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { useChosen } from './use-chosen.ts'
import { useChosenWork } from './use-chosen-work.ts'
import { useDuplicateFrom } from './use-duplicate.ts'
import type { useListState } from './use-list-state.ts'
import { useRemoveWithUndo } from './use-remove-with-undo.tsx'

type RecordsProps<R extends Wire> = {
  definition: ListDefinition<R>
  page: Page<Row<R>>
  state: ListState
  change: ReturnType<typeof useListState>['change']
  /** Where the list can be taken away as CSV, and what it is asked for. */
  file: { base: string; parameters: Asked } | null
  isStale: boolean
}
type Row<R extends Wire> = Summary<R> & { uuid: string; rev: number }

/** One page of a list: its rows, what can be done with them, and the way to other pages. */
export function Records<R extends Wire>({ definition, page, state, change, file, isStale }: RecordsProps<R>) {
  const { title, many, nameOf, client, hasPages, chosenActions } = definition
  const { meta, data } = page
  const { remove, question } = useRemoveWithUndo(definition)
  const duplicate = useDuplicateFrom(definition)
  const { progress, cancel, ...work } = useChosenWork(definition)
  const { chosen, uuids, choose } = useChosen(data, JSON.stringify(searchOf(state, { ...definition, hasBin: true })))
  const [isTagging, setIsTagging] = useState(false)
  const mayRemove = useMay(definition.removeWith)
  const mayTag = useMay(definition.tagWith)
  const { binned } = state

  const after = (unfinished: Promise<ReadonlySet<string>>) => void unfinished.then(choose)
  const bringBack = { label: 'Restore', icon: ArchiveRestore, onAction: () => after(work.bringBack(chosen)) }
  const tagging = { label: 'Tag', icon: Tags, onAction: () => setIsTagging(true) }
  const exporting = (from: NonNullable<typeof file>) => ({
    label: 'Export',
    icon: Download,
    onAction: () => void exportList(from.base, { ...from.parameters, uuid: [...uuids] }),
  })
  const binning = { label: 'Delete', icon: Trash2, onAction: () => after(work.bin(chosen)) }
  const actions: readonly ChosenAction[] = binned
    ? [bringBack]
    : [
        ...(mayTag ? [tagging] : []),
        ...(chosenActions?.(chosen) ?? []),
        ...(file ? [exporting(file)] : []),
        ...(mayRemove && client.hasBin ? [binning] : []),
      ]

  const hrefOf = useMemo(
    () => definition.hrefOf ?? ((record: Summary<R>) => `${definition.path}/${record.uuid}`),
    [definition],
  )
  const acts = useLatest({ remove, duplicate, bringBack: work.bringBack, change, choose, sort: state.sort })
  const hasDuplicate = duplicate !== null
  const columns = useMemo((): readonly TableColumn<Row<R>>[] => {
    if (binned) {
      const restore = (record: Row<R>) => void acts.current.bringBack([record])
      return [
        ...definition.columns.filter(({ id }) => id !== 'updatedAt'),
        deletedColumn,
        restoreColumn(definition, restore),
      ]
    }
    return [
      ...definition.columns,
      {
        ...actionsColumn,
        render: (record) => (
          <RowActions
            name={definition.nameOf(record)}
            href={definition.hasPages ? hrefOf(record) : null}
            onDuplicate={hasDuplicate ? () => void acts.current.duplicate?.(record) : null}
            others={definition.rowActions?.(record) ?? []}
            onRemove={mayRemove ? () => acts.current.remove(record) : null}
          />
        ),
      },
    ]
  }, [definition, binned, hasDuplicate, mayRemove, hrefOf, acts])
  const sortedBy = definition.columns.find(({ id }) => id === state.sort.replace('-', ''))?.id
  const isDescending = state.sort.startsWith('-')
  const sort = useMemo(
    (): TableSort | null =>
      sortedBy === undefined ? null : { column: sortedBy, direction: isDescending ? 'descending' : 'ascending' },
    [sortedBy, isDescending],
  )
  const onChoose = useCallback((wanted: ReadonlySet<string>) => acts.current.choose(wanted), [acts])
  const onSortChange = useCallback(
    ({ column, direction }: TableSort) => {
      const { change: ask, sort: present } = acts.current
      ask({ sort: nextSort(definition, column, direction, present) })
    },
    [definition, acts],
  )
  return (
    <>
      {data.length === 0 ? (
        <NoRecords definition={definition} hasBin={client.hasBin && mayRemove} state={state} change={change} />
      ) : (
        <div className={isStale ? 'opacity-60 transition-opacity delay-200' : undefined} aria-busy={isStale}>
          <Table
            label={title}
            columns={columns}
            rows={data}
            rowId={uuidOf}
            rowName={nameOf}
            rowHref={hasPages && !binned ? hrefOf : undefined}
            sort={sort}
            onSortChange={onSortChange}
            {...(actions.length > 0 && { selected: uuids, onSelectedChange: onChoose })}
          />
        </div>
      )}
      {question}
      {(chosen.length > 0 || progress) && (
        <ChosenBar
          many={many}
          count={chosen.length}
          onPage={data.length}
          actions={actions}
          progress={progress}
          onChooseAll={() => choose(new Set(data.map(({ uuid }) => uuid)))}
          onClear={() => choose(new Set())}
          onCancel={cancel}
        />
      )}
      {isTagging && (
        <TagDialog
          what={countOf(chosen.length, definition.one, many)}
          records={chosen}
          onSave={(tags) => after(work.tag(chosen, tags))}
          onClose={() => setIsTagging(false)}
        />
      )}
      {data.length > 0 && (
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
      )}
    </>
  )
}

const uuidOf = ({ uuid }: { uuid: string }): string => uuid

const actionsColumn = {
  id: 'actions',
  title: 'Actions',
  isTitleHidden: true,
  card: 'corner',
  width: '3rem',
} as const

const restoreColumn = <R extends Wire>(
  { nameOf }: ListDefinition<R>,
  restore: (record: Row<R>) => void,
): TableColumn<Row<R>> => ({
  ...actionsColumn,
  width: '7.5rem',
  render: (record) => (
    <Button size="small" icon={ArchiveRestore} aria-label={`Restore ${nameOf(record)}`} onPress={() => restore(record)}>
      Restore
    </Button>
  ),
})

/** In the bin, instead of when a record was changed: how long it is still kept. */
const deletedColumn: TableColumn<object> = {
  id: 'deletedAt',
  title: 'Kept',
  align: 'end',
  width: '11rem',
  render: (record) => {
    const deletedAt = deletedAtOf(record)
    return (
      deletedAt && (
        <span>
          <span className="block">{daysLeft(deletedAt)}</span>
          <span className="block text-sm text-ink-soft">Deleted {formatWhen(deletedAt)}</span>
        </span>
      )
    )
  },
}

/** Whether somebody may do what needs a permission; nobody may do what names none. */
const useMay = (permission: Parameters<typeof useCan>[0] | undefined): boolean => {
  const may = useCan(permission ?? 'platform:manage')
  return permission !== undefined && may
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
