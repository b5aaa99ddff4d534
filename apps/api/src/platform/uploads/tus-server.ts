import { Server } from '@tus/server'
import { noLocker, uploadLocker } from './upload-lock.ts'
import type { UploadLedger } from './upload-ledger.ts'
import type { UploadStore } from './upload-store.ts'

type Settings = {
  store: UploadStore
  ledger: UploadLedger
  mostBytes: number
  /** Which upload an address names. */
  idOf: (url: string) => string
  /** What a sender is told as the upload's address, given the one it came to. */
  locationOf: (url: string) => string
  /** The last byte has come, though it may not be durable yet; what is thrown is told to the sender. */
  onWhole: (id: string) => Promise<void>
}

/** The answer to a request, or what one of the settings' functions or the ledger has thrown at it. */
export type TusAnswer = { response: Response } | { error: Error }

/** Answers requests of tus 1.0, https://tus.io/protocols/resumable-upload: POST, HEAD and PATCH. */
export const createTus = (settings: Settings): ((request: Request) => Promise<TusAnswer>) => {
  const { store, ledger, mostBytes, idOf, locationOf, onWhole } = settings
  const locker = uploadLocker(ledger, store)
  const failures = new WeakMap<object, Error>()
  const server = new Server({
    path: '/',
    datastore: store,
    locker: ({ method }) => (method === 'POST' ? noLocker : locker),
    maxSize: mostBytes,
    lockDrainTimeout: 500,
    allowedOrigins: () => false,
    namingFunction: ({ url }) => idOf(url),
    getFileIdFromRequest: ({ url }) => idOf(url),
    generateUrl: ({ url }) => locationOf(url),
    onUploadFinish: async (_request, { id }) => {
      const writer = store.settle(id)
      try {
        await onWhole(id)
      } catch (error) {
        // It lapses by itself where even this fails.
        if (writer !== undefined) await ledger.dropLease(id, writer).catch(() => {})
        throw error
      }
      return {}
    },
    onResponseError: (request, error) => {
      if (!('status_code' in error)) {
        failures.set(request, error)
        return undefined
      }
      // A 403 would log its receiver out: the library sends it for missing headers, where the protocol leaves the choice.
      return { body: error.body, status_code: error.status_code === 403 ? 400 : error.status_code }
    },
  })
  return async (request) => {
    const response = await server.handleWeb(request)
    const error = failures.get(request)
    return error ? { error } : { response }
  }
}
