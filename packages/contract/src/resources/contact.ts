import { defineResource, editable, optional, readOnly, volatile } from '../kit/define-resource.ts'
import { rowName } from '../kit/row-fields.ts'
import {
  country,
  date,
  email,
  instant,
  language,
  line,
  lines,
  list,
  oneOf,
  part,
  phone,
  prose,
  reference,
  sealedList,
} from '../kit/values.ts'
import { about } from '../kit/about.ts'
import { orNull } from '../kit/or-null.ts'

export const contact = defineResource({
  name: 'contact',
  plural: 'contacts',
  title: 'name',
  searched: ['organisation'],
  fields: {
    kind: editable(oneOf('person', 'organisation', 'household'), 'person'),
    name: readOnly(line(400)),
    givenName: optional(line(120)),
    familyName: optional(line(120)),
    organisation: optional(line(160)),
    emails: editable(list(email(), 5, 'text[]'), []),
    phones: editable(list(phone(), 5, 'text[]'), []),
    addresses: editable(
      list(
        part({
          label: orNull(line(40)).default(null),
          street: orNull(line(200)).default(null),
          city: orNull(line(120)).default(null),
          region: orNull(line(120)).default(null),
          postcode: orNull(line(20)).default(null),
          country: orNull(country()).default(null),
        }).register(about, { id: 'ContactAddress', description: 'A postal address.' }),
        5,
      ),
      [],
    ),
    birthday: optional(date()),
    languages: editable(list(language(), 10, 'text[]'), []),
    lifecycle: editable(oneOf('lead', 'client', 'past', 'agent', 'do_not_contact'), 'lead'),
    preferences: optional(
      part({
        food: orNull(prose(500)).default(null),
        drink: orNull(prose(500)).default(null),
        allergies: orNull(prose(500)).default(null),
        interests: lines(20, 80).default([]),
        mobility: orNull(prose(500)).default(null),
        seat: orNull(line(80)).default(null),
      }).register(about, { id: 'ContactPreferences', description: 'What a traveller likes and needs.' }),
    ),
    loyalty: editable(
      list(
        part({ programme: line(120), number: line(60) }).register(about, {
          id: 'LoyaltyNumber',
          description: 'Membership of a programme, e.g. of an airline.',
        }),
        20,
      ),
      [],
    ),
    passports: editable(
      sealedList(
        part({ number: line(40), country: country(), expiry: orNull(date()).default(null) }).register(about, {
          id: 'Passport',
          description: 'A passport or identity card.',
        }),
        5,
      ),
      [],
    ),
    relations: editable(
      list(
        part({
          contact: reference('contact'),
          relation: oneOf(
            'partner',
            'child',
            'parent',
            'sibling',
            'assistant',
            'employer',
            'employee',
            'friend',
            'other',
          ),
        }).register(about, { id: 'ContactRelation', description: 'How another contact relates to this one.' }),
        30,
      ),
      [],
    ),
    consents: editable(
      list(
        part({
          purpose: oneOf('marketing', 'profiling', 'photos', 'sharing'),
          givenAt: instant(),
          withdrawnAt: orNull(instant()).default(null),
        }).register(about, { id: 'ContactConsent', description: 'A consent of the contact, and when it was given.' }),
        20,
      ),
      [],
    ),
    owner: optional(reference('user')),
    notes: optional(prose(10_000)),
    duplicates: volatile(list(part({ uuid: line(36), name: line(400) }), 5)),
  },
  rules: ({ givenName, familyName, organisation }) => [
    {
      field: 'givenName',
      isWrong: !givenName && !familyName && !organisation,
      message: 'is required, unless there is a family name or an organisation',
    },
  ],
  filters: { kind: 'kind', lifecycle: 'lifecycle', owner: 'owner' },
  inLists: [
    'kind',
    'name',
    'givenName',
    'familyName',
    'organisation',
    'emails',
    'phones',
    'birthday',
    'languages',
    'lifecycle',
    'owner',
  ],
  onlyInLists: { ownerName: rowName() },
})
