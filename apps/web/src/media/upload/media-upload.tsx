import { createContext, type ReactNode, use } from 'react'
import type { MediaSummary } from '../item/media-picture.tsx'

/** What files are added for. */
export type UploadRequest = {
  /** The folder new files go to; null for none. */
  folder: string | null
  /** Called with files that are in the library now. */
  onUploaded: (items: readonly MediaSummary[]) => void
  onClose: () => void
}

/** The upload dialog. It belongs to the pages of the library, which forms do not import: the app provides it. */
export const UploadDialogContext = createContext<(onMissing: () => void) => ReactNode>(() => null)

const RequestContext = createContext<UploadRequest | null>(null)

/** What the upload dialog was opened for. */
export const useUploadRequest = (): UploadRequest | null => use(RequestContext)

/** The upload dialog; its code is fetched when it is first opened. */
export function MediaUpload({ isOpen, ...request }: UploadRequest & { isOpen: boolean }) {
  const uploadDialog = use(UploadDialogContext)
  return isOpen && <RequestContext value={request}>{uploadDialog(request.onClose)}</RequestContext>
}
