import { useNavigate } from '@tanstack/react-router'
import type { Place } from '@sojourn/contract/itinerary/checks/check'
import type { DocumentField } from '@sojourn/contract/itinerary/edit'
import { itineraryPriceFields } from '@sojourn/contract/itinerary/price-fields'
import { useItinerary } from '../store/itinerary-context.tsx'
import type { EditorTab } from '../panes/use-editor-tab.ts'
import { wideScreen } from '../panes/use-pane.ts'
import { ratesHash } from '../panes/rates-hash.ts'

/** Opens the place where a finding can be fixed: the form of a day or segment, the tab of a field, or the list of rates. */
export const useJump = (): ((place: Place) => void) => {
  const itinerary = useItinerary()
  const navigate = useNavigate()
  return (place) => {
    if (place.kind === 'rates') {
      void navigate({ to: '.', search: { tab: 'price' }, hash: ratesHash, resetScroll: false })
      return
    }
    if (place.kind !== 'itinerary') itinerary.select({ kind: place.kind, uuid: place.uuid })
    // On a small screen, the Days tab shows one pane at a time.
    const form = wideScreen.matches ? {} : { pane: 'form' }
    const search = place.kind === 'itinerary' ? { tab: tabOf(place.field) } : form
    void navigate({ to: '.', search, resetScroll: false })
  }
}

const people: ReadonlySet<DocumentField> = new Set([
  'adults',
  'children',
  'childAges',
  'infants',
  'travellers',
  'client',
  'agency',
  'owner',
  'contributors',
])
const presentation: ReadonlySet<DocumentField> = new Set([
  'cover',
  'gallery',
  'highlights',
  'language',
  'theme',
  'sections',
  'guides',
  'pages',
  'documents',
  'terms',
])
const price: ReadonlySet<DocumentField> = new Set<DocumentField>(itineraryPriceFields)

const tabOf = (field: DocumentField): EditorTab => {
  if (price.has(field)) return 'price'
  if (people.has(field)) return 'people'
  return presentation.has(field) ? 'presentation' : 'overview'
}
