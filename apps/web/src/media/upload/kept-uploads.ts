import { createStore, del, entries, get, set } from 'idb-keyval'
import { once } from '../../kit/lazy/once.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { device, keptUploadsMark as mark } from '../../data/text-store.ts'

/** An upload as stored on this device, so that it can be resumed after the page was closed. */
export type KeptUpload = {
  id: string
  user: string
  tenant: string
  file: File
  folder: string | null
  /** The media item that waits for the bytes, and the path to send them to. */
  media: string
  path: string
  sha256: string
}

/** Opened only when it is needed: most pages have no unfinished uploads. */
const store = once(() => createStore('sojourn-uploads', 'kept'))

/** Stores an upload until it is forgotten. If it cannot be stored, it continues only while the page is open. */
export const keepUpload = async (upload: KeptUpload): Promise<void> => {
  try {
    await set(upload.id, upload, store())
    device.write(mark, upload.user)
  } catch {
    // A private window, or a full disk.
  }
}

export const forgetUpload = (id: string): Promise<void> => del(id, store()).catch(() => {})

/** A stored upload, if it still exists. */
export const keptUpload = (id: string): Promise<KeptUpload | undefined> =>
  get<KeptUpload>(id, store()).catch(() => undefined)

/** The user's unfinished uploads. Those of other users, who have left this device, are deleted. */
export const keptUploads = async (user: string): Promise<KeptUpload[]> => {
  const all = await everything()
  const own = all.filter((upload) => upload.user === user)
  for (const { id } of all.filter((upload) => upload.user !== user)) void forgetUpload(id)
  if (own.length === 0) device.remove(mark)
  return own
}

const everything = async (): Promise<KeptUpload[]> =>
  (await entries<string, KeptUpload>(store()).catch(() => [])).map(([, upload]) => upload)

// A user whose session merely expired can resume their uploads, like their drafts. Logging out deletes them.
onWipe(({ keepsDrafts, keepsDevice }) => {
  if (keepsDrafts || keepsDevice || device.read(mark) === null) return
  device.remove(mark)
  void everything().then((uploads) => Promise.all(uploads.map(({ id }) => forgetUpload(id))))
})
