import { type ComponentType, useEffect, useMemo } from 'react'
import { LazyDialog } from '../../../kit/lazy-dialog.tsx'
import type { MediaSummary } from '../../../kit/media-picture.tsx'
import { OpenItemContext } from '../item/open-item.ts'
import { useItemAddress } from '../item/use-item-address.ts'
import { closeMediaDialog, type MediaDialog, useMediaDialog } from '../media-dialogs.ts'

/** Over the list: the file of the address in a dialog, and what else is done with files. */
export function MediaOverlay({ records }: { records: readonly MediaSummary[] }) {
  const { uuid, go, close } = useItemAddress()
  const kind = useMediaDialog(({ open }) => open?.kind)
  // They are about files of this page.
  useEffect(() => closeMediaDialog, [])
  const open = useMemo(() => ({ uuid, records, go, close }), [uuid, records, go, close])
  return (
    <OpenItemContext value={open}>
      <LazyDialog isOpen={uuid !== null} load={loadItem} onFail={close} />
      <LazyDialog isOpen={kind === 'folder'} load={loads.folder} onFail={closeMediaDialog} />
      <LazyDialog isOpen={kind === 'licence'} load={loads.licence} onFail={closeMediaDialog} />
      <LazyDialog isOpen={kind === 'credit'} load={loads.credit} onFail={closeMediaDialog} />
      <LazyDialog isOpen={kind === 'edit'} load={loads.edit} onFail={closeMediaDialog} />
      <LazyDialog isOpen={kind === 'replace'} load={loads.replace} onFail={closeMediaDialog} />
    </OpenItemContext>
  )
}

const loadItem = async () => (await import('../item/item-dialog.tsx')).ItemDialog

const loads: Readonly<Record<MediaDialog['kind'], () => Promise<ComponentType>>> = {
  folder: async () => (await import('../bulk/folder-dialog.tsx')).FolderDialog,
  licence: async () => (await import('../bulk/licence-dialog.tsx')).LicenceDialog,
  credit: async () => (await import('../bulk/credit-dialog.tsx')).CreditDialog,
  edit: async () => (await import('../edit/picture-editor.tsx')).PictureEditor,
  replace: async () => (await import('../replace/replace-dialog.tsx')).ReplaceDialog,
}
