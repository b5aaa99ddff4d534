import { ArchiveRestore, Download, Tags, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import { type Page, perPageChoices } from '@sojourn/contract/kit/page'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Table, type TableColumn, type TableSort } from '../../ui/table/table.tsx'
import { formatWhen } from '../words/dates.ts'
import type { Parameters as Asked, Wire } from '../../data/resource-client.ts'
import { useCan } from '../../data/session.ts'
import { useLatest } from '../page/use-latest.ts'
import { countOf } from '../words/words.ts'
import { daysLeft, deletedAtOf } from './bin.ts'
import { type ChosenAction, ChosenBar } from './chosen-bar.tsx'
import { exportList } from './export-list.ts'
import { InUseDialog } from './in-use-dialog.tsx'
import type { ListDefinition } from './list-definition.ts'
import { type ListState, parametersOf } from './list-state.ts'
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
  const { title, many, nameOf, client, chosenActions } = definition
  const { meta, data } = page
  const { remove, question } = useRemoveWithUndo(definition)
  const duplicate = useDuplicateFrom(definition)
  const [duplicating, setDuplicating] = useState<Row<R> | null>(null)
  const { progress, cancel, inUse, forgetInUse, ...work } = useChosenWork(definition)
  const { chosen, uuids, choose } = useChosen(
    data,
    JSON.stringify(parametersOf(state, { ...definition, hasBin: true })),
  )
  const [isTagging, setIsTagging] = useState(false)
  const mayRemove = useCan(definition.removeWith)
  const mayTag = useCan(definition.tagWith)
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
        ...(chosenActions?.(chosen, (change) => after(work.write(chosen, change))) ?? []),
        ...(file ? [exporting(file)] : []),
        ...(mayRemove && client.hasBin ? [binning] : []),
      ]

  const hrefOf = useMemo(() => hrefsOf(definition), [definition])
  const { duplicateDialog: DuplicateDialog } = definition
  // A frame later the menu is gone and its button has the focus again, which the dialog gives back.
  const ask = (record: Row<R>) => void requestAnimationFrame(() => setDuplicating(record))
  const askOrDuplicate = DuplicateDialog ? ask : duplicate
  const acts = useLatest({
    remove,
    duplicate: askOrDuplicate,
    bringBack: work.bringBack,
    change,
    choose,
    sort: state.sort,
  })
  const hasDuplicate = duplicate !== null
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
          onRemove={mayRemove ? () => acts.current.remove(record) : null}
        />
      ),
    [definition, binned, hasDuplicate, mayRemove, hrefOf, acts],
  )
  const columns = useMemo((): readonly TableColumn<Row<R>>[] => {
    const own = binned
      ? [...definition.columns.filter(({ id }) => id !== 'updatedAt'), deletedColumn]
      : definition.columns
    return [...own, { ...actionsColumn, ...(binned && { width: '7.5rem' }), render: renderActions }]
  }, [definition, binned, renderActions])
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
  const Rows = definition.views?.find(({ id }) => id === state.view)?.rows
  const choosing = actions.length > 0 ? { selected: uuids, onSelectedChange: onChoose } : {}
  return (
    <>
      {data.length === 0 ? (
        <NoRecords definition={definition} hasBin={client.hasBin && mayRemove} state={state} change={change} />
      ) : (
        <div className={isStale ? 'opacity-60 transition-opacity delay-200' : undefined} aria-busy={isStale}>
          {Rows ? (
            <Rows
              label={title}
              rows={data}
              nameOf={nameOf}
              hrefOf={binned ? undefined : hrefOf}
              renderActions={renderActions}
              {...choosing}
            />
          ) : (
            <Table
              label={title}
              columns={columns}
              rows={data}
              rowId={uuidOf}
              rowName={nameOf}
              rowHref={binned ? undefined : hrefOf}
              sort={sort}
              onSortChange={onSortChange}
              {...choosing}
            />
          )}
        </div>
      )}
      {question}
      {DuplicateDialog && duplicating && duplicate && (
        <DuplicateDialog
          title={nameOf(duplicating)}
          onDuplicate={(wanted) => duplicate(duplicating, wanted)}
          onClose={() => setDuplicating(null)}
        />
      )}
      <InUseDialog items={inUse} onClose={forgetInUse} />
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

/** Where records are opened; undefined for a resource whose records are not. */
const hrefsOf = <R extends Wire>({ hrefOf, hasPages, path }: ListDefinition<R>) =>
  hrefOf ?? (hasPages ? ({ uuid }: Summary<R>) => `${path}/${uuid}` : undefined)

const uuidOf = ({ uuid }: { uuid: string }): string => uuid

const actionsColumn = {
  id: 'actions',
  title: 'Actions',
  isTitleHidden: true,
  card: 'corner',
  width: '3rem',
} as const

function RestoreButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button size="small" icon={ArchiveRestore} aria-label={`Restore ${name}`} onPress={onPress}>
      Restore
    </Button>
  )
}

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
