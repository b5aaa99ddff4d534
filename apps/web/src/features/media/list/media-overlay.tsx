import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useMemo } from 'react'
import { LazyDialog } from '../../../kit/lazy/lazy-dialog.tsx'
import type { MediaSummary } from '../../../kit/media-picture.tsx'
import { MediaUpload } from '../../../kit/media-upload.tsx'
import { useCan, useTenant } from '../../../data/session.ts'
import { hasUpload } from '../../../kit/upload-provided.ts'
import { OpenItemContext } from '../item/open-item.ts'
import { useItemAddress } from '../item/use-item-address.ts'
import { closeMediaDialog, type MediaDialog, useMediaDialog } from '../media-dialogs.ts'

/** Over the list: the file of the address in a dialog, and what else is done with files. */
export function MediaOverlay({ records }: { records: readonly MediaSummary[] }) {
  const { uuid, go, close } = useItemAddress()
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const asked = useMediaDialog((state) => state.open)
  const kind = asked?.kind
  // They are about files of this page.
  useEffect(() => closeMediaDialog, [])
  const { isAsked, forget } = useUploadAddress()
  const open = useMemo(() => ({ uuid, records, go, close }), [uuid, records, go, close])
  return (
    <OpenItemContext value={open}>
      <LazyDialog isOpen={uuid !== null} load={loadItem} onFail={close} />
      <LazyDialog isOpen={kind === 'folder'} load={loads.folder} onFail={closeMediaDialog} />
      <LazyDialog isOpen={kind === 'licence'} load={loads.licence} onFail={closeMediaDialog} />
      <LazyDialog isOpen={kind === 'credit'} load={loads.credit} onFail={closeMediaDialog} />
      <LazyDialog isOpen={kind === 'edit'} load={loads.edit} onFail={closeMediaDialog} />
      <LazyDialog isOpen={kind === 'replace'} load={loads.replace} onFail={closeMediaDialog} />
      <MediaUpload
        isOpen={kind === 'upload' || isAsked}
        folder={asked?.kind === 'upload' ? asked.folder : null}
        onUploaded={() => void queries.invalidateQueries({ queryKey: [tenant, 'media'] })}
        onClose={() => {
          closeMediaDialog()
          if (isAsked) forget()
        }}
      />
    </OpenItemContext>
  )
}

/** Whether the address opens the upload dialog, `?upload`, as the sidebar's Add does; and what makes it forget that. */
const useUploadAddress = (): { isAsked: boolean; forget: () => void } => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const mayAdd = useCan('media:create') && hasUpload()
  const isAsked = 'upload' in search
  const forget = useCallback(() => {
    const without = ({ upload: _, ...rest }: Readonly<Record<string, unknown>>) => rest
    void navigate({ to: '.', search: without, replace: true, resetScroll: false })
  }, [navigate])
  return { isAsked: isAsked && mayAdd, forget }
}

const loadItem = async () => (await import('../item/item-dialog.tsx')).ItemDialog

const loads: Readonly<Record<Exclude<MediaDialog['kind'], 'upload'>, () => Promise<ComponentType>>> = {
  folder: async () => (await import('../bulk/folder-dialog.tsx')).FolderDialog,
  licence: async () => (await import('../bulk/licence-dialog.tsx')).LicenceDialog,
  credit: async () => (await import('../bulk/credit-dialog.tsx')).CreditDialog,
  edit: async () => (await import('../edit/picture-editor.tsx')).PictureEditor,
  replace: async () => (await import('../replace/replace-dialog.tsx')).ReplaceDialog,
}
