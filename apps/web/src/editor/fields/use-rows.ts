import { addRow, moveRow, removeRow, setRow } from '@sojourn/contract/itinerary/list-edits'
import type { RowStep } from '../../kit/form/rows-field.tsx'
import type { TripDocument } from '@sojourn/contract/itinerary/edit'
import { useTrip, useTripState } from '../store/trip-context.tsx'

type List = 'travellers' | 'paymentSchedule'
type RowOf<L extends List> = TripDocument[L][number]

/** A list of the trip for `RowsField`: each change of a row is an edit that names it in the history. */
export const useRows = <L extends List>(list: L) => {
  const trip = useTrip()
  const document = useTripState((state) => state.document)
  const rows: readonly RowOf<L>[] = document[list]
  const set = (index: number, fields: Partial<RowOf<L>>, typing: string | null = null) =>
    trip.dispatch(setRow(document, list, index, fields), typing)
  const change = (next: readonly RowOf<L>[], step: RowStep): void => {
    if (step.kind === 'remove') trip.dispatch(removeRow(document, list, step.index))
    else if (step.kind === 'move') trip.dispatch(moveRow(document, list, step.index, step.to))
    else {
      const row = next[step.kind === 'set' ? step.index : next.length - 1]
      if (row === undefined) return
      if (step.kind === 'set') set(step.index, row)
      else trip.dispatch(addRow(document, list, row))
    }
  }
  return { rows, set, change, add: (row: RowOf<L>) => trip.dispatch(addRow(document, list, row)) }
}
