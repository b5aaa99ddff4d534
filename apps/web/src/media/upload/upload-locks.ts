/**
 * Locks an upload, so that no other tab sends it, until it is released or the tab is closed. Resolves with a function that
 * releases it, or with null if another tab has it and `options` say not to wait.
 */
export const lockUpload = (id: string, options: LockOptions): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    navigator.locks
      .request(`sojourn.upload.${id}`, options, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release))
        return resolve(null)
      })
      .catch(() => resolve(null))
  })
