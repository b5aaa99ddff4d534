import type { ComponentType } from 'react'
import type { MediaSummary } from './media-picture.tsx'

/** What the dialog that uploads files is given. */
export type UploadDialogProps = {
  /** The folder new files go to; null for none. */
  folder: string | null
  /** Called with files that are in the library now. */
  onUploaded: (items: readonly MediaSummary[]) => void
  onClose: () => void
}

type Load = () => Promise<ComponentType<UploadDialogProps>>

let provided: Load | null = null

/** Says where the upload dialog is: it belongs to the pages of the library, of which forms know nothing. */
export const provideUpload = (load: Load): void => {
  provided = load
}

/** Where this device says, without opening a database, that somebody has uploads to go on with: whose they are. */
export const keptUploadsMark = 'sojourn.uploads'

/** Whether there is a dialog to upload files with. */
export const hasUpload = (): boolean => provided !== null

/** The upload dialog; undefined where there is none. */
export const loadUploadDialog = async (): Promise<ComponentType<UploadDialogProps> | undefined> => provided?.()
