import type { Deps } from '../../kit/deps.ts'
import { Problem } from '../../kit/problem.ts'
import { type Digest, digestOfFile } from '../../platform/storage/digest.ts'
import { UploadFile, uploadFolder } from '../../platform/uploads/upload-file.ts'
import type { UploadLedger } from '../../platform/uploads/upload-ledger.ts'
import { lockUpload } from '../../platform/uploads/upload-lock.ts'
import { fillSlotWithBytes } from './create.ts'
import { readFacts, takeFile } from './store-file.ts'
import { type AsMaker, endUpload, resetUpload, type UploadSlot } from './upload-slot.ts'

type Uploads = { deps: Deps; asMaker: AsMaker; ledger: UploadLedger }

/** Adds an upload to the library when its last byte has arrived. Does nothing before that, and when it is called again. */
export const finishUpload = async (uploads: Uploads, id: string): Promise<void> => {
  const release = await lockUpload(uploads.ledger, id)
  try {
    const file = new UploadFile(uploadFolder(uploads.deps), id)
    const slot = await uploads.asMaker(id, async (_ctx, found) => found)
    if (slot.isFilled) return await file.remove()
    if (slot.received === slot.length) await takeUpload(uploads, id, slot, file)
  } finally {
    await release()
  }
}

/** Checks a whole upload, stores it and records it. */
const takeUpload = async (
  { deps, asMaker }: Uploads,
  id: string,
  slot: UploadSlot,
  file: UploadFile,
): Promise<void> => {
  const digest = await digestOfFile(file.path).catch(nullWhenMissing)
  if (digest === null || !isAsAnnounced(slot, digest)) {
    await asMaker(id, resetUpload)
    throw new Problem('conflict', { detail: 'the file was damaged during the upload; send it again' })
  }
  const facts = await readFacts(file.path, digest).catch(async (error: unknown) => {
    if (!(error instanceof Problem)) throw error
    const stateReason = error.message.slice(0, 300)
    await asMaker(id, (ctx, present) => endUpload(ctx, present, { state: 'invalid', stateReason }, 'refuse'))
    await file.remove()
    throw error
  })
  await takeFile(deps, slot.tenant, file.path, facts)
  await asMaker(id, (ctx) => fillSlotWithBytes(ctx, slot.uuid, facts))
  await file.remove()
}

/** Null for a missing file: the server may have stopped after it was moved to the storage and before it was recorded. */
const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code !== 'ENOENT') throw error
  return null
}

const isAsAnnounced = ({ length, expectedSha256 }: UploadSlot, received: Digest): boolean =>
  received.length === length && (expectedSha256 === null || received.sha256 === expectedSha256)
