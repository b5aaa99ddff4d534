import { useSession } from '../data/session.ts'
import { device, keptUploadsMark } from '../data/text-store.ts'

/** Goes on with uploads that a closed page or an ended session left. */
export const followUploads = (): void => {
  const resume = () => {
    // Most people have none, and need not load what keeps them.
    if (useSession.getState().user && device.read(keptUploadsMark) !== null)
      void import('./resume-uploads.ts').then((code) => code.resume()).catch(() => {})
  }
  useSession.subscribe(({ user }, before) => {
    if (user?.uuid !== before.user?.uuid) resume()
  })
  resume()
}
