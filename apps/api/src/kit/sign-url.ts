import type { Deps } from './deps.ts'
import { isSigned, sign } from './sealing.ts'

const hour = 3600
const sixHours = 6 * hour

/** A signed URL of one stored file, which anybody who has it can read until it expires: an `<img>` cannot send a token. */
export const signedObjectUrl = (deps: Deps, tenant: string, key: string): string => {
  // Rounded, so that the URL stays the same for hours and browsers can use their cache.
  const expires = (Math.floor(Date.now() / 1000 / sixHours) + 2) * sixHours
  return `${deps.publicUrl()}/media/${key}?expires=${expires}&signature=${sign('media', `${tenant} ${key} ${expires}`, deps.secretKey)}`
}

/** Whether the signature of a file URL is valid and not expired. Keys begin with their tenant. */
export const isObjectUrl = (deps: Deps, key: string, expires: string, signature: string): boolean =>
  isCurrent(expires) && isSigned('media', `${key.split('/')[0]} ${key} ${expires}`, signature, deps.secretKey)

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

const isCurrent = (expires: string): boolean => /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > Date.now()
