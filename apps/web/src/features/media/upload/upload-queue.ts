import { safeFileName } from '@sojourn/contract/file-name'
import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '@sojourn/contract/kit/page'
import { ApiProblem, request } from '../../../data/http.ts'
import {
  isProcessing,
  type MediaItem,
  type MediaSummary,
  mediaClient,
  nameOfMedia,
} from '../../../kit/media-picture.tsx'
import { searchOf } from '../../../data/resource-client.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { useSession } from '../../../data/session.ts'
import { apiUrl } from '../../../data/api-url.ts'
import { onWipe } from '../../../data/wipe.ts'
import { countOf } from '../../../kit/words/words.ts'
import { announce } from '../../../ui/announce.ts'
import { toast } from '../../../ui/toast.ts'
import { type ChosenFile, reasonAgainst } from './chosen-files.ts'
import { forgetUpload, keepUpload, type KeptUpload, keptUpload, keptUploads } from '../../../kit/kept-uploads.ts'
import { holdUpload, holdUploadWhenFree, letGoOfUpload, letGoOfUploads } from '../../../kit/upload-locks.ts'
import { askToPrepare } from '../ask-to-prepare.ts'
import { type Preparing, whenPrepared } from './prepared-watch.ts'
import { announcementOf, hashOf, RefusedFile, sendFile } from './send-file.ts'
import {
  addUploads,
  changeUpload,
  findUpload,
  sentence,
  type Upload,
  useUploads,
  waiting,
  waitingUpload,
} from './upload-store.ts'

const mostAtOnce = 3
const controllers = new Map<string, AbortController>()
const kept = new Map<string, KeptUpload>()
/** Uploads whose bytes have begun to leave, on this page or one before. */
const begun = new Set<string>()
/** By what the server knows the opening of a slot again, for as long as an upload is tried. */
const openings = new Map<string, string>()
/** Files that are to be sent although the library has them. */
const anyway = new Set<string>()
/** Aborted when the person leaves. */
let leaving = new AbortController()
let library: QueryClient | null = null

/** Where new items are put, so that lists show them. */
export const connectLibrary = (queries: QueryClient): void => {
  library = queries
}

/** Begins to upload files into a folder; those that cannot be taken say why at once. @returns the ids of the uploads. */
export const addFiles = (tenant: string, files: readonly ChosenFile[]): string[] => {
  const added = files.map(({ file, folder }): Upload => {
    const upload = waitingUpload({ id: crypto.randomUUID(), tenant, file, folder })
    const reason = reasonAgainst(file)
    return reason === null ? upload : { ...upload, state: 'invalid', step: null, reason }
  })
  addUploads(added)
  const refused = added.filter(({ state }) => state === 'invalid').length
  if (refused > 0) announce(`${countOf(refused, 'file')} cannot be taken`, 'assertive')
  next()
  return added.map(({ id }) => id)
}

/** Goes on with uploads that this device kept and no other tab sends. @returns how many there are. */
export const resumeUploads = async (): Promise<number> => {
  const found = (await keptByPerson()).filter(({ id }) => !findUpload(id))
  const mine: KeptUpload[] = []
  for (const upload of found) {
    if (await holdUpload(upload.id)) mine.push(upload)
    else void takeOver(upload)
  }
  return goOnWith(mine)
}

/** Uploads of who is here, in companies that are theirs; others that were kept are forgotten. */
const keptByPerson = async (): Promise<KeptUpload[]> => {
  const person = useSession.getState().user
  if (!person) return []
  const isTheirs = ({ tenant }: KeptUpload) => person.is_god || person.tenants.some(({ uuid }) => uuid === tenant)
  const { true: own = [], false: strange = [] } = Object.groupBy(await keptUploads(person.uuid), (upload) =>
    isTheirs(upload) ? 'true' : 'false',
  )
  for (const { id } of strange) void forgetUpload(id)
  return own
}

/** Goes on with an upload when the tab that sends it is closed. */
const takeOver = async ({ id }: KeptUpload): Promise<void> => {
  if (!(await holdUploadWhenFree(id, leaving.signal))) return
  const upload = await keptUpload(id)
  if (upload) goOnWith([upload])
  else letGoOfUpload(id)
}

