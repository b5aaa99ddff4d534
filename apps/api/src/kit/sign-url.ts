import type { Deps } from './deps.ts'
import { isSigned, sign } from './sealing.ts'

const hour = 3600
const sixHours = 6 * hour

/** An address for one stored file that anybody holding it may read until it expires: an `<img>` cannot send a token. */
export const signedObjectUrl = (deps: Deps, tenant: string, key: string): string => {
  // Rounded, so that the same address comes back for hours and browsers keep what they have.
  const expires = (Math.floor(Date.now() / 1000 / sixHours) + 2) * sixHours
  return `${deps.publicUrl()}/media/${key}?expires=${expires}&signature=${sign('media', `${tenant} ${key} ${expires}`, deps.secretKey)}`
}

/** Whether an address for a stored file is ours and not expired. Keys begin with their tenant. */
export const isObjectUrl = (deps: Deps, key: string, expires: string, signature: string): boolean =>
  isCurrent(expires) && isSigned('media', `${key.split('/')[0]} ${key} ${expires}`, signature, deps.secretKey)

/** An address that takes the bytes of one empty slot by PUT. */
export const signedUploadUrl = (deps: Deps, tenant: string, media: string, expiresAt: string): string => {
  const expires = Math.floor(Date.parse(expiresAt) / 1000)
  return `${deps.publicUrl()}/media/uploads/${tenant}/${media}?expires=${expires}&signature=${sign('upload', `${tenant} ${media} ${expires}`, deps.secretKey)}`
}

/** The address that a request to an upload came by, as others reach it. */
export const uploadUrlOf = (deps: Deps, url: string): string => {
  const { pathname, search } = new URL(url)
  return `${deps.publicUrl()}${pathname}${search}`
}

export const isUploadUrl = (deps: Deps, tenant: string, media: string, expires: string, signature: string): boolean =>
  isCurrent(expires) && isSigned('upload', `${tenant} ${media} ${expires}`, signature, deps.secretKey)

const isCurrent = (expires: string): boolean => /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > Date.now()
