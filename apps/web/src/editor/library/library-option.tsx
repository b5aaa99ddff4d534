import { ListBoxItem } from 'react-aria-components/ListBox'
import { RecordImage } from '../../kit/images/record-image.tsx'
import { durationInWords, inWords } from '../../kit/words/words.ts'
import { MediaPicture } from '../media/media-picture.tsx'
import { kindIcons } from '../words/segment-kinds.ts'
import type { LibraryItem } from './library-item.ts'
import * as wording from './wording.ts'

/** A search result from the library: its image, name, type and location. */
export function LibraryOption({ found, id }: { found: LibraryItem; id: string }) {
  const { kind, item, away } = found
  const Icon = kindIcons[kind]
  const [picture] = item.media
  const facts =
    kind === 'accommodation'
      ? inWords(found.item.type)
      : `${inWords(found.item.category)}, ${durationInWords(found.item.durationMin)}`
  return (
    <ListBoxItem
      id={id}
      textValue={item.name}
      className="flex cursor-pointer items-center gap-3 rounded-sm p-1.5 outline-none data-focused:bg-brand-tint data-hovered:not-data-focused:bg-sunken"
    >
      {item.thumbnail === undefined && picture ? (
        <MediaPicture reference={picture} ratio="1" sizes="3.5rem" className="size-14 shrink-0 rounded-sm" />
      ) : (
        <RecordImage thumbnail={item.thumbnail} icon={Icon} ratio="1" className="size-14 shrink-0 rounded-sm" />
      )}
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-medium">
          {item.name}
        </span>
        <span className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Icon aria-hidden size={14} className="shrink-0" />
          <span className="truncate">
            {[away !== undefined && wording.distance({ km: Math.round(away) }), facts, item.location?.label]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </span>
    </ListBoxItem>
  )
}
