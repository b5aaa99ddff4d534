import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { landscapesFolder } from '@sojourn/demo/landscapes'
import { sample } from '@sojourn/demo/sample/content'
import { picturesOf } from '../demo/load-content.ts'
import type { Context, TenantId } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import type { PreparedFile } from '../platform/pictures/prepared-file.ts'
import { type FileFacts, prepareFile, storeFile, type StoredFile } from '../resources/media/store-file.ts'
import { findRendition } from '../resources/media/store-rendition.ts'

type Image = { name: string; path: string; sha256: string }

let images: Promise<Image[]> | undefined

/** The images of the sample and their hashes, which never change while the server runs. */
export const readImages = (): Promise<Image[]> =>
  (images ??= Promise.all(
    picturesOf(sample).map(async (name) => {
      const path = fileURLToPath(new URL(`${name}.jpg`, landscapesFolder))
      const sha256 = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      return { name, path, sha256 }
    }),
  ))

/** Those that the company has stored already, by their paths: they need not be prepared again. */
export const findStoredImages = async (ctx: Context, wanted: readonly Image[]): Promise<Map<string, StoredFile>> => {
  const objects = await ctx.tx.query<{ sha256: string; bytes: number }>(
    'select sha256, bytes from media_objects where tenant = $1 and sha256 = any($2)',
    [ctx.tenant, wanted.map(({ sha256 }) => sha256)],
  )
  const found = new Map<string, StoredFile>()
  for (const { sha256, bytes } of objects) {
    const rendition = await findRendition(ctx, sha256, '')
    const image = wanted.find((one) => one.sha256 === sha256)
    if (rendition && image)
      found.set(image.path, { sha256, bytes, mime: 'image/jpeg', kind: 'image', perceptualHash: null, rendition })
  }
  return found
}

/**
 * Stores the images, by their paths. Outside a transaction, because preparing one takes a moment, if only for the first company
 * that adds the sample.
 */
export const storeImages = async (
  { deps, tenant }: { deps: Deps; tenant: TenantId },
  wanted: readonly Image[],
  stored: ReadonlyMap<string, StoredFile>,
): Promise<Map<string, StoredFile>> => {
  const files = new Map(stored)
  for (const { path } of wanted.filter((image) => !stored.has(image.path))) {
    const prepare = (facts: FileFacts, bytes: Uint8Array) =>
      prepareOnce(facts.sha256, () => prepareFile(deps, tenant, facts, bytes, { edit: null, formats: 'quick' }))
    files.set(path, await storeFile(deps, tenant, [await readFile(path)], { prepare }))
  }
  return files
}

/** What was made of the images, by their hashes: a few megabytes. */
const prepared = new Map<string, Promise<PreparedFile>>()

const prepareOnce = (sha256: string, make: () => Promise<PreparedFile>): Promise<PreparedFile> => {
  const existing = prepared.get(sha256)
  if (existing) return existing
  const making = make()
  prepared.set(sha256, making)
  making.catch(() => prepared.delete(sha256))
  return making
}
