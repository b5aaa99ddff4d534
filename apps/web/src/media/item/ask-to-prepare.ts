import { ApiProblem, request } from '../../data/http.ts'
import { isProcessing, type MediaItem } from './media-picture.tsx'

/**
 * Requests another attempt to prepare a file after one has failed. If another user has already done so, that is fine. Rejects
 * with ApiProblem.
 * @returns the item, which is now processing
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
