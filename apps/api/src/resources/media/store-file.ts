import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type UploadType, uploadKinds, uploadLimits } from '@sojourn/contract/uploads'
import type { Deps } from '../../kit/deps.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { ChildTaskError } from '../../platform/child/worker-child.ts'
import { contentTypeOfFile } from '../../platform/pictures/content-type.ts'
import type { PictureEdit } from '../../platform/pictures/pictures.ts'
import type { PreparedFile } from '../../platform/pictures/prepared-file.ts'
import { type Digest, digestOfFile } from '../../platform/storage/digest.ts'
import { UploadFile, uploadFolder } from '../../platform/uploads/upload-file.ts'
import { editKey } from './show-edit.ts'

/** The facts that are read from the bytes of an upload. */
export type FileFacts = { sha256: string; mime: UploadType; kind: 'image' | 'document' | 'track'; bytes: number }

/** What was made from a file, with its files in the storage. */
export type Rendition = Omit<PreparedFile, 'variants' | 'perceptualHash'> & { edit: string; variants: StoredVariant[] }

/** A file in the storage with its rendition, ready to be recorded. */
export type StoredFile = FileFacts & { perceptualHash: string | null; rendition: Rendition }

const isUploadType = (mime: string | undefined): mime is UploadType => mime !== undefined && mime in uploadKinds

/** The storage key of an upload's original bytes. Of an image, only renditions are ever served. */
export const originalKey = (tenant: string, sha256: string, mime: string): string =>
  `${tenant}/${sha256}/original.${isUploadType(mime) ? uploadKinds[mime].extension : 'bin'}`

/** Recognises a file by its bytes: 400 if it is empty, 415 for an unsupported type, 413 if it is too large. */
export const readFacts = async (path: string, { length: bytes, sha256 }: Digest): Promise<FileFacts> => {
  if (bytes === 0) throw new Problem('malformed', { detail: 'the file is empty' })
  const mime = await contentTypeOfFile(path)
  if (!isUploadType(mime)) throw new Problem('unsupported_media_type', { detail: unsupported(mime) })
  const { kind } = uploadKinds[mime]
  const limit = kind === 'image' ? uploadLimits.imageBytes : uploadLimits.documentBytes
  if (bytes > limit)
    throw new Problem('too_large', {
      detail: `${kind === 'image' ? 'an image' : 'a file'} can be at most ${limit / 1024 / 1024} MB`,
    })
  return { sha256, mime, kind, bytes }
}

/** An error message for an unsupported file, with advice. */
const unsupported = (mime: string | undefined): string => {
  const [type, format = ''] = mime?.split('/') ?? []
  return type === 'image'
    ? `${format.replace(/^x-/, '').toUpperCase()} images are not supported; export the image as JPEG`
    : 'this type of file is not supported; add a JPEG, PNG, WebP, AVIF, HEIC or SVG image, a PDF or Word document, or a GPX, KML, KMZ or GeoJSON track'
}

/** Moves a file to the storage unchanged. All files of the library are stored this way. */
export const takeFile = (deps: Deps, tenant: string, path: string, { sha256, mime, bytes }: FileFacts): Promise<void> =>
  deps.storage.takeFile(originalKey(tenant, sha256, mime), path, { length: bytes, sha256 })

type StoreOptions = {
  /** Called when the file has arrived, before it is prepared. */
  requireRoom?: (digest: Digest) => Promise<void>
  formats?: 'all' | 'quick'
  /** Takes the place of preparing the file, for files of our own that are stored again and again. */
  prepare?: (facts: FileFacts, bytes: Uint8Array) => Promise<PreparedFile>
}

/**
 * Stores a file that comes in one piece, and its rendition, before anything is recorded. 415 for an unsupported type, 413 if
 * it is too large, 422 if it cannot be read, 503 if the process that reads it was killed or got too little processor time.
 */
export const storeFile = async (
  deps: Deps,
  tenant: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { requireRoom, prepare, ...options }: StoreOptions = {},
): Promise<StoredFile> => {
  const file = new UploadFile(uploadFolder(deps), `${tenant}/${randomUUID()}`)
  try {
    await file.append(chunks, 0)
    const digest = await digestOfFile(file.path)
    await requireRoom?.(digest)
    const facts = await readFacts(file.path, digest)
    const bytes = await readFile(file.path)
    const preparing = prepare?.(facts, bytes) ?? prepareFile(deps, tenant, facts, bytes, { edit: null, ...options })
    const prepared = await preparing.catch(rejectUnreadable(facts))
    await takeFile(deps, tenant, file.path, facts)
    return {
      ...facts,
      perceptualHash: prepared.perceptualHash,
      rendition: await storeRendition(deps, tenant, facts, null, prepared),
    }
  } finally {
    await file.remove()
  }
}

/** Throws a problem that explains why a file cannot be prepared. */
const rejectUnreadable =
  (facts: FileFacts) =>
  (error: unknown): never => {
    if (!(error instanceof ChildTaskError)) throw error
    if (error.reason === 'ended')
      throw new Problem('unavailable', { detail: 'the file could not be processed; try again' })
    throw invalidField('file', 'invalid_value', unreadable(facts, error))
  }

/** An error message that explains why a file cannot be read, with advice. */
export const unreadable = ({ kind, mime }: Pick<FileFacts, 'kind' | 'mime'>, error: Error): string => {
  const advice =
    unreliable.has(mime) && !error.message.includes('JPEG') ? '. Export it as JPEG and upload it again' : ''
  return `the ${kind === 'image' ? 'image' : 'file'} cannot be read: ${error.message.slice(0, 200)}${advice}`
}

/** Formats that some programs write in a way that others cannot read. */
const unreliable: ReadonlySet<string> = new Set(['image/heic', 'image/avif', 'image/webp', 'image/png'])

type PrepareOptions = { edit: PictureEdit | null; formats?: 'all' | 'quick' }

/** Prepares a file in the process for untrusted files. Rejects with ChildTaskError if it cannot be read. */
export const prepareFile = (
  deps: Pick<Deps, 'pictures' | 'turns'>,
  tenant: string,
  { mime }: Pick<FileFacts, 'mime'>,
  bytes: Uint8Array,
  options: PrepareOptions,
): Promise<PreparedFile> => deps.turns.pictures(tenant, () => deps.pictures.prepare(bytes, mime, options))

/** Stores what was prepared. The variants of a document or track include its original. */
export const storeRendition = async (
  deps: Pick<Deps, 'storage'>,
  tenant: string,
  { sha256, mime, kind, bytes }: FileFacts,
  edit: PictureEdit | null,
  { perceptualHash: _, ...prepared }: PreparedFile,
): Promise<Rendition> => {
  const key = editKey(edit)
  const folder = `${tenant}/${sha256}${key === '' ? '' : `/${key}`}`
  const variants = prepared.variants.map(({ bytes: content, ...variant }) => ({
    ...variant,
    bytes: content.length,
    key: `${folder}/${variant.name}`,
    content: content,
  }))
  await Promise.all(variants.map((variant) => deps.storage.put(variant.key, variant.content)))
  const itself = originalKey(tenant, sha256, mime)
  const original = { name: itself.split('/').at(-1) ?? '', mime, bytes, key: itself, width: null, height: null }
  return {
    ...prepared,
    edit: key,
    variants: [...(kind === 'image' ? [] : [original]), ...variants.map(({ content: _made, ...variant }) => variant)],
  }
}
