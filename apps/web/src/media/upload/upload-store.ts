import { createStore } from 'zustand/vanilla'
import type { KeptUpload } from './kept-uploads.ts'
import type { MediaItem, MediaSummary } from '../item/media-picture.tsx'

/** An upload as it is shown. */
export type Upload = {
  id: string
  tenant: string
  file: File
  folder: string | null
  /** As media items have it; one that is only waiting is processing, too. */
  state: 'processing' | 'processing-complete' | 'processing-error' | 'invalid' | 'cancelled'
  step: 'waiting' | 'checking' | 'sending' | 'offline' | 'preparing' | null
  /** Bytes the server has. */
  sent: number
  /** Why it did not work, as a sentence. */
  reason: string | null
  /** The item in the library: its own, or one that held the same file before. */
  item: MediaItem | MediaSummary | null
  /** The same file was in the library already and was not sent again. */
  isKnown: boolean
  /** It was cancelled after the server had all of it: it is in the library. */
  isLate: boolean
}

/** One attempt to upload a file. Beginning again after an end makes another. */
type Attempt = {
  /** Identifies it for the server, which recognises a repeated opening of its slot by it, for the device and for other tabs. */
  key: string
  /** Null until its slot is open. */
  slot: KeptUpload | null
  /** Lets other tabs have it. */
  release: () => void
}

/** An upload, and what is needed to do it. */
export type UploadJob = Upload & {
  attempt: Attempt
  /** Stops what is under way. */
  controller: AbortController
  /** It is to be sent although the library has the same file. */
  isAnyway: boolean
}

/** All uploads since the page was opened, in the order they were chosen. */
export const createUploadStore = () => {
  const store = createStore<{ jobs: ReadonlyMap<string, UploadJob> }>(() => ({ jobs: new Map() }))
  const list = () => [...store.getState().jobs.values()]
  /** One of them; undefined once it was taken from the list. */
  const find = (id: string) => store.getState().jobs.get(id)
  const put = (jobs: readonly UploadJob[]) =>
    store.setState((state) => ({ jobs: new Map([...state.jobs, ...jobs.map((job) => [job.id, job] as const)]) }))
  return {
    ...store,
    list,
    find,
    put,
    /** Changes one; nothing once it was taken from the list. */
    change: (id: string, changes: Partial<UploadJob>): void => {
      const job = find(id)
      if (job) put([{ ...job, ...changes }])
    },
    /** Leaves only some in the list. */
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

/** Whether there is still something to be done for it. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'processing'

/** Whether it can be stopped still: what is being prepared is in the library. */
export const isCancellable = (upload: Upload): boolean => isUnderWay(upload) && upload.step !== 'preparing'

/** How an upload begins. */
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

/** An upload that has not begun on this page. */
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
