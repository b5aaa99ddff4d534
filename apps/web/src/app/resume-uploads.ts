import { uploads } from '../media/upload/upload-queue.ts'
import { countOf } from '../kit/words/words.ts'
import { toast } from '../ui/toast.ts'
import { queryClient } from './query-client.ts'

/** Resumes the uploads of a closed page, and says so. */
export const resume = async (): Promise<void> => {
  uploads.connect(queryClient)
  const count = await uploads.resume()
  if (count > 0)
    toast({
      title: `${countOf(count, 'upload')} ${count === 1 ? 'goes' : 'go'} on`,
      description: 'From where the page was closed.',
    })
}
