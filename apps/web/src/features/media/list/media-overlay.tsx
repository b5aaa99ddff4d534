import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import type { MediaSummary } from '../../../media/item/media-picture.tsx'
import { MediaUpload } from '../../../media/upload/media-upload.tsx'
import { useCan, useTenant } from '../../../data/session.ts'
import { OpenItemContext } from '../item/open-item.ts'
import { useItemAddress } from '../item/use-item-address.ts'
import { closeMediaDialog, useMediaDialog } from '../media-dialogs.ts'

/** The dialogs over the list: the file in the URL, and the actions on files. */
export function MediaOverlay({ records }: { records: readonly MediaSummary[] }) {
  const { uuid, go, close } = useItemAddress()
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const activeDialog = useMediaDialog((state) => state.open)
  const Dialog = activeDialog && activeDialog.kind !== 'upload' ? dialogs[activeDialog.kind] : null
  // The dialogs are about files of this page.
  useEffect(() => closeMediaDialog, [])
  const { isAsked, forget } = useUploadAddress()
  const open = useMemo(() => ({ uuid, records, go, close }), [uuid, records, go, close])
  return (
    <OpenItemContext value={open}>
      {uuid !== null && <ItemDialog onMissing={close} />}
      {Dialog && <Dialog onMissing={closeMediaDialog} />}
      <MediaUpload
        isOpen={activeDialog?.kind === 'upload' || isAsked}
        folder={activeDialog?.kind === 'upload' ? activeDialog.folder : null}
        onUploaded={() => void queries.invalidateQueries({ queryKey: [tenant, 'media'] })}
        onClose={() => {
          closeMediaDialog()
          if (isAsked) forget()
        }}
      />
    </OpenItemContext>
  )
}

/**
 * Whether the URL opens the upload dialog, `?upload`, as the Add button in the sidebar does; and a function that removes it
 * from the URL.
 */
const useUploadAddress = (): { isAsked: boolean; forget: () => void } => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const mayAdd = useCan('media:create')
  const isAsked = 'upload' in search
  const forget = useCallback(() => {
    const without = ({ upload: _, ...rest }: Readonly<Record<string, unknown>>) => rest
    void navigate({ to: '.', search: without, replace: true, resetScroll: false })
  }, [navigate])
  return { isAsked: isAsked && mayAdd, forget }
}

const dialog = { missing: 'toast', isDialog: true } as const

const ItemDialog = lazy(async () => (await import('../item/item-dialog.tsx')).ItemDialog, dialog)

const dialogs = {
  folder: lazy(async () => (await import('../bulk/folder-dialog.tsx')).FolderDialog, dialog),
  licence: lazy(async () => (await import('../bulk/licence-dialog.tsx')).LicenceDialog, dialog),
  credit: lazy(async () => (await import('../bulk/credit-dialog.tsx')).CreditDialog, dialog),
  edit: lazy(async () => (await import('../edit/picture-editor.tsx')).PictureEditor, dialog),
  replace: lazy(async () => (await import('../replace/replace-dialog.tsx')).ReplaceDialog, dialog),
}
