import { LayoutGrid, Rows3 } from 'lucide-react'
import type { mediaItem } from '@sojourn/contract/resources/media-item'
import { formatWhen } from '../../../kit/words/dates.ts'
import { listDefinition } from '../../../kit/list/list-definition.ts'
import { tagFilter } from '../../../kit/list/open-filters.tsx'
import { AttentionBadges } from '../../../media/item/media-attention.tsx'
import { MediaGrid, MediaGridSkeleton } from '../../../media/choose/media-grid.tsx'
import { isProcessing, MediaThumbnail, mediaClient } from '../../../media/item/media-picture.tsx'
import { sizeInWords } from '../../../kit/words/words.ts'
import { mediaItemResource } from '../media-item-resource.ts'
import { AddFiles } from './add-files.tsx'
import { countryFilter, folderFilter, stateFilter } from './media-filters.tsx'
import { MediaAside } from './media-aside.tsx'
import { MediaOverlay } from './media-overlay.tsx'

/** The media library as a list: a grid of thumbnails, or a table. */
export const mediaDefinition = listDefinition<typeof mediaItem>(mediaItemResource, {
  client: mediaClient,
  savedAs: 'media',
  views: [
    { id: 'grid', label: 'As a grid', icon: LayoutGrid, rows: MediaGrid, skeleton: <MediaGridSkeleton /> },
    { id: 'table', label: 'As a table', icon: Rows3 },
  ],
  columns: [
    {
      id: 'picture',
      title: 'Picture',
      isTitleHidden: true,
      card: 'picture',
      width: '6.5rem',
      // Decorative, because the name is next to it.
      render: (item) => (
        <MediaThumbnail
          item={item}
          sizes="(width < 70em) min(28rem, 100vw), 5rem"
          className="w-full min-w-20 rounded-xs"
        />
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
          <span dir="auto" className="block wrap-anywhere">
            {caption ?? filename}
          </span>
          {caption && <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{filename}</span>}
        </div>
      ),
    },
    {
      id: 'alt',
      title: 'Description',
      render: (item) => (
        <span className="flex flex-col items-start gap-1">
          <AttentionBadges item={item} />
          {item.alt && (
            <span dir="auto" className="line-clamp-2 text-ink-soft">
              {item.alt}
            </span>
          )}
        </span>
      ),
    },
    { id: 'folder', title: 'Folder', width: '10rem', render: ({ folder }) => folder ?? '–' },
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
      width: '8rem',
      render: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(updatedAt)}</span>,
    },
  ],
  nameOf: ({ caption, filename }) => caption ?? filename,
  csv: 'export',
  addButton: <AddFiles />,
  emptyText: 'Photographs and documents for your itineraries will be listed here.',
  radio: {
    parameter: 'kind',
    label: 'Kind',
    options: [
      { id: 'image', label: 'Pictures' },
      { id: 'document', label: 'Documents' },
      { id: 'track', label: 'Tracks' },
      { id: 'video_link', label: 'Video links' },
    ],
  },
  filters: [
    stateFilter,
    {
      parameter: 'licenceState',
      label: 'Licence',
      options: [
        { id: 'ending', label: 'Expiring or expired', sends: ['expiring', 'expired'] },
        { id: 'expiring', label: 'Expires within 60 days' },
        { id: 'expired', label: 'Expired' },
        { id: 'valid', label: 'Valid until a date' },
        { id: 'none', label: 'Without a last day' },
      ],
    },
    {
      parameter: 'lacks',
      label: 'Gaps',
      options: [
        { id: 'alt', label: 'Description missing' },
        { id: 'credit', label: 'Credit missing' },
        { id: 'licence', label: 'Licence unknown' },
      ],
    },
    {
      parameter: 'used',
      label: 'Use',
      options: [
        { id: 'true', label: 'Used somewhere' },
        { id: 'false', label: 'Not used' },
      ],
    },
  ],
  open: [folderFilter, tagFilter('media'), countryFilter],
  sorts: [
    { id: '-createdAt', label: 'Newest first' },
    { id: 'filename', label: 'Name, A to Z' },
    { id: '-filename', label: 'Name, Z to A' },
    { id: '-bytes', label: 'Largest first' },
    { id: '-updatedAt', label: 'Last changed first' },
    { id: 'updatedAt', label: 'Last changed last' },
  ],
  aside: MediaAside,
  overlay: MediaOverlay,
  isUnsettled: isProcessing,
})
