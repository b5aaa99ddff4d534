import { useNavigate } from '@tanstack/react-router'
import type { Place } from '@sojourn/contract/itinerary/checks/check'
import type { DocumentField } from '@sojourn/contract/itinerary/edit'
import { tripPriceFields } from '@sojourn/contract/itinerary/price-fields'
import { useTrip } from '../store/trip-context.tsx'
import type { EditorTab } from '../panes/use-editor-tab.ts'
import { wideScreen } from '../panes/use-pane.ts'

/** Opens the place where something is mended: the form of a day or a segment, or the tab of a field. */
export const useJump = (): ((place: Place) => void) => {
  const trip = useTrip()
  const navigate = useNavigate()
  return (place) => {
    if (place.kind !== 'trip') trip.select({ kind: place.kind, uuid: place.uuid })
    // On a small screen the days show one pane at a time.
    const form = wideScreen.matches ? {} : { pane: 'form' }
    const search = place.kind === 'trip' ? { tab: tabOf(place.field) } : form
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
const price: ReadonlySet<DocumentField> = new Set<DocumentField>(tripPriceFields)

const tabOf = (field: DocumentField): EditorTab => {
  if (price.has(field)) return 'price'
  if (people.has(field)) return 'people'
  return presentation.has(field) ? 'presentation' : 'overview'
}
