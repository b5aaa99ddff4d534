import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import type { Lock, Locker } from '@tus/utils'
import type { AsServer } from '../../kit/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { dropLease, renewLease, takeLease } from './upload-slot.ts'

/** How an upload is named towards the tus library. */
export type UploadId = `${string}/${string}`

/** The company and the item of an upload. */
export const partsOf = (id: string): { tenant: string; uuid: string } => {
  const [tenant = '', uuid = ''] = id.split('/')
  return { tenant, uuid }
}

const mostTries = 60
const restMs = 250
const heartbeatMs = 1500

/**
 * Lets one request at a time, of all processes, write an upload. The right to write is a lease in the database: a process
 * that dies loses it within seconds, and one that a newer request waits for is asked to stop.
 */
export const uploadLocker = (asServer: AsServer): Locker => ({
  newLock: (id: string): Lock => {
    const { tenant, uuid } = partsOf(id)
    const writer = randomUUID()
    const work = <T>(verb: Parameters<typeof asServer<T>>[2]) => asServer(tenant, 'upload', verb)
    let heartbeat: NodeJS.Timeout | undefined
    return {
      lock: async (signal, cancelReq) => {
        for (let tries = 1; !(await work((ctx) => takeLease(ctx, uuid, writer))); tries += 1) {
          if (signal.aborted || tries === mostTries)
            throw new Problem('unavailable', { detail: 'this file is being sent by another request' })
          await rest(restMs)
        }
        heartbeat = setInterval(() => {
          work((ctx) => renewLease(ctx, uuid, writer))
            // What cannot be renewed may be another's soon; the count of bytes keeps both from harm.
            .catch(() => false)
            .then((isHeld) => (isHeld ? undefined : cancelReq()))
            .catch(() => {})
        }, heartbeatMs)
        heartbeat.unref()
      },
      unlock: async () => {
        clearInterval(heartbeat)
        await work((ctx) => dropLease(ctx, uuid, writer))
      },
    }
  },
})
