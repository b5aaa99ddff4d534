import { createHash } from 'node:crypto'
import { pictureWidths, uploadKinds, uploadLimits } from '@sojourn/contract/uploads'
import type { Deps } from '../../kit/deps.ts'
import { Problem } from '../../kit/problem.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { ChildTaskError } from '../../platform/child/worker-child.ts'
import { contentTypeOf } from '../../platform/pictures/content-type.ts'

/** A file that is durable in the storage, ready to be recorded. */
export type StoredFile = {
  sha256: string
  mime: string
  kind: 'image' | 'document'
  bytes: number
  width: number | null
  height: number | null
  placeholder: string | null
  variants: StoredVariant[]
}

/** Keys of everything that is stored for a file: its original first, as it is stored. */
export const filesOf = (tenant: string, file: Pick<StoredFile, 'sha256' | 'mime' | 'variants'>): string[] => {
  const extension = isUploadType(file.mime) ? [uploadKinds[file.mime].extension] : []
  const originals = extension.map((one) => `${tenant}/${file.sha256}/original.${one}`)
  return [...new Set([...originals, ...file.variants.map((variant) => variant.key)])]
}

const isUploadType = (mime: string | undefined): mime is keyof typeof uploadKinds =>
  mime !== undefined && mime in uploadKinds

/** Where the bytes of an upload lie as they came. Of a picture only prepared sizes are variants. */
export const originalKey = (tenant: string, sha256: string, mime: string): string =>
  `${tenant}/${sha256}/original.${isUploadType(mime) ? uploadKinds[mime].extension : 'bin'}`

/**
 * Checks a file by its bytes, prepares its sizes and makes all of it durable, before anything is recorded.
 * 415 for a kind that is not taken, 413 when too large, 422 for a picture that cannot be read.
 */
export const storeFile = async (deps: Deps, tenant: string, bytes: Buffer): Promise<StoredFile> => {
  if (bytes.length === 0) throw new Problem('malformed', { detail: 'the file is empty' })
  const mime = await contentTypeOf(bytes)
  if (!isUploadType(mime)) {
    throw new Problem('unsupported_media_type', {
      detail: 'this is not a JPEG, PNG, WebP, AVIF or PDF file, whatever its name says',
    })
  }
  const { kind } = uploadKinds[mime]
  const limit = kind === 'image' ? uploadLimits.imageBytes : uploadLimits.documentBytes
  if (bytes.length > limit)
    throw new Problem('too_large', {
      detail: `${kind === 'image' ? 'a picture' : 'a document'} may have ${limit / 1024 / 1024} MB`,
    })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const folder = `${tenant}/${sha256}`
  const key = originalKey(tenant, sha256, mime)
  const original = { name: key.slice(folder.length + 1), mime, bytes: bytes.length, key }
  if (kind === 'document') {
    await deps.storage.put(original.key, bytes)
    return {
      sha256,
      mime,
      kind,
      bytes: bytes.length,
      width: null,
      height: null,
      placeholder: null,
      variants: [{ ...original, width: null, height: null }],
    }
  }
  const picture = await deps.pictures.prepare(bytes, pictureWidths).catch((error: unknown) => {
    if (error instanceof ChildTaskError)
      throw new Problem('invalid', {
        errors: { file: [{ code: 'invalid_value', message: `the picture cannot be read: ${error.message}` }] },
      })
    throw error
  })
  // The original keeps its metadata and is for re-editing only; what is shown are the prepared sizes, which have none.
  await deps.storage.put(original.key, bytes)
  const variants = picture.variants.map(({ bytes: prepared, ...variant }) => ({
    ...variant,
    bytes: prepared.length,
    key: `${folder}/${variant.name}`,
    prepared,
  }))
  for (const { key, prepared } of variants) await deps.storage.put(key, prepared)
  return {
    sha256,
    mime,
    kind,
    bytes: bytes.length,
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
    variants: variants.map(({ prepared: _, ...variant }) => variant),
  }
}
