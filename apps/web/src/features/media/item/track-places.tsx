import { Copy } from 'lucide-react'
import { copyText } from '../../../kit/page/copy-text.ts'
import { degreesText } from '../../../kit/location/degrees.ts'
import type { MediaItem } from '../../../media/item/media-picture.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import * as wording from './wording.ts'

type Place = NonNullable<MediaItem['sketch']>['places'][number]

/** The waypoints in a track file. Their coordinates can be copied into a location field. */
export function TrackPlaces({ places }: { places: readonly Place[] }) {
  return (
    <section aria-labelledby="item-places">
      <h3 id="item-places" className="eyebrow mb-2">
        {wording.placesTitle}
      </h3>
      <p className="mb-2 text-sm text-ink-soft">{wording.placesHint}</p>
      <ul className="flex max-h-80 flex-col overflow-y-auto">
        {places.map((place, index) => (
          <li key={index} className="flex items-center gap-3 border-b border-line py-1.5 last:border-0">
            <span className="min-w-0 grow text-sm">
              <bdi className="block wrap-anywhere">{nameOf(place)}</bdi>
              <span className="text-ink-soft tabular-nums">{degreesText(place, 5)}</span>
            </span>
            <IconButton
              icon={Copy}
              label={wording.copyCoordinates({ place: nameOf(place) })}
              onPress={() => void copyPlace(place)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const copyPlace = async (place: Place): Promise<void> => {
  const isCopied = await copyText(`${place.lat}, ${place.lng}`, null)
  toast(
    isCopied
      ? { title: wording.coordinatesCopied({ place: nameOf(place) }), tone: 'success' }
      : { title: wording.copyFailed, description: wording.copyFailedHint, tone: 'danger' },
  )
}

const nameOf = ({ name }: Place): string => name || wording.unnamedPlace
