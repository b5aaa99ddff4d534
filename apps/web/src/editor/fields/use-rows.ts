import { addRow, moveRow, removeRow, setRow } from '@sojourn/contract/itinerary/list-edits'
import type { RowStep } from '../../kit/form/rows-field.tsx'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'

type List = 'travellers' | 'paymentSchedule' | 'markupRules' | 'taxRules'
type RowOf<L extends List> = ItineraryDocument[L][number]

/** A list of the itinerary for `RowsField`. Each change of a row is an edit, which the history shows by name. */
export const useRows = <L extends List>(list: L) => {
  const itinerary = useItinerary()
  const rows: readonly RowOf<L>[] = useItineraryState((state) => state.document[list])
  const now = (): ItineraryDocument => itinerary.store.getState().document
  const set = (index: number, fields: Partial<RowOf<L>>, typing: string | null = null) =>
    itinerary.dispatch(setRow(now(), list, index, fields), typing)
  const change = (next: readonly RowOf<L>[], step: RowStep): void => {
    if (step.kind === 'remove') itinerary.dispatch(removeRow(now(), list, step.index))
    else if (step.kind === 'move') itinerary.dispatch(moveRow(now(), list, step.index, step.to))
    else {
      const row = next[step.kind === 'set' ? step.index : next.length - 1]
      if (row === undefined) return
      if (step.kind === 'set') set(step.index, row)
      else itinerary.dispatch(addRow(now(), list, row))
    }
  }
  return { rows, set, change, add: (row: RowOf<L>) => itinerary.dispatch(addRow(now(), list, row)) }
}
