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
 * Makes a person's picture of a file and stores it, before anything is recorded; answers its key. 415 for what is no
 * picture, 422 for one that cannot be read. Each has a key of its own: an old one can go without taking a new one along.
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
      if (error instanceof ChildTaskError)
        throw invalidField('avatar', 'invalid_value', `the image cannot be read: ${error.message}`)
      throw error
    })
  const key = `users/${person}/${randomUUID()}.webp`
  await deps.storage.put(key, square)
  return key
}

/** A person is photographed, not drawn. */
const isPicture = (mime: string | undefined): boolean =>
  mime !== 'image/svg+xml' &&
  Object.entries(uploadKinds).some(([allowedMime, { kind }]) => allowedMime === mime && kind === 'image')

/** The picture that a person shows, by its key in the storage. */
export const avatarOf = (deps: Deps, key: string | null): Read<typeof user>['avatar'] =>
  key === null ? null : { url: signedObjectUrl(deps, 'users', key) }
