import { randomUUID } from 'node:crypto'
import { avatarLimits, uploadKinds } from '@sojourn/contract/uploads'
import type { Deps } from '../kit/deps.ts'
import { invalidField, Problem } from '../kit/problem.ts'
import { ChildTaskError } from '../platform/child/worker-child.ts'
import { detectContentType } from '../platform/pictures/content-type.ts'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { user } from '@sojourn/contract/resources/user'
import { signedObjectUrl } from '../kit/sign-url.ts'

/**
 * Makes an avatar from a file and stores it, before the database is changed; returns its storage key. 415 if the file is not an
 * image, 422 if it cannot be decoded, 503 if the process that reads it was killed or got too little processor time. Every avatar
 * has its own key, so that deleting an old one never deletes a new one.
 */
export const storeAvatar = async (deps: Deps, person: string, bytes: Buffer): Promise<string> => {
  if (bytes.length === 0) throw new Problem('malformed', { detail: 'the file is empty' })
  if (!isPicture(await detectContentType(bytes)))
    throw new Problem('unsupported_media_type', {
      detail: 'this is not a JPEG, PNG, WebP, AVIF or HEIC file; export it as JPEG',
    })
  const cut = () => deps.pictures.square(bytes, avatarLimits.side)
  const square = await deps.turns
    .uploads(person, () => deps.turns.pictures(person, cut))
    .catch((error: unknown) => {
      if (!(error instanceof ChildTaskError)) throw error
      if (error.reason === 'ended')
        throw new Problem('unavailable', { detail: 'the image could not be processed; try again' })
      throw invalidField('avatar', 'invalid_value', `cannot be read: ${error.message}`)
    })
  const key = `users/${person}/${randomUUID()}.webp`
  await deps.storage.put(key, square)
  return key
}

/** Whether the file is an image of an allowed type. SVG is not allowed for avatars. */
const isPicture = (mime: string | undefined): boolean =>
  mime !== 'image/svg+xml' &&
  Object.entries(uploadKinds).some(([allowedMime, { kind }]) => allowedMime === mime && kind === 'image')

/** The avatar of a user as the API returns it, from its storage key. */
export const avatarOf = (deps: Deps, key: string | null): Read<typeof user>['avatar'] =>
  key === null ? null : { url: signedObjectUrl(deps, 'users', key) }
