import { hasKeptUploads } from '../kit/kept-uploads.ts'
import { provideUpload } from '../kit/media-upload.tsx'
import { useSession } from '../kit/session.ts'
import { countOf } from '../kit/words.ts'
import { toast } from '../ui/toast.ts'
import { queryClient } from './query-client.ts'

/** Tells forms and lists where the upload dialog is, and goes on with uploads that a closed page left. */
export const followUploads = (): void => {
  provideUpload(async () => (await import('../features/media/upload/upload-dialog.tsx')).UploadDialog)
  const resumeOnce = () => {
    const user = useSession.getState().user?.uuid
    if (user === undefined || !hasKeptUploads(user)) return
    stop()
    void resume().catch(() => {})
  }
  const stop = useSession.subscribe(resumeOnce)
  resumeOnce()
}

const resume = async (): Promise<void> => {
  const { connectLibrary, resumeUploads } = await import('../features/media/upload/upload-queue.ts')
  connectLibrary(queryClient)
  const count = await resumeUploads()
  if (count > 0)
    toast({
      title: `${countOf(count, 'upload')} ${count === 1 ? 'goes' : 'go'} on`,
      description: 'From where the page was closed.',
    })
}
