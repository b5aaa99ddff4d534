import type { Segment } from '@sojourn/contract/itinerary/document'
import { type Location, location } from '@sojourn/contract/kit/values'
import { FieldRow, FormPart } from './form-head.tsx'
import { PlaceField } from './place-field.tsx'
import { useSetSegment } from './trip-context.tsx'
import { TypedLine } from './typed-text.tsx'

/** From where to where, and with whom. */
export function TransportFields({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  return (
    <FormPart title="Journey">
      <FieldRow>
        <PlaceField
          label="From"
          place={segment.origin}
          onType={(label) => set({ origin: named(segment.origin, label) }, true)}
          onUnpin={() => set({ origin: unpinned(segment.origin) })}
        />
        <PlaceField
          label="To"
          place={segment.destination}
          onType={(label) => set({ destination: named(segment.destination, label) }, true)}
          onUnpin={() => set({ destination: unpinned(segment.destination) })}
        />
      </FieldRow>
      <FieldRow>
        <TypedLine
          label="Carrier"
          maxLength={120}
          value={segment.carrier}
          onType={(carrier) => set({ carrier }, true)}
        />
        <TypedLine
          label="Number"
          placeholder="e.g. SW 286"
          maxLength={40}
          value={segment.number}
          onType={(number) => set({ number }, true)}
        />
      </FieldRow>
    </FormPart>
  )
}

/** A place by its new name; a pin it has stays, because a name is more often put right than exchanged. */
const named = (place: Location | null, label: string | null): Location | null =>
  label === null ? null : place ? { ...place, label } : location().parse({ label })

const unpinned = (place: Location | null): Location | null => place && location().parse({ label: place.label })
