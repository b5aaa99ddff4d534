import { lazy } from './lazy/lazy.tsx'
import { loadUploadDialog, type UploadDialogProps } from './upload-provided.ts'

/** The upload dialog; its code is fetched when it is first opened. */
export function MediaUpload({ isOpen, ...asked }: UploadDialogProps & { isOpen: boolean }) {
  return isOpen && <UploadDialog {...asked} onMissing={asked.onClose} />
}

const UploadDialog = lazy(async () => (await loadUploadDialog()) ?? (() => null), { missing: 'toast', isDialog: true })
