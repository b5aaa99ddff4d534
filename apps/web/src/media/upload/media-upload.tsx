import { lazy } from '../../kit/lazy/lazy.tsx'
import type { MediaSummary } from '../item/media-picture.tsx'

/** What files are added for. */
export type UploadRequest = {
  /** The folder for new files; null for none. */
  folder: string | null
  /** Called with the files that are now in the library. */
  onUploaded: (items: readonly MediaSummary[]) => void
  onClose: () => void
}

const UploadDialog = lazy(async () => (await import('./upload-dialog.tsx')).UploadDialog, {
  missing: 'toast',
  isDialog: true,
})

/** The upload dialog; its code is loaded when it is first opened. */
export function MediaUpload({ isOpen, ...request }: UploadRequest & { isOpen: boolean }) {
  return isOpen && <UploadDialog {...request} onMissing={request.onClose} />
}
