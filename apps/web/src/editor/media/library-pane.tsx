import { DropZone } from 'react-aria-components/DropZone'
import { useEffect, useState } from 'react'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { MediaChoice } from '../../media/choose/media-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { addPictures } from './add-pictures.ts'
import { pictureDrag, picturesIn } from './picture-drag.ts'
import { type PictureDropProps, usePictureZone } from './picture-drop.tsx'
import { usePicturePlaces } from './picture-places.ts'
import type { PicturePlace } from './place-of-day.ts'
import { classNames } from '../../ui/class-names.ts'
import * as wording from './wording.ts'

const drawZone = (props: PictureDropProps) => <PictureZone {...props} />

const none: ReadonlySet<string> = new Set()

/** The images of the library beside the form, to be dragged to their place, or selected and added. */
export function LibraryPane() {
  const [chosen, setChosen] = useState(none)
  const places = usePicturePlaces()
  useEffect(() => {
    usePictureZone.setState({ draw: drawZone })
    return () => usePictureZone.setState({ draw: null })
  }, [])
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [pictureDrag]: String(key) })),
    getAllowedDropOperations: () => ['copy'],
    renderDragPreview: (items) => (
      <div className="rounded-sm border border-brand bg-overlay px-3 py-2 text-sm font-medium text-ink">
        {wording.imageCount({ count: items.length })}
      </div>
    ),
  })
  return (
    <section aria-label={wording.paneLabel} className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{wording.paneHint}</p>
      <ul className="flex flex-col gap-2 bg-paper py-2 lg:sticky lg:top-(--sticky-top) lg:z-10">
        {places.map((place) => (
          <li key={place.id}>
            <Place
              place={place}
              count={chosen.size}
              onAdd={() => {
                addPictures(place, [...chosen])
                setChosen(none)
              }}
            />
          </li>
        ))}
      </ul>
      <MediaChoice
        kind="image"
        chosen={chosen}
        onChosenChange={setChosen}
        onChoose={() => {}}
        dragAndDropHooks={dragAndDropHooks}
      />
    </section>
  )
}

type PlaceProps = { place: PicturePlace; count: number; onAdd: () => void }

function Place({ place, count, onAdd }: PlaceProps) {
  const { label, value } = place
  return (
    <PictureZone place={place} className="border border-dashed border-line-strong">
      <div className="flex items-center gap-3 py-1.5 ps-3 pe-1.5 text-sm">
        <span dir="auto" className="min-w-0 grow truncate">
          {label}
        </span>
        <span className="shrink-0 text-ink-soft tabular-nums">{wording.imageCount({ count: value.length })}</span>
        <Button size="small" aria-label={wording.addTo({ place: label })} isDisabled={count === 0} onPress={onAdd}>
          {wording.add}
        </Button>
      </div>
    </PictureZone>
  )
}

/** A drop zone for images, for the pointer and for the keyboard mode of React Aria. */
function PictureZone({ place, className, children }: PictureDropProps & { className?: string }) {
  return (
    <DropZone
      aria-label={wording.imagesOf({ place: place.label })}
      getDropOperation={(types) => (types.has(pictureDrag) ? 'copy' : 'cancel')}
      onDrop={({ items }) => void picturesIn(items).then((uuids) => addPictures(place, uuids))}
      className={({ isDropTarget }) =>
        classNames('focus-ring rounded-sm', isDropTarget && 'bg-brand-tint outline-2 outline-brand', className)
      }
    >
      {children}
    </DropZone>
  )
}
