import { labelled } from '@sojourn/contract/kit/labelled'
import { Map as MapIcon, X } from 'lucide-react'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { LocationSearch } from '../../kit/location/location-search.tsx'
import { ofPlace, pinned, pinOf, renamed } from '../../kit/location/location-value.ts'
import { countryName } from '../../kit/words/places-known.ts'
import { Button } from '../../ui/button.tsx'
import { openDaysDialog } from '../panes/open-dialog.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import { lastPlaceBefore } from './last-place.ts'
import { useSetWithTitle } from './flights/use-set-with-title.ts'
import { placeChanges } from './kind-fields.ts'
import * as wording from './wording.ts'

type PlaceFieldProps = { segment: Segment; field: 'location' | 'origin' | 'destination'; label: string }

/** A place of a segment, found by name. It also sets the time zone of the segment. A button opens the map. */
export function PlaceField({ segment, field, label }: PlaceFieldProps) {
  const itinerary = useItinerary()
  const set = useSetWithTitle(segment.uuid)
  const place = effectiveSegment(segment)[field]
  const change = (next: Segment['location']) => set(placeChanges(segment, field, next))
  const where = place
    ? [place.city === place.label ? null : place.city, place.country && countryName(place.country), zoneWords(place)]
    : []
  return (
    <div className="min-w-0">
      <LocationSearch
        label={label}
        airportsFirst={segment.kind === 'flight'}
        value={place}
        near={pinOf(place) ?? lastPlaceBefore(itinerary.store.getState().document, segment)}
        onPlace={(found) => change(ofPlace(found))}
        onPoint={(point) => change(pinned(place, point))}
        onLabel={(text) => change(labelled(text))}
        onRename={(text) => place && change(renamed(place, text))}
      />
      <p className="mt-1 flex flex-wrap items-center gap-x-1 text-xs text-ink-soft">
        {place && <span className="me-1">{where.filter(Boolean).join(' · ') || wording.notOnMap}</span>}
        <Button
          variant="quiet"
          size="small"
          icon={MapIcon}
          className="-ms-2"
          aria-label={wording.showOnMapLabel({ place: label })}
          onPress={() => openDaysDialog({ from: 'map', segment: segment.uuid, field, label })}
        >
          {wording.showOnMap}
        </Button>
        {place && (
          <Button
            variant="quiet"
            size="small"
            icon={X}
            aria-label={wording.clearLabel({ place: label })}
            onPress={() => change(null)}
          >
            {wording.clear}
          </Button>
        )}
      </p>
    </div>
  )
}

const zoneWords = ({ timezone }: { timezone: string | null }): string | null => timezone?.replaceAll('_', ' ') ?? null
