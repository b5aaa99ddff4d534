import { Images } from 'lucide-react'
import { mediaItem } from '@sojourn/contract/resources/media-item'
import { formatWhen } from '../../kit/dates.ts'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import { tagFilter } from '../../kit/list/open-filters.tsx'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { MediaThumbnail, mediaClient } from '../../kit/media-picture.tsx'
import { inWords, sizeInWords } from '../../kit/words.ts'
import { Badge } from '../../ui/badge.tsx'

const definition: ListDefinition<typeof mediaItem> = {
  client: mediaClient,
  path: '/media',
  title: 'Media Library',
  one: 'file',
  many: 'files',
  icon: Images,
  columns: [
    {
      id: 'picture',
      title: 'Picture',
      isTitleHidden: true,
      card: 'picture',
      width: '6.5rem',
      // The name stands beside it, so it is decoration.
      render: (item) => (
        <MediaThumbnail item={item} sizes="(width < 70em) min(28rem, 100vw), 6rem" className="w-full rounded-xs" />
      ),
    },
    {
      id: 'filename',
      title: 'Name',
      isRowHeader: true,
      isSortable: true,
      width: '16rem',
      render: ({ filename, caption }) => (
        <div>
          <span className="block wrap-anywhere">{caption ?? filename}</span>
          {caption && <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{filename}</span>}
        </div>
      ),
    },
    {
      id: 'alt',
      title: 'Description',
      card: 'none',
      render: ({ alt, decorative, kind }) =>
        alt ? (
          <span className="line-clamp-2 text-ink-soft">{alt}</span>
        ) : decorative || kind !== 'image' ? (
          '–'
        ) : (
          <Badge tone="warning">Description missing</Badge>
        ),
    },
    { id: 'folder', title: 'Folder', width: '11rem', render: ({ folder }) => folder ?? '–' },
    {
      id: 'size',
      title: 'Size',
      align: 'end',
      width: '8rem',
      render: ({ width, height, bytes }) => (
        <span className="whitespace-nowrap">
          {width && height ? `${width} × ${height}` : bytes === null ? '–' : sizeInWords(bytes)}
        </span>
      ),
    },
    {
      id: 'updatedAt',
      title: 'Changed',
      isSortable: true,
      align: 'end',
      width: '9rem',
      render: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(updatedAt)}</span>,
    },
  ],
  nameOf: ({ caption, filename }) => caption ?? filename,
  hasPages: false,
  csv: 'export',
  addWith: 'media:create',
  removeWith: 'media:delete',
  tagWith: 'media:update',
  emptyText: 'Photographs and documents for your itineraries will be listed here.',
  radio: {
    parameter: 'kind',
    label: 'Kind',
    options: mediaItem.fields.kind.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
  open: [tagFilter('media')],
  sorts: [
    { id: '-createdAt', label: 'Newest first' },
    { id: 'filename', label: 'Name, A to Z' },
    { id: '-filename', label: 'Name, Z to A' },
    { id: '-bytes', label: 'Largest first' },
    { id: '-updatedAt', label: 'Last changed first' },
    { id: 'updatedAt', label: 'Last changed last' },
  ],
}

/** The company's pictures and documents. */
export function MediaPage() {
  return <ResourceListPage definition={definition} />
}
