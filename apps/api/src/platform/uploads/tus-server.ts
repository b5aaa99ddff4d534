import { Server } from '@tus/server'
import type { UploadLedger } from './upload-ledger.ts'
import { createLocker } from './upload-lock.ts'
import { UploadStore } from './upload-store.ts'

type Settings = {
  folder: string
  ledger: UploadLedger
  maxBytes: number
  /** Which upload an address names. */
  idOf: (url: string) => string
  /** What a sender is told as the upload's address, given the one it came to. */
  locationOf: (url: string) => string
  /** Stores an upload whose last byte has come. Before that, and done again, it does nothing. */
  finish: (id: string) => Promise<void>
}

/**
 * Answers tus 1.0 (https://tus.io/protocols/resumable-upload): POST, HEAD, PATCH and DELETE. Errors that the settings' functions or the
 * ledger throw are passed on; the library's own errors become answers.
 */
export const createTus = ({ folder, ledger, maxBytes, idOf, locationOf, finish }: Settings): Server =>
  new Server({
    path: '/',
    datastore: new UploadStore(folder, ledger),
    locker: createLocker(ledger),
    lockDrainTimeout: 500,
    maxSize: maxBytes,
    allowedOrigins: () => false,
    namingFunction: ({ url }) => idOf(url),
    getFileIdFromRequest: ({ url }) => idOf(url),
    generateUrl: ({ url }) => locationOf(url),
    onIncomingRequest: async ({ method }, id) => {
      // The last byte came, and the server stopped before it could store the file, or say so.
      if (method === 'HEAD') await finish(id)
    },
    onUploadFinish: async (_request, { id }) => {
      await finish(id)
      return {}
    },
    onResponseError: (_request, error) => {
      if (!('status_code' in error)) throw error
      return undefined
    },
  })
