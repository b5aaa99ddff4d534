import { randomUUID } from 'node:crypto'
import type { Lock, Locker } from '@tus/utils'
import type { UploadLedger } from './upload-ledger.ts'
import { untilFree } from './until-free.ts'
import type { UploadStore } from './upload-store.ts'

const heartbeatMs = 1500

/**
 * Lets one request at a time, of all processes, write an upload. The right to write is a lease in the ledger: a process that
 * dies loses it within seconds, and one that a newer request waits for is asked to stop.
 */
export const uploadLocker = (ledger: UploadLedger, store: UploadStore): Locker => ({
  newLock: (id: string): Lock => {
    const writer = randomUUID()
    let heartbeat: NodeJS.Timeout | undefined
    return {
      lock: async (signal, cancelReq) => {
        store.hold(id, writer, await untilFree(() => ledger.takeLease(id, writer), signal))
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
        if (store.letGo(id, writer)) await ledger.dropLease(id, writer)
      },
    }
  },
})

/** For requests that begin an upload and bring nothing of it yet: the ledger lets them wait for its writer. */
export const noLocker: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) }
