import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import type { Lock, Locker } from '@tus/utils'
import type { UploadLedger } from './upload-ledger.ts'

/** Another request has been writing this upload for so long that this one gave up. */
export class UploadBusy extends Error {
  override name = 'UploadBusy'
}

const mostTries = 60
const restMs = 250
const heartbeatMs = 1500

/**
 * Lets one request at a time, of all processes, write an upload. The right to write is a lease in the ledger: a process that
 * dies loses it within seconds, and one that a newer request waits for is asked to stop.
 */
export const uploadLocker = (ledger: UploadLedger): Locker => ({
  newLock: (id: string): Lock => {
    const writer = randomUUID()
    let heartbeat: NodeJS.Timeout | undefined
    return {
      lock: async (signal, cancelReq) => {
        for (let tries = 1; !(await ledger.takeLease(id, writer)); tries += 1) {
          if (signal.aborted || tries === mostTries) throw new UploadBusy('this file is being sent by another request')
          await rest(restMs)
        }
        heartbeat = setInterval(() => {
          ledger
            .renewLease(id, writer)
            // What cannot be renewed may be another's soon; the count of bytes keeps both from harm.
            .catch(() => false)
            .then((isHeld) => (isHeld ? undefined : cancelReq()))
            .catch(() => {})
        }, heartbeatMs)
        heartbeat.unref()
      },
      unlock: async () => {
        clearInterval(heartbeat)
        await ledger.dropLease(id, writer)
      },
    }
  },
})
