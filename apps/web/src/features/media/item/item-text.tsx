import { formatDate } from '../../../kit/words/dates.ts'
import type { MediaItem } from '../../../media/item/media-picture.tsx'
import { licenceInWords } from './licences.ts'

/** The texts of a file, for users who may not edit them. */
export function ItemText({ item }: { item: MediaItem }) {
  const rows: [label: string, text: string | null][] = [
    ['Description', item.alt ?? (item.decorative ? 'Decorative' : null)],
    ['Caption', item.caption],
    ['Credit', item.credit],
    ['Licence', licenceInWords(item.licence)],
    ['May be used until', item.licenceExpires && formatDate(item.licenceExpires)],
    ['Place', item.location?.label ?? null],
    ['Folder', item.folder],
    ['Tags', item.tags.join(', ') || null],
  ]
  return (
    <div>
      <p className="mb-4 text-sm text-ink-soft">
        You may look at this file. Designers, Managers and Admins of your company may change it.
      </p>
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
