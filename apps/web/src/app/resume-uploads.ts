import { uploads } from '../media/upload/upload-queue.ts'
import { toast } from '../ui/toast.ts'
import { queryClient } from './query-client.ts'
import * as wording from './wording.ts'

/** Resumes the uploads of a closed page, and says so. */
export const resume = async (): Promise<void> => {
  uploads.connect(queryClient)
  const count = await uploads.resume()
  if (count > 0)
    toast({
      title: wording.uploadsResumed({ count }),
      description: wording.uploadsResumedHint,
    })
}