/** Goes on with uploads that are held. Who is here may have changed while they were looked for. @returns how many. */
const goOnWith = (held: readonly KeptUpload[]): number => {
  const user = useSession.getState().user?.uuid
  const own = held.filter((upload) => upload.user === user)
  for (const { id } of held.filter((upload) => upload.user !== user)) letGoOfUpload(id)
  for (const upload of own) {
    kept.set(upload.id, upload)
    begun.add(upload.id)
  }
  addUploads(own.map(waitingUpload))
  next()
  return own.length
}

/** Stops an upload; what came of it is thrown away, unless all of it had come: then it goes on to its end. */
export const cancelUpload = (id: string): void => {
  controllers.get(id)?.abort()
  const upload = kept.get(id)
  forget(id)
  changeUpload(id, { state: 'cancelled', step: null, reason: null })
  if (upload) void discard(upload)
  next()
}

const discard = async (upload: KeptUpload): Promise<void> => {
  const { id, path, file } = upload
  const answer = await fetch(apiUrl(path), { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } }).catch(
    () => null,
  )
  if (answer?.status !== 409) return
  const shown = findUpload(id)
  if (!shown)
    toast({ title: `${file.name} is in the library`, description: 'It had come whole before it could be cancelled.' })
  if (shown?.state !== 'cancelled') return
  changeUpload(id, { state: 'processing', step: 'preparing', sent: file.size, isLate: true })
  announce(`${file.name} is in the library already`)
  await attend(id, (signal) => follow(id, upload, signal, 'new'))
}

/** Tries a failed or cancelled upload once more, from its beginning. */
export const retryUpload = (id: string): void => {
  forget(id)
  changeUpload(id, waiting)
  next()
}

/** Has a file that is in the library but could not be prepared prepared once more. */
export const prepareAgain = async (id: string): Promise<void> => {
  const upload = findUpload(id)
  if (!upload?.item) return
  const { tenant, item } = upload
  changeUpload(id, { state: 'processing', step: 'preparing', reason: null })
  await attend(id, async (signal) => {
    const begun = await askToPrepare(tenant, item.uuid).catch((error: unknown) => {
      if (signal.aborted) return null
      changeUpload(id, { state: 'processing-error', step: null, reason: errorMessage(error) })
      return null
    })
    if (begun?.sha256) await follow(id, { tenant, media: item.uuid, sha256: begun.sha256 }, signal, 'known')
  })
}

/** Makes a second entry of a file that the library has. */
export const addAnyway = (id: string): void => {
  anyway.add(id)
  retryUpload(id)
}

/** Shows that what was uploaded is deleted again. */
export const showDeleted = (id: string): void => changeUpload(id, { ...waiting, state: 'cancelled', step: null })

/** Shows an item as it was changed, wherever it is shown. */
export const showChanged = (tenant: string, item: MediaItem | MediaSummary): void => {
  for (const upload of useUploads.getState().uploads)
    if (upload.item?.uuid === item.uuid) changeUpload(upload.id, { item })
  if (library && 'unedited' in item) mediaClient.remember(library, tenant, item, false)
}

const keyOf = (id: string): string => {
  const key = openings.get(id) ?? crypto.randomUUID()
  openings.set(id, key)
  return key
}

const forget = (id: string): void => {
  openings.delete(id)
  controllers.delete(id)
  kept.delete(id)
  begun.delete(id)
  void forgetUpload(id).then(() => letGoOfUpload(id))
}

const isAtWork = ({ step }: Upload) => step === 'checking' || step === 'sending'

const next = (): void => {
  const { uploads } = useUploads.getState()
  const queued = uploads.filter(({ state, step }) => state === 'processing' && step === 'waiting')
  const free = mostAtOnce - uploads.filter(isAtWork).length
  for (const upload of queued.slice(0, Math.max(0, free))) {
    changeUpload(upload.id, { step: 'checking' })
    void work(upload.id)
  }
}

/** Does something for an upload until it is cancelled, and shows how it failed. */
const attend = async (id: string, task: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const controller = new AbortController()
  controllers.set(id, controller)
  try {
    await task(controller.signal)
  } catch (error) {
    if (!controller.signal.aborted) fail(id, error)
  } finally {
    if (controllers.get(id) === controller) controllers.delete(id)
    next()
  }
}

const work = (id: string): Promise<void> =>
  attend(id, async (signal) => {
    const ready = kept.get(id) ?? (await prepare(id, signal))
    if (signal.aborted || !ready) return
    const isBegun = begun.has(id)
    begun.add(id)
    changeUpload(id, { step: 'sending' })
    await sendFile({ ...ready, isBegun, signal, onProgress: (sent) => changeUpload(id, { sent }) })
    if (signal.aborted) return
    changeUpload(id, { step: 'preparing', sent: ready.file.size })
    void forgetUpload(id)
    next()
    await follow(id, ready, signal, 'new')
  })

