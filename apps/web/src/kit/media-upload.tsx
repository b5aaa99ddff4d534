import { type ComponentType, createContext, use } from 'react'
import { LazyDialog } from './lazy-dialog.tsx'

/** What the dialog that uploads files is given. */
export type UploadDialogProps = {
  /** The folder new files go to; null for none. */
  folder: string | null
  /** Called with the uuids of files that are in the library now. */
  onUploaded: (uuids: readonly string[]) => void
  onClose: () => void
}

type Load = () => Promise<ComponentType<UploadDialogProps>>

let provided: Load | null = null

/** Says where the upload dialog is: it belongs to the pages of the library, of which forms know nothing. */
export const provideUpload = (load: Load): void => {
  provided = load
}

/** Whether there is a dialog to upload files with. */
export const hasUpload = (): boolean => provided !== null

const Asked = createContext<UploadDialogProps | null>(null)

/** The upload dialog; its code is fetched when it is first opened. */
export function MediaUpload({ isOpen, ...asked }: UploadDialogProps & { isOpen: boolean }) {
  return (
    <Asked value={asked}>
      <LazyDialog isOpen={isOpen} load={loadUpload} onFail={asked.onClose} />
    </Asked>
  )
}

const loadUpload = async (): Promise<ComponentType> => {
  const UploadDialog = await provided?.()
  return function Upload() {
    const asked = use(Asked)
    return UploadDialog && asked && <UploadDialog {...asked} />
  }
}
