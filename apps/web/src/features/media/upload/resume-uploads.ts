import { forgetUpload, type KeptUpload, keptUpload, keptUploads } from '../../../kit/kept-uploads.ts'
import { useSession } from '../../../data/session.ts'
import { lockUpload } from '../../../kit/upload-locks.ts'

/** An upload that this tab goes on with, and what lets others do so. */
export type LockedUpload = { slot: KeptUpload; release: () => void }

/** An upload once the tab that sends it is closed; null when that has ended it, or it is not waited for any more. */
export const waitForTab = async (id: string, signal: AbortSignal): Promise<LockedUpload | null> => {
  const release = await lockUpload(id, { signal })
  if (!release) return null
  const slot = await keptUpload(id)
  if (slot) return { slot, release }
  release()
  return null
}

/** Uploads of who is here, in companies that are theirs; others that the device has are forgotten. */
export const ownUploads = async (): Promise<KeptUpload[]> => {
  const person = useSession.getState().user
  if (!person) return []
  const isTheirs = ({ tenant }: KeptUpload) => person.is_god || person.tenants.some(({ uuid }) => uuid === tenant)
  const all = await keptUploads(person.uuid)
  for (const upload of all) if (!isTheirs(upload)) void forgetUpload(upload.id)
  return all.filter(isTheirs)
}
