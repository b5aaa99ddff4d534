import { useState } from 'react'
import { type Page, perPageChoices } from '@sojourn/contract/kit/page'
import { Pagination } from '../../ui/pagination.tsx'
import { Table } from '../../ui/table/table.tsx'
import type { Parameters, Wire } from '../../data/resource-lists.ts'
import { useCan } from '../../data/session.ts'
import { ChosenBar } from './chosen-bar.tsx'
import type { ListColumn, ListDefinition, Row } from './list-definition.ts'
import { type ListState, parametersOf } from './list-state.ts'
import { NoRecords } from './no-records.tsx'
import { type ListFile, useChosenActions } from './use-chosen-actions.tsx'
import { useChosen } from './use-chosen.ts'
import { useDuplicateFrom } from './use-duplicate.ts'
import type { useListState } from './use-list-state.ts'
import { useRecordTable } from './use-record-table.tsx'
import { useRemoveWithUndo } from './use-remove-with-undo.tsx'

type RecordsProps<R extends Wire> = {
  definition: ListDefinition<R>
  page: Page<Row<R>>
  state: ListState
  change: ReturnType<typeof useListState>['change']
  file: ListFile | null
  isStale: boolean
  /** The path of the list in the API, and the parameters of its present search. */
  source: { base: string; parameters: Parameters }
  /** The columns of the table, in their order. */
  columns: readonly ListColumn<R>[]
}

/** One page of a list: its rows, their actions, and links to other pages. */
export function Records<R extends Wire>(props: RecordsProps<R>) {
  const { definition, page, state, change, file, isStale, columns, source } = props
  const { title, many, nameOf, client } = definition
  const { data } = page
  const { remove, question } = useRemoveWithUndo(definition)
  const { duplicate, duplicateDialog } = useDuplicateOrAsk(definition)
  const choice = useChosen(data, JSON.stringify(parametersOf(state, { ...definition, hasBin: true })))
  const { chosen, uuids, choose } = choice
  const { actions, note, bringBack, progress, cancel, dialogs } = useChosenActions(definition, {
    ...choice,
    isBinned: state.binned,
    file,
  })
  const mayRemove = useCan(definition.removeWith)
  const table = useRecordTable(definition, state, columns, { rows: data, remove, duplicate, bringBack, choose, change })
  const view = definition.views?.find(({ id }) => id === state.view)
  const Rows = view?.rows
  const choosing = actions.length > 0 ? { selected: uuids, onSelectedChange: table.onChoose } : {}
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
              path={definition.path}
              source={source}
              hrefOf={table.hrefOf}
              renderActions={table.renderActions}
              {...choosing}
            />
          ) : (
            <Table
              label={title}
              columns={table.columns}
              rows={data}
              rowId={uuidOf}
              rowName={nameOf}
              rowHref={table.hrefOf}
              sort={table.sort}
              onSortChange={table.onSortChange}
              onRemove={mayRemove && !state.binned ? table.onRemove : undefined}
              {...choosing}
            />
          )}
        </div>
      )}
      {question}
      {duplicateDialog}
      {(chosen.length > 0 || progress) && (
        <ChosenBar
          many={many}
          count={chosen.length}
          onPage={data.length}
          actions={actions}
          note={note}
          progress={progress}
          onChooseAll={() => choose(new Set(data.map(({ uuid }) => uuid)))}
          onClear={() => choose(new Set())}
          onCancel={cancel}
        />
      )}
      {dialogs}
      {data.length > 0 && !view?.isWhole && <OtherPages title={title} page={page} state={state} change={change} />}
    </>
  )
}

/** Duplicates a record, after the list's own dialog if it has one. `duplicate` is null for users who may not. */
const useDuplicateOrAsk = <R extends Wire>(definition: ListDefinition<R>) => {
  const { duplicateDialog: Dialog } = definition
  const duplicate = useDuplicateFrom(definition)
  const [duplicating, setDuplicating] = useState<Row<R> | null>(null)
  // One frame later, the menu has closed and its button has the focus again, to which the dialog will return it.
  const ask = (record: Row<R>) => void requestAnimationFrame(() => setDuplicating(record))
  return {
    duplicate: duplicate && (Dialog ? ask : duplicate),
    duplicateDialog: Dialog && duplicating && duplicate && (
      <Dialog
        record={duplicating}
        onDuplicate={(wanted) => duplicate(duplicating, wanted)}
        onClose={() => setDuplicating(null)}
      />
    ),
  }
}

type OtherPagesProps = Pick<RecordsProps<Wire>, 'state' | 'change'> & {
  title: string
  page: Pick<Page<unknown>, 'meta'>
}

function OtherPages({ title, page: { meta }, state, change }: OtherPagesProps) {
  return (
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
  )
}

const uuidOf = ({ uuid }: { uuid: string }): string => uuid
