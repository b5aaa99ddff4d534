import { ApiProblem, request } from '../../data/http.ts'
import { isProcessing, type MediaItem } from './media-picture.tsx'

/**
 * Has what is shown of a file made once more, after that failed. Somebody else may have had it made already.
 * Rejects with ApiProblem. @returns it in processing.
 */
export const askToPrepare = async (tenant: string, uuid: string): Promise<MediaItem> => {
  const path = `/v1/${tenant}/media/${uuid}`
  const item = await request<{ data: MediaItem }>('POST', `${path}/preparation`).catch(async (error: unknown) => {
    if (!(error instanceof ApiProblem) || error.status !== 409) throw error
    const present = await request<{ data: MediaItem }>('GET', path)
    if (!isProcessing(present.data)) throw error
    return present
  })
  return item.data
}
