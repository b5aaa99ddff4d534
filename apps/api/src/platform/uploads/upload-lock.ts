import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locker } from '@tus/utils'
import type { UploadLedger } from './upload-ledger.ts'

/** Another request has held the lock for so long that this one gave up. */
export class UploadBusy extends Error {
  override name = 'UploadBusy'
}

const heartbeatMs = 1500
const retryMs = 250
const maxTries = 60

type Waiting = {
  /** Aborting stops the wait for the lock. */
  signal?: AbortSignal
  /** Another request wants the lock, or has it. */
  onWanted?: () => void | Promise<void>
}

/**
 * Locks an upload against all other requests, in all processes. The lock is a lease in the ledger, renewed by a heartbeat: a
 * process that dies loses it within seconds. Rejects with UploadBusy after 15 seconds. @returns the function that releases it.
 */
export const lockUpload = async (
  ledger: UploadLedger,
  id: string,
  { signal, onWanted = () => {} }: Waiting = {},
): Promise<() => Promise<void>> => {
  const writer = randomUUID()
  for (let tries = 1; !(await ledger.lock(id, writer)); tries += 1) {
    if (signal?.aborted || tries === maxTries) throw new UploadBusy('another request is already uploading this file')
    await sleep(retryMs)
  }
  const heartbeat = setInterval(() => {
    ledger
      .renewLock(id, writer)
      // If the lock cannot be renewed, another request may soon get it. The count of bytes protects both.
      .catch(() => false)
      .then((isHeld) => (isHeld ? undefined : onWanted()))
      .catch(() => {})
  }, heartbeatMs)
  heartbeat.unref()
  return async () => {
    clearInterval(heartbeat)
    // If this fails, the lock expires.
    await ledger.release(id, writer).catch(() => {})
  }
}

/** Adapts the lock for the tus library. */
export const createLocker = (ledger: UploadLedger): Locker => ({
  newLock: (id) => {
    let release = async () => {}
    return {
      lock: async (signal, onWanted) => {
        release = await lockUpload(ledger, id, { signal, onWanted })
      },
      unlock: () => release(),
    }
  },
})
