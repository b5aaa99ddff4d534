import { z } from 'zod'
import { roleNames } from '../kit/role-names.ts'
import { about } from '../kit/about.ts'
import { storedAs } from '../kit/column.ts'
import { definePlatformResource, editable, readOnly, required, setOnce, volatile } from '../kit/define-resource.ts'
import { listQueryOf } from '../kit/page.ts'
import { email, flag, instant, line, oneOf, part } from '../kit/values.ts'

/** A text that users set in their own account. It is read-only here. */
const nullableText = () => storedAs(z.string(), 'text').nullable()

/** The avatar of a user. */
export const avatar = z.object({ url: z.string() })
about.add(avatar, {
  id: 'Avatar',
  description:
    'A square WebP image of 256 pixels. The address is signed and expires, so an `<img>` can load it without a token.',
})

const roles = storedAs(
  z
    .array(part({ name: oneOf(...roleNames) }))
    .min(1)
    .max(roleNames.length)
    .refine((held) => new Set(held.map(({ name }) => name)).size === held.length, 'must not contain duplicates'),
  'text[]',
)

const definition = definePlatformResource({
  name: 'user',
  plural: 'users',
  title: 'name',
  searched: ['email'],
  fields: {
    tenant: readOnly(storedAs(z.uuid(), 'uuid')),
    email: setOnce(nullableText(), null),
    name: setOnce(storedAs(z.string(), 'text'), ''),
    roles: required(roles),
    isOwner: editable(flag(), false),
    jobTitle: readOnly(nullableText()),
    phone: readOnly(nullableText()),
    avatar: volatile(avatar.nullable()),
    state: readOnly(oneOf('invited', 'active', 'suspended')),
    invitationExpiresAt: readOnly(instant().nullable()),
  },
  filters: { role: 'roles', state: 'state' },
})

/**
 * A membership: a user's place in a company. `uuid` is that of the user. To create one is to invite the user; until they
 * accept, name and email are those in the invitation. Email and phone are null for members who do not manage users.
 */
export const user = {
  ...definition,
  create: definition.create.omit({ isOwner: true }).extend({ email: email(), name: line(160) }),
}

// The body of a request differs from the fields, so it takes the name of the schema.
about.remove(definition.create)
about.add(user.create, { id: 'UserCreate', description: 'The user to invite, and their roles.' })

/** Query parameters of the list of users. Roles are given by name. */
export const userListQuery = listQueryOf(definition).extend({ role: z.array(z.enum(roleNames)).max(50).optional() })
