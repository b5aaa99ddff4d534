import type { QueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { ApiProblem } from '../../data/http.ts'
import { forgetUpload, keepUpload, type KeptUpload } from './kept-uploads.ts'
import { isProcessing, type MediaItem, type MediaSummary, mediaClient, nameOfMedia } from '../item/media-picture.tsx'
import { errorMessage } from '../../kit/words/error-message.ts'
import { useSession } from '../../data/session.ts'
import { lockUpload } from './upload-locks.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { sentence } from '../../kit/words/words.ts'
import { announce } from '../../ui/announce.ts'
import { toast } from '../../ui/toast.ts'
import { askToPrepare } from '../item/ask-to-prepare.ts'
import { type ChosenFile, reasonAgainst } from './chosen-files.ts'
import { createPreparedWatch, type Preparing } from './prepared-watch.ts'
import { type LockedUpload, ownUploads, waitForTab } from './resume-uploads.ts'
import { cancelSlot, findKnown, hashFile, openSlot, RejectedFile, sendFile } from './send-file.ts'
import {
  createUploadStore,
  isUnderWay,
  newAttempt,
  newJob,
  type UploadJob,
  type UploadStore,
  waiting,
} from './upload-store.ts'
import * as wording from './wording.ts'

const maxAtOnce = 3
const offlineRetryMs = 15_000

type Queue = {
  store: UploadStore
  whenPrepared: ReturnType<typeof createPreparedWatch>
  /** The query cache for new items, so that lists show them. */
  library: QueryClient | null
  /** Aborted when the user logs out. */
  leaving: AbortController
}

/** Uploads files to the library, a few at a time, and resumes those that were interrupted. */
export const createUploads = () => {
  const store = createUploadStore()
  const queue: Queue = { store, whenPrepared: createPreparedWatch(), library: null, leaving: new AbortController() }
  return {
    store,

    /** Sets the query cache for new items, so that lists show them. */
    connect: (queries: QueryClient): void => {
      queue.library = queries
    },

    /**
     * Starts uploading files to a folder. Files that cannot be uploaded get a reason at once.
     * @returns the ids of the uploads
     */
    add: (tenant: string, files: readonly ChosenFile[]): string[] => {
      const added = files.map(({ file, folder }): UploadJob => {
        const reason = reasonAgainst(file)
        const job = newJob({ tenant, file, folder })
        return reason === null ? job : { ...job, state: 'invalid', step: null, reason }
      })
      store.put(added)
      const rejected = added.filter(({ state }) => state === 'invalid').length
      if (rejected > 0) announce(wording.filesRejected({ count: rejected }), 'assertive')
      startNext(queue)
      return added.map(({ id }) => id)
    },

    /**
     * Resumes the uploads stored on this device that no other tab is sending.
     * @returns how many there are
     */
    resume: async (): Promise<number> => {
      const here = new Set(store.list().map(({ attempt }) => attempt.key))
      const locked: LockedUpload[] = []
      for (const slot of (await ownUploads()).filter(({ id }) => !here.has(id))) {
        const release = await lockUpload(slot.id, { ifAvailable: true })
        if (release) locked.push({ slot, release })
        else void waitForTab(slot.id, queue.leaving.signal).then((upload) => upload && continueAll(queue, [upload]))
      }
      return continueAll(queue, locked)
    },

    /** Cancels an upload. What the server has received is deleted, unless that was everything: then the upload is completed. */
    cancel: (id: string): void => {
      const job = store.find(id)
      if (!job) return
      job.controller.abort()
      endAttempt(queue, job)
      store.change(id, { state: 'cancelled', step: null, reason: null })
      if (job.attempt.slot) void discard(queue, id, job.attempt.slot)
      startNext(queue)
    },

    retry: (id: string): void => retry(queue, id, {}),

    /** Creates a second item for a file that the library already has. */
    addAnyway: (id: string): void => retry(queue, id, { isAnyway: true }),

    /** Requests another attempt to prepare a file that is in the library but could not be prepared. */
    prepareAgain: (id: string): Promise<void> => run(queue, id, (job, signal) => prepareAgain(queue, job, signal)),

    /** Shows that an uploaded file was deleted again. */
    showDeleted: (id: string): void => store.change(id, { ...waiting, state: 'cancelled', step: null }),

    /** Updates an item wherever it is shown. */
    showChanged: (tenant: string, item: MediaItem | MediaSummary): void => {
      store.put(store.list().flatMap((job) => (job.item?.uuid === item.uuid ? [{ ...job, item }] : [])))
      if (queue.library && 'unedited' in item) mediaClient.remember(queue.library, tenant, item, false)
    },

    /** Removes finished uploads from the list. */
    clearEnded: (): void => store.keepOnly(isUnderWay),

    /** Clears the list, because the user is logging out; what is stored on the device stays. */
    clear: (): void => {
      queue.leaving.abort()
      queue.leaving = new AbortController()
      for (const { controller, attempt } of store.list()) {
        controller.abort()
        attempt.release()
      }
      store.keepOnly(() => false)
    },
  }
}

/** The uploads of this page. */
export const uploads = createUploads()
onWipe(uploads.clear)

/** The uploads to show. */
export const useUploads = (): UploadJob[] => [...useStore(uploads.store, ({ jobs }) => jobs).values()]

/**
 * Resumes locked uploads. The user may have changed while these were looked for.
 * @returns how many were resumed
 */
const continueAll = (queue: Queue, locked: readonly LockedUpload[]): number => {
  const user = useSession.getState().user?.uuid
  const own = locked.filter(({ slot }) => slot.user === user)
  for (const { slot, release } of locked) if (slot.user !== user) release()
  queue.store.put(
    own.map(({ slot, release }) => ({ ...newJob(slot), id: slot.id, attempt: { key: slot.id, slot, release } })),
  )
  startNext(queue)
  return own.length
}

/** Restarts an upload from the beginning. */
const retry = (queue: Queue, id: string, changes: Partial<UploadJob>): void => {
  const job = queue.store.find(id)
  if (job) endAttempt(queue, job)
  queue.store.change(id, { ...waiting, ...changes })
  startNext(queue)
}

/** Ends an attempt, and removes it from the device. */
const endAttempt = ({ store }: Queue, { id, attempt }: UploadJob): void => {
  store.change(id, { attempt: newAttempt() })
  if (attempt.slot) void forgetUpload(attempt.key).then(attempt.release)
}

const startNext = (queue: Queue): void => {
  const jobs = queue.store.list()
  const isAtWork = ({ step }: UploadJob) => step === 'checking' || step === 'sending'
  const free = maxAtOnce - jobs.filter(isAtWork).length
  for (const { id } of jobs.filter(({ step }) => step === 'waiting').slice(0, Math.max(0, free))) {
    queue.store.change(id, { step: 'checking' })
    void run(queue, id, (job, signal) => send(queue, job, signal))
  }
}

/** Runs work for an upload until it is cancelled, and shows its error. */
const run = async (
  queue: Queue,
  id: string,
  work: (job: UploadJob, signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const controller = new AbortController()
  queue.store.change(id, { controller })
  const job = queue.store.find(id)
  try {
    if (job) await work(job, controller.signal)
  } catch (error) {
    if (!controller.signal.aborted) fail(queue, id, error)
  } finally {
    startNext(queue)
  }
}

const send = async (queue: Queue, job: UploadJob, signal: AbortSignal): Promise<void> => {
  const { store } = queue
  const slot = job.attempt.slot ?? (await open(queue, job, signal))
  if (signal.aborted || !slot) return
  store.change(job.id, { step: 'sending' })
  await sendFile({ ...slot, signal, onProgress: (sent) => store.change(job.id, { sent }) })
  if (signal.aborted) return
  store.change(job.id, { step: 'preparing', sent: slot.file.size })
  void forgetUpload(slot.id)
  startNext(queue)
  await follow(queue, job.id, slot, signal, 'new')
}

/** Checks whether the library has the file, and opens a slot for it if not. */
const open = async (queue: Queue, job: UploadJob, signal: AbortSignal): Promise<KeptUpload | null> => {
  const { id, tenant, file, folder, attempt, isAnyway } = job
  const user = useSession.getState().user?.uuid
  if (user === undefined) return null
  const sha256 = await hashFile(file)
  if (signal.aborted) return null
  const existing = isAnyway ? undefined : await findKnown(tenant, sha256, signal)
  if (existing) {
    queue.store.change(id, { state: 'processing-complete', step: null, item: existing, isKnown: true })
    announce(wording.fileKnown({ name: file.name }))
    return null
  }
  // Cancelling does not abort this request: if its response were lost, the slot's space could not be released.
  const opened = await openSlot({ tenant, file, folder, sha256 }, attempt.key)
  const slot = { id: attempt.key, user, tenant, file, folder, sha256, ...opened }
  const release = (!signal.aborted && (await lockUpload(slot.id, { ifAvailable: true }))) || (() => {})
  if (!signal.aborted) await keepUpload(slot)
  if (!signal.aborted) {
    queue.store.change(id, { attempt: { ...attempt, slot, release } })
    return slot
  }
  void forgetUpload(slot.id).then(release)
  void discard(queue, id, slot)
  return null
}

/** Cancels a slot. A file that was received completely is followed to its end, unless it was restarted since. */
const discard = async (queue: Queue, id: string, slot: KeptUpload): Promise<void> => {
  if (!(await cancelSlot(slot.path))) return
  const { name, size } = slot.file
  const job = queue.store.find(id)
  if (!job) toast({ title: wording.fileAdded({ name }), description: wording.fileAddedHint })
  if (job?.state !== 'cancelled') return
  queue.store.change(id, { state: 'processing', step: 'preparing', sent: size, isLate: true })
  announce(wording.fileKnown({ name }))
  await run(queue, id, (_job, signal) => follow(queue, id, slot, signal, 'new'))
}

const prepareAgain = async (queue: Queue, { id, item, tenant }: UploadJob, signal: AbortSignal): Promise<void> => {
  if (!item) return
  queue.store.change(id, { state: 'processing', step: 'preparing', reason: null })
  const begun = await askToPrepare(tenant, item.uuid).catch((error: unknown) => {
    if (!signal.aborted) queue.store.change(id, { state: 'processing-error', step: null, reason: errorMessage(error) })
    return null
  })
  if (begun?.sha256) await follow(queue, id, { tenant, media: item.uuid, sha256: begun.sha256 }, signal, 'known')
}

/** Waits until an item is prepared, and shows it; `to` says whether lists must count it as new. */
const follow = async (
  queue: Queue,
  id: string,
  preparing: Preparing,
  signal: AbortSignal,
  to: 'new' | 'known',
): Promise<void> => {
  const item = await queue.whenPrepared(preparing, signal)
  if (queue.library) mediaClient.remember(queue.library, preparing.tenant, item, to === 'new')
  const job = queue.store.find(id)
  if (job) endAttempt(queue, job)
  const reason = item.stateReason === null ? null : sentence(item.stateReason)
  // An item that takes a very long time is in the library anyway.
  const state = isProcessing(item) ? 'processing-complete' : item.state
  queue.store.change(id, { state, step: null, item, reason })
  announce(
    state === 'processing-complete'
      ? wording.fileUploaded({ name: nameOfMedia(item) })
      : wording.fileFailed({ name: nameOfMedia(item), reason: reason ?? '' }),
  )
}

const fail = (queue: Queue, id: string, error: unknown): void => {
  const job = queue.store.find(id)
  if (!job) return
  if (error instanceof RejectedFile || (error instanceof ApiProblem && error.status >= 400 && error.status < 500)) {
    endAttempt(queue, job)
    const reason = sentence(error.message)
    queue.store.change(id, { state: 'invalid', step: null, reason })
    announce(wording.fileRejected({ name: job.file.name, reason }), 'assertive')
    return
  }
  // The network is down for a long time: the server keeps what it has received, and the upload is resumed later.
  queue.store.change(id, { step: 'offline' })
  continueOnline(queue, id)
}

/** Resumes an upload when the network is back, or after a while. */
const continueOnline = (queue: Queue, id: string): void => {
  const { signal } = queue.leaving
  const resumeUpload = () => {
    clearTimeout(timer)
    globalThis.removeEventListener('online', resumeUpload)
    if (signal.aborted || queue.store.find(id)?.step !== 'offline') return
    queue.store.change(id, { step: 'waiting' })
    startNext(queue)
  }
  const timer = setTimeout(resumeUpload, offlineRetryMs)
  globalThis.addEventListener('online', resumeUpload)
}
