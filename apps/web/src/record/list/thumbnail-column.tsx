import type { LucideIcon } from 'lucide-react'
import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import { RecordImage } from '../../kit/images/record-image.tsx'
import type { TableColumn } from '../../ui/table/table.tsx'
import * as wording from './wording.ts'

/** The image of a record, or the icon of its resource. Decorative, because the name is next to it. */
export const thumbnailColumn = <Row extends { thumbnail: Thumbnail | null }>(icon: LucideIcon): TableColumn<Row> => ({
  id: 'thumbnail',
  title: wording.imageColumn,
  isTitleHidden: true,
  card: 'picture',
  width: '5.5rem',
  render: ({ thumbnail }) => <RecordImage thumbnail={thumbnail} icon={icon} className="w-full min-w-16 rounded-xs" />,
})
