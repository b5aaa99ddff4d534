import { ImagePlus, Images, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { withMore } from '../../media/choose/media-choice.ts'
import { MediaPicker } from '../../media/choose/media-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MediaPicture } from '../media/media-picture.tsx'
import { useItinerary, useItineraryState, useSetItinerary } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** The cover of the itinerary, to be chosen and changed here. */
export function CoverPicture() {
  const { isReadOnly } = useItinerary()
  const cover = useItineraryState((state) => state.document.cover)
  const set = useSetItinerary()
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <div className="relative bg-sunken">
      {cover ? (
        <MediaPicture
          key={cover.media}
          reference={cover}
          ratio="16 / 9"
          sizes="(width < 64em) 100vw, 45rem"
          className="w-full lg:absolute lg:inset-0 lg:aspect-auto! lg:h-full"
        />
      ) : (
        <div className="flex aspect-video flex-col items-center justify-center gap-3 p-6 text-ink-soft lg:h-full">
          <Images aria-hidden size={28} />
          <p>{wording.noCover}</p>
        </div>
      )}
      {!isReadOnly && (
        <div className="absolute end-3 bottom-3 flex gap-2">
          <Button icon={ImagePlus} size="small" onPress={() => setIsChoosing(true)}>
            {cover ? wording.changeCover : wording.chooseCover}
          </Button>
          {cover && (
            <IconButton
              icon={Trash2}
              variant="secondary"
              label={wording.removeCover}
              onPress={() => set({ cover: null })}
            />
          )}
        </div>
      )}
      <MediaPicker
        title={wording.chooseCover}
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(media) => set({ cover: withMore([], [media], 'image')[0] ?? null })}
      />
    </div>
  )
}
