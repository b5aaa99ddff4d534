import { createStore, del, entries, get, set } from 'idb-keyval'
import { once } from '../../kit/lazy/once.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { device, keptUploadsMark as mark } from '../../data/text-store.ts'

/** An upload as this device keeps it, so that it goes on after the page was closed. */
export type KeptUpload = {
  id: string
  user: string
  tenant: string
  file: File
  folder: string | null
  /** The media item that waits for the bytes, and where they go. */
  media: string
  path: string
  sha256: string
}

/** Opened when it is needed: most pages never are in the middle of an upload. */
const store = once(() => createStore('sojourn-uploads', 'kept'))

/** Keeps an upload until it is forgotten. Where nothing can be kept it goes on while the page is open. */
export const keepUpload = async (upload: KeptUpload): Promise<void> => {
  try {
    await set(upload.id, upload, store())
    device.write(mark, upload.user)
  } catch {
    // A private window, or a full disk.
  }
}

export const forgetUpload = (id: string): Promise<void> => del(id, store()).catch(() => {})

/** One that is kept still. */
export const keptUpload = (id: string): Promise<KeptUpload | undefined> =>
  get<KeptUpload>(id, store()).catch(() => undefined)

/** Uploads that somebody began and did not see to their end. Those of others are forgotten: they have left this device. */
export const keptUploads = async (user: string): Promise<KeptUpload[]> => {
  const all = await everything()
  const own = all.filter((upload) => upload.user === user)
  for (const { id } of all.filter((upload) => upload.user !== user)) void forgetUpload(id)
  if (own.length === 0) device.remove(mark)
  return own
}

const everything = async (): Promise<KeptUpload[]> =>
  (await entries<string, KeptUpload>(store()).catch(() => [])).map(([, upload]) => upload)

// Whoever's session only ended finds them again, like what they typed; whoever leaves takes them along.
onWipe(({ keepsDrafts, keepsDevice }) => {
  if (keepsDrafts || keepsDevice || device.read(mark) === null) return
  device.remove(mark)
  void everything().then((uploads) => Promise.all(uploads.map(({ id }) => forgetUpload(id))))
})
