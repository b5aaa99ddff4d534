import { formatDate } from '../../../kit/words/dates.ts'
import type { MediaItem } from '../../../media/item/media-picture.tsx'
import { licenceInWords } from './licences.ts'
import * as wording from './wording.ts'

/** The texts of a file, for users who may not edit them. */
export function ItemText({ item }: { item: MediaItem }) {
  const rows: [label: string, text: string | null][] = [
    [wording.alt, item.alt ?? (item.decorative ? wording.decorative : null)],
    [wording.caption, item.caption],
    [wording.credit, item.credit],
    [wording.licence, licenceInWords(item.licence)],
    [wording.licenceExpires, item.licenceExpires && formatDate(item.licenceExpires)],
    [wording.location, item.location?.label ?? null],
    [wording.folder, item.folder],
    [wording.tags, item.tags.join(', ') || null],
  ]
  return (
    <div>
      <p className="mb-4 text-sm text-ink-soft">{wording.readOnly}</p>
      <dl className="flex flex-col gap-3">
        {rows.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd dir="auto" className="wrap-anywhere">
                  {text}
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
