import { Server } from '@tus/server'
import type { UploadLedger } from './upload-ledger.ts'
import { createLocker } from './upload-lock.ts'
import { UploadStore } from './upload-store.ts'

type Settings = {
  folder: string
  ledger: UploadLedger
  maxBytes: number
  /** The id of the upload that a URL names. */
  idOf: (url: string) => string
  /** The URL of the upload that is returned to the sender, from the URL of the request. */
  locationOf: (url: string) => string
  /** Stores an upload whose last byte has arrived. It does nothing before that, or when repeated. */
  finish: (id: string) => Promise<void>
}

/**
 * Serves tus 1.0 (https://tus.io/protocols/resumable-upload): POST, HEAD, PATCH and DELETE. Errors thrown by the functions in
 * the settings or by the ledger are passed on; the library's own errors become responses.
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
      // The last byte may have arrived, but the server stopped before it could store the file or say so.
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
