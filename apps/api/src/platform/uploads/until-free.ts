import { setTimeout as rest } from 'node:timers/promises'

/** Another request has been writing this upload for so long that this one gave up. */
export class UploadBusy extends Error {
  override name = 'UploadBusy'
}

const mostTries = 60
const restMs = 250

/** Asks again while another request writes, which is null or false. Rejects with UploadBusy after 15 seconds, or once aborted. */
export const untilFree = async <T>(ask: () => Promise<T | null | false>, signal?: AbortSignal): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask()
    if (answer !== null && answer !== false) return answer
    if (signal?.aborted || tries === mostTries) throw new UploadBusy('this file is being sent by another request')
    await rest(restMs)
  }
}
