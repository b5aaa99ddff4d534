import type { Page } from '@sojourn/contract/kit/page'
import { ApiProblem, request } from '../../data/http.ts'
import { isProcessing, type MediaItem, type MediaSummary } from '../item/media-picture.tsx'
import { searchOf } from '../../data/resource-lists.ts'
import { RejectedFile } from './send-file.ts'
import * as wording from './wording.ts'

/** An item whose bytes have been received, and their hash. */
export type Preparing = { tenant: string; media: string; sha256: string }

type Waiter = Preparing & { since: number; settle: (item: MediaItem) => void; lose: (error: unknown) => void }

/** The API's maximum page size is `maxListed`; it accepts fewer values in a filter. */
const atOnce = 40
const maxListed = '96'
const [soonest, latest] = [300, 5000]
/** After this time, in milliseconds, preparation continues on the server, but is no longer waited for. */
const timeoutMs = 10 * 60_000

/**
 * Waits for items to be prepared. The returned function resolves with an item once it is prepared or has failed, or in its
 * current state if that takes too long. It rejects with RejectedFile if the item was deleted, and stays pending if it is
 * aborted. All waiting items are polled together, a little less often each time.
 */
export const createPreparedWatch = () => {
  const waiters = new Set<Waiter>()
  let pauseMs = soonest
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the timer fires; 0 if there is none. */
  let dueAt = 0

  const schedule = (): void => {
    clearTimeout(timer)
    dueAt = Date.now() + pauseMs
    timer = setTimeout(() => void pollAll(), pauseMs)
    pauseMs = Math.min(pauseMs * 1.4, latest)
  }

  const pollAll = async (): Promise<void> => {
    dueAt = 0
    for (const [tenant, some] of Map.groupBy(waiters, (waiter) => waiter.tenant))
      for (let n = 0; n < some.length; n += atOnce) await poll(waiters, tenant, some.slice(n, n + atOnce))
    // A new waiter may have started the timer in the meantime.
    if (waiters.size > 0 && dueAt === 0) schedule()
  }

  return (preparing: Preparing, signal: AbortSignal): Promise<MediaItem> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return
      const waiter = { ...preparing, since: Date.now(), settle: resolve, lose: reject }
      waiters.add(waiter)
      signal.addEventListener('abort', () => waiters.delete(waiter))
      pauseMs = soonest
      if (dueAt === 0 || dueAt > Date.now() + soonest) schedule()
    })
}

const poll = async (waiters: Set<Waiter>, tenant: string, some: readonly Waiter[]): Promise<void> => {
  const sha256 = [...new Set(some.map((one) => one.sha256))]
  const path = `/v1/${tenant}/media/`
  const page = await request<Page<MediaSummary>>('GET', `${path}${searchOf({ sha256, perPage: maxListed })}`).catch(
    () => null,
  )
  if (!page) return
  const listed = new Map(page.data.map((item) => [item.uuid, item]))
  const finished = some.filter(({ media, since }) => {
    const item = listed.get(media)
    // An item that is not in the list was deleted, or there are very many with the same hash.
    return !item || !isProcessing(item) || Date.now() - since > timeoutMs
  })
  await Promise.all(finished.map((waiter) => conclude(waiters, waiter, `${path}${waiter.media}`)))
}

const conclude = async (waiters: Set<Waiter>, waiter: Waiter, path: string): Promise<void> => {
  try {
    const { data: item } = await request<{ data: MediaItem }>('GET', path)
    if (isProcessing(item) && Date.now() - waiter.since <= timeoutMs) return
    if (waiters.delete(waiter)) waiter.settle(item)
  } catch (error) {
    // Any error but a 404 is temporary; the item is polled again.
    if (error instanceof ApiProblem && error.status === 404 && waiters.delete(waiter))
      waiter.lose(new RejectedFile(wording.fileDeleted))
  }
}
