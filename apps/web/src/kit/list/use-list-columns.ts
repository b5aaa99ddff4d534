import { useMemo } from 'react'
import type { Wire } from '../../data/resource-client.ts'
import { useSession } from '../../data/session.ts'
import type { ListColumn, ListDefinition } from './list-definition.ts'
import type { ListState } from './list-state.ts'
import { storeColumns, useStoredColumns } from './stored-columns.ts'
import type { ChangeList } from './use-list-state.ts'

/**
 * The columns of a list: those in the URL, else those that the user chose last, else the default. The column that names the
 * row is always among them.
 */
export const useListColumns = <R extends Wire>(definition: ListDefinition<R>, state: ListState, change: ChangeList) => {
  const user = useSession((session) => session.user?.uuid ?? '')
  const list = definition.path
  const stored = useStoredColumns(user, list)
  const chosen = state.columns ?? stored
  const all = definition.columns
  const visible = useMemo(() => columnsOf(all, chosen), [all, chosen])
  const choose = (ids: readonly string[] | null): void => {
    storeColumns(user, list, ids)
    if (state.columns !== null) change({ columns: null, page: state.page }, { replace: true })
  }
  return { all, visible, choose, isDefault: chosen === undefined || chosen === null }
}

const columnsOf = <R extends Wire>(all: readonly ListColumn<R>[], chosen: readonly string[] | null | undefined) => {
  if (!chosen) return all.filter(({ isExtra }) => !isExtra)
  const found = chosen.flatMap((id) => all.find((column) => column.id === id) ?? [])
  const title = all.find(({ isRowHeader }) => isRowHeader)
  return title && !found.includes(title) ? [title, ...found] : found
}
