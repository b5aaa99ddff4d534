import { useQuery } from '@tanstack/react-query'
import { mediaItemQuery } from '../../../media/item/media-picture.tsx'
import { useTenant } from '../../../data/session.ts'
import { useMediaDialog } from '../media-dialogs.ts'
import { EditorDialog } from './editor-dialog.tsx'

/** The editor that crops, rotates and brightens the requested image. The original file is not changed. */
export function PictureEditor() {
  const { uuid: tenant } = useTenant()
  const uuid = useMediaDialog(({ open }) => (open?.kind === 'edit' ? open.uuid : null))
  const { data: item } = useQuery({ ...mediaItemQuery(tenant, uuid ?? ''), enabled: uuid !== null })
  return item && <EditorDialog key={item.uuid} item={item} />
}