/** Looks whether the library has the file, and makes its entry when it has not. */
const prepare = async (id: string, signal: AbortSignal): Promise<KeptUpload | null> => {
  const upload = findUpload(id)
  const user = useSession.getState().user?.uuid
  if (!upload || user === undefined) return null
  const { tenant, file, folder } = upload
  const sha256 = await hashOf(file).catch(() => {
    throw new RefusedFile('it cannot be read from this device any more; choose it again')
  })
  // Begun again, it opens a slot of its own, under a key of its own.
  if (signal.aborted) return null
  const base = `/v1/${tenant}/media/`
  if (!anyway.has(id)) {
    const sought = searchOf({ sha256, state: ['processing-complete', 'processing'], perPage: '12' })
    const { data } = await request<Page<MediaSummary>>('GET', `${base}${sought}`, { signal })
    const [known] = data
    if (known) {
      changeUpload(id, { state: 'processing-complete', step: null, item: known, isKnown: true })
      announce(`${file.name} is in the library already`)
      return null
    }
  }
  const { data: item } = await request<{ data: MediaItem }>('POST', base, {
    body: { filename: safeFileName(file.name), ...(folder === null ? {} : { folder }) },
    // Whoever lost the answer is given the same slot again: another would take the room of two files.
    headers: { ...announcementOf(file, sha256), 'idempotency-key': keyOf(id) },
    // Not broken off by who cancels: of a slot that nobody hears of nobody could give back the room.
  })
  if (!item.upload) throw new RefusedFile('your role does not allow uploads')
  const { pathname, search } = new URL(item.upload.url)
  const ready = { id, user, tenant, file, folder, media: item.uuid, path: pathname + search, sha256 }
  if (signal.aborted) return giveBack(ready)
  await holdUpload(id)
  if (signal.aborted) return giveBack(ready)
  await keepUpload(ready)
  if (signal.aborted) return giveBack(ready)
  kept.set(id, ready)
  return ready
}

/** Throws away what was cancelled when nothing of it was known yet; it may have been begun again since. */
const giveBack = (upload: KeptUpload): null => {
  if (findUpload(upload.id)?.state !== 'processing') forget(upload.id)
  void discard(upload)
  return null
}

/** Waits until an item is prepared, and shows it; lists count one that is new to them. */
const follow = async (id: string, preparing: Preparing, signal: AbortSignal, to: 'new' | 'known'): Promise<void> => {
  const item = await whenPrepared(preparing, signal)
  if (library) mediaClient.remember(library, preparing.tenant, item, to === 'new')
  finish(id, item)
}

const finish = (id: string, item: MediaItem): void => {
  forget(id)
  const reason = item.stateReason === null ? null : sentence(item.stateReason)
  // One that takes very long is in the library all the same.
  const state = isProcessing(item) ? 'processing-complete' : item.state
  changeUpload(id, { state, step: null, item, reason })
  announce(
    state === 'processing-complete'
      ? `${nameOfMedia(item)} was uploaded`
      : `${nameOfMedia(item)} could not be prepared: ${reason ?? ''}`,
  )
}

const fail = (id: string, error: unknown): void => {
  if (error instanceof RefusedFile || (error instanceof ApiProblem && error.status >= 400 && error.status < 500)) {
    forget(id)
    changeUpload(id, { state: 'invalid', step: null, reason: sentence(error.message) })
    announce(`${findUpload(id)?.file.name ?? 'A file'} was not taken: ${error.message}`, 'assertive')
    return
  }
  // The network is gone for long: what came stays at the server, and it goes on by itself.
  changeUpload(id, { step: 'offline' })
}

const goOn = (): void => {
  const { uploads } = useUploads.getState()
  for (const { id } of uploads.filter(({ step }) => step === 'offline')) changeUpload(id, { step: 'waiting' })
  next()
}
globalThis.addEventListener('online', goOn)
setInterval(goOn, 15_000)

onWipe(() => {
  leaving.abort()
  leaving = new AbortController()
  letGoOfUploads()
  for (const controller of controllers.values()) controller.abort()
  controllers.clear()
  kept.clear()
  begun.clear()
  openings.clear()
  anyway.clear()
  useUploads.setState({ uploads: [] })
})
