import { type ComponentType, createContext, use } from 'react'
import { LazyDialog } from './lazy/lazy-dialog.tsx'
import { loadUploadDialog, type UploadDialogProps } from './upload-provided.ts'

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
  const UploadDialog = await loadUploadDialog()
  return function Upload() {
    const asked = use(Asked)
    return UploadDialog && asked && <UploadDialog {...asked} />
  }
}
