import { FileText, Images } from 'lucide-react'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { mediaItem } from '@sojourn/contract/resources/media-item'
import { formatWhen } from '../../kit/dates.ts'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { resourceClient } from '../../kit/resource-client.ts'
import { inWords, sizeInWords } from '../../kit/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'

type MediaItem = Read<typeof mediaItem>

const definition: ListDefinition<typeof mediaItem> = {
  client: resourceClient(mediaItem),
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
      render: (item) => <Thumbnail item={item} />,
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
  addWith: 'media:create',
  removeWith: 'media:delete',
  emptyText: 'Photographs and documents for your itineraries will be listed here.',
  radio: {
    parameter: 'kind',
    label: 'Kind',
    options: mediaItem.fields.kind.schema.options.map((id) => ({ id, label: inWords(id) })),
  },
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

/** The browser takes the size that fits the row or the card. The name stands beside it, so it is decoration. */
function Thumbnail({ item }: { item: MediaItem }) {
  const sizes = item.variants.filter(({ mime, width }) => mime === 'image/webp' && width !== null)
  const [first] = sizes
  if (!first) {
    return (
      <span className="flex aspect-3/2 w-full items-center justify-center rounded-xs bg-sunken text-ink-faint">
        <FileText aria-hidden size={20} />
      </span>
    )
  }
  return (
    <Picture
      src={first.url}
      srcSet={sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes="(width < 70em) min(28rem, 100vw), 6rem"
      alt=""
      ratio="3 / 2"
      blur={item.placeholder}
      focalPoint={item.focal}
      className="w-full rounded-xs"
    />
  )
}
