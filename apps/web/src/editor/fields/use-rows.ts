import { addRow, moveRow, removeRow, setRow } from '@sojourn/contract/itinerary/list-edits'
import type { RowStep } from '../../kit/form/rows-field.tsx'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'

type List = 'travellers' | 'paymentSchedule' | 'markupRules' | 'taxRules'
type RowOf<L extends List> = ItineraryDocument[L][number]

/** A list of the itinerary for `RowsField`. Each change of a row is an edit, which the history shows by name. */
export const useRows = <L extends List>(list: L) => {
  const itinerary = useItinerary()
  const document = useItineraryState((state) => state.document)
  const rows: readonly RowOf<L>[] = document[list]
  const set = (index: number, fields: Partial<RowOf<L>>, typing: string | null = null) =>
    itinerary.dispatch(setRow(document, list, index, fields), typing)
  const change = (next: readonly RowOf<L>[], step: RowStep): void => {
    if (step.kind === 'remove') itinerary.dispatch(removeRow(document, list, step.index))
    else if (step.kind === 'move') itinerary.dispatch(moveRow(document, list, step.index, step.to))
    else {
      const row = next[step.kind === 'set' ? step.index : next.length - 1]
      if (row === undefined) return
      if (step.kind === 'set') set(step.index, row)
      else itinerary.dispatch(addRow(document, list, row))
    }
  }
  return { rows, set, change, add: (row: RowOf<L>) => itinerary.dispatch(addRow(document, list, row)) }
}
