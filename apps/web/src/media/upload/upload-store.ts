import { createStore } from 'zustand/vanilla'
import type { KeptUpload } from './kept-uploads.ts'
import type { MediaItem, MediaSummary } from '../item/media-picture.tsx'

/** An upload as it is shown. */
export type Upload = {
  id: string
  tenant: string
  file: File
  folder: string | null
  /** As in media items; an upload that is only waiting is `processing`, too. */
  state: 'processing' | 'processing-complete' | 'processing-error' | 'invalid' | 'cancelled'
  step: 'waiting' | 'checking' | 'sending' | 'offline' | 'preparing' | null
  /** The number of bytes that the server has received. */
  sent: number
  /** Why it failed, as a sentence. */
  reason: string | null
  /** The item in the library: its own, or an existing one with the same file. */
  item: MediaItem | MediaSummary | null
  /** Whether the library already had the file, which was not sent again. */
  isKnown: boolean
  /** Whether it was cancelled only after the server had received all of it, so that it is in the library. */
  isLate: boolean
}

/** One attempt to upload a file. Restarting an upload creates a new one. */
type Attempt = {
  /** The idempotency key of the request that opens its slot, and its id on the device and for other tabs. */
  key: string
  /** Null until its slot is open. */
  slot: KeptUpload | null
  /** Releases it to other tabs. */
  release: () => void
}

/** An upload with what is needed to run it. */
export type UploadJob = Upload & {
  attempt: Attempt
  /** Aborts what is running. */
  controller: AbortController
  /** Whether it is sent even if the library has the same file. */
  isAnyway: boolean
}

/** All uploads since the page was opened, in the order in which they were chosen. */
export const createUploadStore = () => {
  const store = createStore<{ jobs: ReadonlyMap<string, UploadJob> }>(() => ({ jobs: new Map() }))
  const list = () => [...store.getState().jobs.values()]
  /** One upload; undefined if it was removed from the list. */
  const find = (id: string) => store.getState().jobs.get(id)
  const put = (jobs: readonly UploadJob[]) =>
    store.setState((state) => ({ jobs: new Map([...state.jobs, ...jobs.map((job) => [job.id, job] as const)]) }))
  return {
    ...store,
    list,
    find,
    put,
    /** Changes one upload, if it is still in the list. */
    change: (id: string, changes: Partial<UploadJob>): void => {
      const job = find(id)
      if (job) put([{ ...job, ...changes }])
    },
    /** Removes all uploads from the list that do not match. */
    keepOnly: (isLeft: (job: UploadJob) => boolean): void =>
      store.setState({
        jobs: new Map(
          list()
            .filter(isLeft)
            .map((job) => [job.id, job]),
        ),
      }),
  }
}

export type UploadStore = ReturnType<typeof createUploadStore>

/** Whether it is not finished yet. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'processing'

/** Whether it can still be cancelled: an item that is being prepared is already in the library. */
export const isCancellable = (upload: Upload): boolean => isUnderWay(upload) && upload.step !== 'preparing'

/** The initial state of an upload. */
export const waiting = {
  state: 'processing',
  step: 'waiting',
  sent: 0,
  reason: null,
  item: null,
  isKnown: false,
  isLate: false,
} as const

/** An attempt that the server does not know yet. */
export const newAttempt = (): Attempt => ({ key: crypto.randomUUID(), slot: null, release: () => {} })

/** An upload that has not started on this page. */
export const newJob = ({ tenant, file, folder }: Pick<Upload, 'tenant' | 'file' | 'folder'>): UploadJob => {
  const attempt = newAttempt()
  return {
    id: attempt.key,
    tenant,
    file,
    folder,
    ...waiting,
    attempt,
    controller: new AbortController(),
    isAnyway: false,
  }
}
