import { useQuery } from '@tanstack/react-query'
import type { ListOrigin } from '../../data/list-origin.ts'
import type { RecordDefinition, RecordResource } from '../record-definition.ts'

/** A record beside another one, and the page of the list that it is on. */
export type Neighbour = { uuid: string; origin: ListOrigin }

/** The records before and after a record in the list that it was opened from; null until known, and if it is not there. */
export const useNeighbours = <R extends RecordResource>(
  { client }: RecordDefinition<R>,
  origin: ListOrigin,
  uuid: string,
) => {
  const page = Number(origin.parameters['page'] ?? 1)
  const at = (wanted: number): ListOrigin => ({
    ...origin,
    parameters: { ...origin.parameters, page: wanted === 1 ? undefined : String(wanted) },
  })
  const queryOf = (wanted: number) => ({
    ...client.list(origin.scope, withoutUndefined(at(wanted).parameters)),
    // A page of another list would have other neighbours.
    placeholderData: undefined,
    // The order stays as it was in the list: one that is sorted by the last change would change with every save.
    refetchOnMount: false,
  })
  const { data: here } = useQuery(queryOf(page))
  const rows = here?.data ?? []
  const index = rows.findIndex((row) => row.uuid === uuid)
  const isFirst = index === 0 && page > 1
  const isLast = index >= 0 && index === rows.length - 1 && page < (here?.meta.pageCount ?? 1)
  const { data: before, isFetching: isFetchingBefore } = useQuery({ ...queryOf(page - 1), enabled: isFirst })
  const { data: after, isFetching: isFetchingAfter } = useQuery({ ...queryOf(page + 1), enabled: isLast })
  if (!here || index < 0) return null
  const neighbour = (row: { uuid: string } | undefined, wanted: number): Neighbour | null =>
    row ? { uuid: row.uuid, origin: at(wanted) } : null
  return {
    previous: isFirst ? neighbour(before?.data.at(-1), page - 1) : neighbour(rows[index - 1], page),
    next: isLast ? neighbour(after?.data[0], page + 1) : neighbour(rows[index + 1], page),
    position: (here.meta.from ?? 1) + index,
    total: here.meta.total,
    /** Whether a neighbour on another page of the list is not known yet. */
    isPending: (isFirst && !before && isFetchingBefore) || (isLast && !after && isFetchingAfter),
  }
}

/** The list's own requests have no parameters without a value, and the cached page is found by its parameters. */
const withoutUndefined = (parameters: ListOrigin['parameters']): ListOrigin['parameters'] =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined))
