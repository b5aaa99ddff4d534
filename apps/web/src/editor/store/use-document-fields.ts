import type { DocumentField, ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { useShallow } from 'zustand/react/shallow'
import { useItineraryState } from './itinerary-context.tsx'

/** Fields of the open document. Renders again only when one of them changes, not at every edit. */
export const useDocumentFields = <Name extends DocumentField>(
  ...names: readonly Name[]
): Pick<ItineraryDocument, Name> =>
  useItineraryState(
    useShallow(({ document }) => {
      const found: Partial<Pick<ItineraryDocument, Name>> = {}
      for (const name of names) found[name] = document[name]
      return found as Pick<ItineraryDocument, Name>
    }),
  )
