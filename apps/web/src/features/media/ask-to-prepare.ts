import { request } from '../../kit/http.ts'
import type { MediaItem } from '../../kit/media-picture.tsx'

/** Has what is shown of a file made once more, after that failed. Rejects with ApiProblem. @returns it in processing. */
export const askToPrepare = async (tenant: string, uuid: string): Promise<MediaItem> =>
  (await request<{ data: MediaItem }>('POST', `/v1/${tenant}/media/${uuid}/preparation`)).data
