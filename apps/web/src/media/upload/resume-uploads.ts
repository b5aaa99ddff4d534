import { forgetUpload, type KeptUpload, keptUpload, keptUploads } from './kept-uploads.ts'
import { useSession } from '../../data/session.ts'
import { lockUpload } from './upload-locks.ts'

/** An upload that this tab resumes, and a function that releases it to other tabs. */
export type LockedUpload = { slot: KeptUpload; release: () => void }

/**
 * Resolves with an upload once the tab that sends it is closed; with null if that tab has finished it or the wait is aborted.
 */
export const waitForTab = async (id: string, signal: AbortSignal): Promise<LockedUpload | null> => {
  const release = await lockUpload(id, { signal })
  if (!release) return null
  const slot = await keptUpload(id)
  if (slot) return { slot, release }
  release()
  return null
}

/** The user's uploads in their companies. Those in other companies are removed from the device. */
export const ownUploads = async (): Promise<KeptUpload[]> => {
  const user = useSession.getState().user
  if (!user) return []
  const isTheirs = ({ tenant }: KeptUpload) => user.is_god || user.tenants.some(({ uuid }) => uuid === tenant)
  const all = await keptUploads(user.uuid)
  for (const upload of all) if (!isTheirs(upload)) void forgetUpload(upload.id)
  return all.filter(isTheirs)
}
