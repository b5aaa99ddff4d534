import type { Page } from '@sojourn/contract/kit/page'
import { ApiProblem, request } from '../../data/http.ts'
import { isProcessing, type MediaItem, type MediaSummary } from '../item/media-picture.tsx'
import { searchOf } from '../../data/resource-client.ts'
import { RejectedFile } from './send-file.ts'

/** An item whose bytes are there, and what they are. */
export type Preparing = { tenant: string; media: string; sha256: string }

type Waiter = Preparing & { since: number; settle: (item: MediaItem) => void; lose: (error: unknown) => void }

/** A list answers at most this many items, and takes fewer values of a filter. */
const atOnce = 40
const maxListed = '96'
const [soonest, latest] = [300, 5000]
/** What takes longer goes on, but is no longer waited for. */
const patience = 10 * 60_000

/**
 * Waits for items to be prepared. What it returns resolves with one once it is prepared or could not be, and with it as it stands
 * when that takes too long; rejects with RejectedFile when it is gone; never once it was aborted. All that wait are asked after
 * together, a little less often each time.
 */
export const createPreparedWatch = () => {
  const waiters = new Set<Waiter>()
  let pause = soonest
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the timer runs out; 0 while there is none. */
  let due = 0

  const schedule = (): void => {
    clearTimeout(timer)
    due = Date.now() + pause
    timer = setTimeout(() => void askAfterAll(), pause)
    pause = Math.min(pause * 1.4, latest)
  }

  const askAfterAll = async (): Promise<void> => {
    due = 0
    for (const [tenant, some] of Map.groupBy(waiters, (waiter) => waiter.tenant))
      for (let n = 0; n < some.length; n += atOnce) await askAfter(waiters, tenant, some.slice(n, n + atOnce))
    // A new waiter may have started the timer meanwhile.
    if (waiters.size > 0 && due === 0) schedule()
  }

  return (preparing: Preparing, signal: AbortSignal): Promise<MediaItem> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return
      const waiter = { ...preparing, since: Date.now(), settle: resolve, lose: reject }
      waiters.add(waiter)
      signal.addEventListener('abort', () => waiters.delete(waiter))
      pause = soonest
      if (due === 0 || due > Date.now() + soonest) schedule()
    })
}

const askAfter = async (waiters: Set<Waiter>, tenant: string, some: readonly Waiter[]): Promise<void> => {
  const sha256 = [...new Set(some.map((one) => one.sha256))]
  const path = `/v1/${tenant}/media/`
  const page = await request<Page<MediaSummary>>('GET', `${path}${searchOf({ sha256, perPage: maxListed })}`).catch(
    () => null,
  )
  if (!page) return
  const listed = new Map(page.data.map((item) => [item.uuid, item]))
  const over = some.filter(({ media, since }) => {
    const item = listed.get(media)
    // One that is not in the list was deleted, or there are very many of the same.
    return !item || !isProcessing(item) || Date.now() - since > patience
  })
  await Promise.all(over.map((waiter) => conclude(waiters, waiter, `${path}${waiter.media}`)))
}

const conclude = async (waiters: Set<Waiter>, waiter: Waiter, path: string): Promise<void> => {
  try {
    const { data: item } = await request<{ data: MediaItem }>('GET', path)
    if (isProcessing(item) && Date.now() - waiter.since <= patience) return
    if (waiters.delete(waiter)) waiter.settle(item)
  } catch (error) {
    // Everything but its absence passes; it is asked after again.
    if (error instanceof ApiProblem && error.status === 404 && waiters.delete(waiter))
      waiter.lose(new RejectedFile('it was deleted meanwhile'))
  }
}
