import type { ComponentType } from 'react'
import type { UploadDialogProps } from './media-upload.tsx'

type Load = () => Promise<ComponentType<UploadDialogProps>>

let provided: Load | null = null

/** Says where the upload dialog is: it belongs to the pages of the library, of which forms know nothing. */
export const provideUpload = (load: Load): void => {
  provided = load
}

/** Whether there is a dialog to upload files with. */
export const hasUpload = (): boolean => provided !== null

/** Its code, if there is one. */
export const loadProvidedUpload = async (): Promise<ComponentType<UploadDialogProps> | undefined> => provided?.()
