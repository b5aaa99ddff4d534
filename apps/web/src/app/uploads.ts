import { useSession } from '../data/session.ts'
import { keptUploadsMark, provideUpload } from '../kit/upload-provided.ts'
import { device } from '../data/text-store.ts'

/** Tells forms and lists where the upload dialog is, and goes on with uploads that a closed page or an ended session left. */
export const followUploads = (): void => {
  provideUpload(async () => (await import('../features/media/upload/upload-dialog.tsx')).UploadDialog)
  const resume = () => {
    // Most people have none, and need not load what keeps them.
    if (useSession.getState().user && device.read(keptUploadsMark) !== null)
      void import('./resume-uploads.ts').then((code) => code.resume()).catch(() => {})
  }
  useSession.subscribe(({ user }, before) => {
    if (user?.uuid !== before.user?.uuid) resume()
  })
  resume()
}
