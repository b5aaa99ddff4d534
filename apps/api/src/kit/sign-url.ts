import { LRUCache } from 'lru-cache'
import type { Picture } from '@sojourn/contract/kit/picture'
import type { Deps } from './deps.ts'
import { isSigned, isSignedShort, shortSignature, sign } from './sealing.ts'

const hour = 3600
const sixHours = 6 * hour

/** A signed URL of one stored file, which anybody who has it can read until it expires: an `<img>` cannot send a token. */
export const signedObjectUrl = (deps: Deps, tenant: string, key: string): string => {
  // Rounded, so that the URL stays the same for hours and browsers can use their cache.
  const expires = (Math.floor(Date.now() / 1000 / sixHours) + 2) * sixHours
  return `${deps.publicUrl()}/media/${key}?expires=${expires}&signature=${signatureOf(deps, `${tenant} ${key} ${expires}`)}`
}

/** The signatures of files that were shown lately, so that each is computed once in its six hours, not for every answer. */
const signatures = new WeakMap<Deps, LRUCache<string, string>>()

const signatureOf = (deps: Deps, text: string): string => {
  const present = signatures.get(deps) ?? new LRUCache<string, string>({ max: 20_000 })
  signatures.set(deps, present)
  const signature = present.get(text) ?? shortSignature('media', text, deps.secretKey)
  present.set(text, signature)
  return signature
}

/**
 * Whether the signature of a file URL is valid and not expired. Keys begin with their tenant. An earlier version made longer signatures, and
 * processes of both versions run during an upgrade.
 */
export const isObjectUrl = (deps: Deps, key: string, expires: string, signature: string): boolean => {
  const text = `${key.split('/')[0]} ${key} ${expires}`
  const isValid = [isSignedShort, isSigned].some((check) => check('media', text, signature, deps.secretKey))
  return isCurrent(expires) && isValid
}

/** A signed URL to which the bytes of one media record are uploaded by PUT. */
export const signedUploadUrl = (deps: Deps, tenant: string, media: string, expiresAt: string): string => {
  const expires = Math.floor(Date.parse(expiresAt) / 1000)
  return `${deps.publicUrl()}/media/uploads/${tenant}/${media}?expires=${expires}&signature=${sign('upload', `${tenant} ${media} ${expires}`, deps.secretKey)}`
}

/** The public form of the URL of a request to an upload. */
export const uploadUrlOf = (deps: Deps, url: string): string => {
  const { pathname, search } = new URL(url)
  return `${deps.publicUrl()}${pathname}${search}`
}

export const isUploadUrl = (deps: Deps, tenant: string, media: string, expires: string, signature: string): boolean =>
  isCurrent(expires) && isSigned('upload', `${tenant} ${media} ${expires}`, signature, deps.secretKey)

const sitePicture = 'site-picture'
/** The URL of an image is signed for its version, as only images that the company shows may be read. */
const signedText = (site: string, media: string, version: string) => `${site} ${media} ${version}`

/** A company's site: `pagesUrl` has no trailing slash, `site` is its name in URLs. */
export type Site = { pagesUrl: string; site: string }

type Shown = Pick<Picture, 'media' | 'version'>

/** The public URL of an image of a company, which needs no login. It works as long as the image exists. */
export const sitePictureUrl = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  { pagesUrl, site }: Site,
  { media, version }: Shown,
  width: number,
  extension: 'webp' | 'jpg' = 'webp',
): string =>
  `${pagesUrl}/c/${site}/pictures/${media}-${width}.${extension}?v=${version}&s=${sign(sitePicture, signedText(site, media, version), secretKey)}`

/** Whether the signature in the URL of an image is valid. */
export const isSitePicture = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  site: string,
  { media, version }: Shown,
  signature: string,
): boolean => isSigned(sitePicture, signedText(site, media, version), signature, secretKey)

const isCurrent = (expires: string): boolean => /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > Date.now()
