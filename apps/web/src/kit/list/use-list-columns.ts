import { useMemo } from 'react'
import { type Parameters, type Wire, withFields } from '../../data/resource-lists.ts'
import { useSession } from '../../data/session.ts'
import type { ListColumn, ListDefinition } from './list-definition.ts'
import { type ListRules, type ListState, parametersOf } from './list-state.ts'
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

/**
 * The parameters of a list's request in a state, with the fields that it needs besides those of every list: for its actions and for the
 * visible columns.
 */
export const useListParameters = <R extends Wire>(
  { columns, fields = [], path }: ListDefinition<R>,
  rules: ListRules,
) => {
  const user = useSession((session) => session.user?.uuid ?? '')
  const stored = useStoredColumns(user, path)
  return (state: ListState): Parameters => {
    const ofColumns = columnsOf(columns, state.columns ?? stored).flatMap((column) => column.fields ?? [])
    return withFields(parametersOf(state, rules), [...new Set([...fields, ...ofColumns])])
  }
}

const columnsOf = <R extends Wire>(all: readonly ListColumn<R>[], chosen: readonly string[] | null | undefined) => {
  if (!chosen) return all.filter(({ isExtra }) => !isExtra)
  const found = chosen.flatMap((id) => all.find((column) => column.id === id) ?? [])
  const title = all.find(({ isRowHeader }) => isRowHeader)
  return title && !found.includes(title) ? [title, ...found] : found
}
