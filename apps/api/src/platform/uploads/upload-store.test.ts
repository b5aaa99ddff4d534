import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { UploadLedger } from './upload-ledger.ts'
import { UploadStore } from './upload-store.ts'

const id = 'company/upload'
let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'sojourn-store-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The ledger of one upload of 100 bytes; once it has ended, nothing more of it is counted. */
const ledgerOfOne = () => {
  const upload = { length: 100, received: 0, expectedSha256: null, hasEnded: false }
  const ledger: UploadLedger = {
    find: async () => upload,
    begin: async () => {},
    count: async (_id, from, to) => {
      if (upload.hasEnded) return null
      if (from === upload.received) upload.received = to
      return upload.received
    },
    cancel: async () => {},
    lock: async () => true,
    renewLock: async () => true,
    release: async () => {},
  }
  return { upload, ledger }
}

async function* breaksAfter(bytes: number) {
  yield Buffer.alloc(bytes)
  throw new Error('the connection broke')
}

it('a late writer leaves no bytes of an upload that another request has ended', async () => {
  const { upload, ledger } = ledgerOfOne()
  const store = new UploadStore(folder, ledger)
  await store.create(new Upload({ id, size: 100, offset: 0 }))
  await store.getUpload(id)
  upload.hasEnded = true
  await store.remove(id)
  await expect(store.write(Readable.from(breaksAfter(40)), id, 0)).rejects.toThrow('Upload-Offset conflict')
  expect(await readdir(join(folder, 'company'))).toEqual([])
})

it('bytes that arrived before a connection broke are kept in the only file of the upload', async () => {
  const { upload, ledger } = ledgerOfOne()
  const store = new UploadStore(folder, ledger)
  await store.create(new Upload({ id, size: 100, offset: 0 }))
  await expect(store.write(Readable.from(breaksAfter(40)), id, 0)).rejects.toThrow('the connection broke')
  expect(upload.received).toBe(40)
  expect(await readdir(join(folder, id))).toEqual(['bytes'])
})
