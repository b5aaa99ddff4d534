import { type ComponentType, createContext, use } from 'react'
import { LazyDialog } from './lazy-dialog.tsx'
import { loadProvidedUpload } from './upload-provided.ts'

/** What the dialog that uploads files is given. */
export type UploadDialogProps = {
  /** The folder new files go to; null for none. */
  folder: string | null
  /** Called with the uuids of files that are in the library now. */
  onUploaded: (uuids: readonly string[]) => void
  onClose: () => void
}

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
  const UploadDialog = await loadProvidedUpload()
  return function Upload() {
    const asked = use(Asked)
    return UploadDialog && asked && <UploadDialog {...asked} />
  }
}
