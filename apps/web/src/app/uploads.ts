import { useSession } from '../data/session.ts'
import { device, keptUploadsMark } from '../data/text-store.ts'

/** Resumes uploads of a closed page or an expired session. */
export const followUploads = (): void => {
  const resume = () => {
    // Most users have none, and need not load the code for them.
    if (useSession.getState().user && device.read(keptUploadsMark) !== null)
      void import('./resume-uploads.ts').then((code) => code.resume()).catch(() => {})
  }
  useSession.subscribe(({ user }, before) => {
    if (user?.uuid !== before.user?.uuid) resume()
  })
  resume()
}
