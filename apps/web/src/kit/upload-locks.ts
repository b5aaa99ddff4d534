/** What lets go of each upload that this tab holds. */
const held = new Map<string, () => void>()

/** Holds an upload, so that no other tab sends it, until it is let go or the tab is closed. False while another has it. */
export const holdUpload = (id: string): Promise<boolean> => hold(id, { ifAvailable: true })

/** The same once the tab that has it lets go or is closed. False when that is not waited for any more. */
export const holdUploadWhenFree = (id: string, signal: AbortSignal): Promise<boolean> => hold(id, { signal })

/** Lets others have an upload. */
export const letGoOfUpload = (id: string): void => {
  held.get(id)?.()
  held.delete(id)
}

/** Lets others have all of them. */
export const letGoOfUploads = (): void => {
  for (const id of held.keys()) letGoOfUpload(id)
}

const hold = (id: string, options: LockOptions): Promise<boolean> => {
  if (held.has(id)) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(`sojourn.upload.${id}`, options, (lock) => {
        resolve(lock !== null)
        return lock && new Promise<void>((letGo) => held.set(id, letGo))
      })
      .catch(() => resolve(false))
  })
}
