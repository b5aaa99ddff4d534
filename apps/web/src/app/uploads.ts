import { useSession } from '../kit/session.ts'
import { keptUploadsMark, provideUpload } from '../kit/upload-provided.ts'

/** Tells forms and lists where the upload dialog is, and goes on with uploads that a closed page left. */
export const followUploads = (): void => {
  provideUpload(async () => (await import('../features/media/upload/upload-dialog.tsx')).UploadDialog)
  // Whose they are; most people have none, and need not load what keeps them.
  if (localStorage.getItem(keptUploadsMark) === null) return
  const resumeOnce = () => {
    if (!useSession.getState().user) return
    stop()
    void import('./resume-uploads.ts').then(({ resume }) => resume()).catch(() => {})
  }
  const stop = useSession.subscribe(resumeOnce)
  resumeOnce()
}
