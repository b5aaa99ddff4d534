import { createStore, del, entries, set } from 'idb-keyval'
import { keptUploadsMark as mark } from './upload-provided.ts'
import { onWipe } from './wipe.ts'

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
const shelf = () => (opened ??= createStore('sojourn-uploads', 'kept'))
let opened: ReturnType<typeof createStore> | undefined

/** Keeps an upload until it is forgotten. Where nothing can be kept it goes on while the page is open. */
export const keepUpload = async (upload: KeptUpload): Promise<void> => {
  try {
    await set(upload.id, upload, shelf())
    localStorage.setItem(mark, upload.user)
  } catch {
    // A private window, or a full disk.
  }
}

export const forgetUpload = (id: string): Promise<void> => del(id, shelf()).catch(() => {})

/** Uploads that somebody began and did not see to their end. */
export const keptUploads = async (user: string): Promise<KeptUpload[]> => {
  if (localStorage.getItem(mark) !== user) return []
  const kept = await entries<string, KeptUpload>(shelf()).catch(() => [])
  const own = kept.map(([, upload]) => upload).filter((upload) => upload.user === user)
  if (own.length === 0) localStorage.removeItem(mark)
  return own
}

onWipe(({ keepsDevice }) => {
  if (keepsDevice || localStorage.getItem(mark) === null) return
  localStorage.removeItem(mark)
  void entries<string, KeptUpload>(shelf())
    .then((kept) => Promise.all(kept.map(([id]) => forgetUpload(id))))
    .catch(() => {})
})
