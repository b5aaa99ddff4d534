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
import * as wording from './wording.ts'

/** The media library as a list: a grid of thumbnails, or a table. */
export const mediaDefinition = listDefinition<typeof mediaItem>(mediaItemResource, {
  client: mediaClient,
  savedAs: 'media',
  views: [
    { id: 'grid', label: wording.gridView, icon: LayoutGrid, rows: MediaGrid, skeleton: <MediaGridSkeleton /> },
    { id: 'table', label: wording.tableView, icon: Rows3 },
  ],
  columns: [
    {
      id: 'picture',
      title: wording.imageColumn,
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
      title: wording.nameColumn,
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
      title: wording.altColumn,
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
    { id: 'folder', title: wording.folderColumn, width: '10rem', render: ({ folder }) => folder ?? '–' },
    {
      id: 'size',
      title: wording.sizeColumn,
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
      title: wording.changedColumn,
      isSortable: true,
      align: 'end',
      width: '8rem',
      render: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(updatedAt)}</span>,
    },
  ],
  nameOf: ({ caption, filename }) => caption ?? filename,
  csv: 'export',
  addButton: <AddFiles />,
  emptyText: wording.emptyText,
  radio: {
    parameter: 'kind',
    label: wording.kindFilter,
    options: [
      { id: 'image', label: wording.images },
      { id: 'document', label: wording.documents },
      { id: 'track', label: wording.tracks },
      { id: 'video_link', label: wording.videoLinks },
    ],
  },
  filters: [
    stateFilter,
    {
      parameter: 'licenceState',
      label: wording.licenceFilter,
      options: [
        { id: 'ending', label: wording.licenceEnding, sends: ['expiring', 'expired'] },
        { id: 'expiring', label: wording.licenceExpiring },
        { id: 'expired', label: wording.licenceExpired },
        { id: 'valid', label: wording.licenceValid },
        { id: 'none', label: wording.licenceUnlimited },
      ],
    },
    {
      parameter: 'lacks',
      label: wording.lacksFilter,
      options: [
        { id: 'alt', label: wording.lacksAlt },
        { id: 'credit', label: wording.lacksCredit },
        { id: 'licence', label: wording.lacksLicence },
      ],
    },
    {
      parameter: 'used',
      label: wording.usageFilter,
      options: [
        { id: 'true', label: wording.used },
        { id: 'false', label: wording.notUsed },
      ],
    },
  ],
  open: [folderFilter, tagFilter('media'), countryFilter],
  sorts: [
    { id: '-createdAt', label: wording.newestFirst },
    { id: 'filename', label: wording.nameAscending },
    { id: '-filename', label: wording.nameDescending },
    { id: '-bytes', label: wording.largestFirst },
    { id: '-updatedAt', label: wording.lastChangedFirst },
    { id: 'updatedAt', label: wording.lastChangedLast },
  ],
  aside: MediaAside,
  fields: ['licence', 'licenceExpires', 'credit'],
  overlay: MediaOverlay,
  isUnsettled: isProcessing,
})
