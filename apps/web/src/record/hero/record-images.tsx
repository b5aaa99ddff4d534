import { useState } from 'react'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { useTenant } from '../../data/session.ts'
import { MediaThumbnail, useMediaItem } from '../../media/item/media-picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import * as wording from './wording.ts'

/** More would be smaller than a finger, and the form has them all. */
const maxThumbnails = 8

/** The main image of a record, wide, with small ones that take its place when they are pressed. */
export function RecordImages({ images }: { images: readonly MediaRef[] }) {
  const [chosen, setChosen] = useState(0)
  const visible = images.slice(0, maxThumbnails)
  const shown = visible[chosen] ?? visible[0]
  if (!shown) return null
  return (
    <div className="flex flex-col gap-2 md:h-72 md:flex-row lg:h-80">
      <div className="relative aspect-3/2 min-w-0 grow overflow-hidden rounded-md bg-sunken md:aspect-auto md:h-full">
        <Large key={chosen} image={shown} />
      </div>
      {visible.length > 1 && (
        <ul
          aria-label={wording.images}
          className={classNames(
            'grid shrink-0 grid-cols-4 content-start gap-2',
            visible.length <= 3 ? 'md:w-30 md:grid-cols-1' : 'md:w-44 md:grid-cols-2',
          )}
        >
          {visible.map((image, index) => (
            <li key={`${image.media} ${index}`} className="min-w-0">
              <Small
                image={image}
                label={wording.showImage({ position: index + 1, total: images.length })}
                isShown={image === shown}
                onShow={() => setChosen(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Large({ image }: { image: MediaRef }) {
  const item = useMediaItem(useTenant().uuid, image.media)
  if (item === null) return null
  if (item === undefined) return <Skeleton className="absolute inset-0" />
  return (
    <span className="absolute inset-0 block *:size-full!">
      <MediaThumbnail
        item={item}
        sizes="(width < 48em) 100vw, 60rem"
        ratio="auto"
        // A file name describes nothing; without a description, the title beside the image has to do.
        alt={image.alt ?? item.alt ?? image.caption ?? item.caption ?? ''}
        isEager
      />
    </span>
  )
}

type SmallProps = { image: MediaRef; label: string; isShown: boolean; onShow: () => void }

function Small({ image, label, isShown, onShow }: SmallProps) {
  const item = useMediaItem(useTenant().uuid, image.media)
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isShown}
      onClick={onShow}
      className="focus-ring relative block aspect-3/2 w-full cursor-pointer overflow-hidden rounded-sm bg-sunken outline-offset-2 aria-pressed:ring-2 aria-pressed:ring-brand"
    >
      {item && (
        <span className="absolute inset-0 block *:size-full!">
          <MediaThumbnail item={item} sizes="6rem" ratio="auto" />
        </span>
      )}
    </button>
  )
}
