import { defineResource, editable, optional, readOnly, volatile } from '../kit/define-resource.ts'
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
          label: line(40).nullable().default(null),
          street: line(200).nullable().default(null),
          city: line(120).nullable().default(null),
          region: line(120).nullable().default(null),
          postcode: line(20).nullable().default(null),
          country: country().nullable().default(null),
        }),
        5,
      ),
      [],
    ),
    birthday: optional(date()),
    languages: editable(list(language(), 10, 'text[]'), []),
    lifecycle: editable(oneOf('lead', 'client', 'past', 'agent', 'do_not_contact'), 'lead'),
    preferences: optional(
      part({
        food: prose(500).nullable().default(null),
        drink: prose(500).nullable().default(null),
        allergies: prose(500).nullable().default(null),
        interests: lines(20, 80).default([]),
        mobility: prose(500).nullable().default(null),
        seat: line(80).nullable().default(null),
      }),
    ),
    loyalty: editable(list(part({ programme: line(120), number: line(60) }), 20), []),
    passports: editable(
      sealedList(part({ number: line(40), country: country(), expiry: date().nullable().default(null) }), 5),
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
        }),
        30,
      ),
      [],
    ),
    consents: editable(
      list(
        part({
          purpose: oneOf('marketing', 'profiling', 'photos', 'sharing'),
          givenAt: instant(),
          withdrawnAt: instant().nullable().default(null),
        }),
        20,
      ),
      [],
    ),
    owner: optional(reference('user')),
    notes: optional(prose(10_000)),
    duplicates: volatile(list(part({ uuid: line(36), name: line(400) }), 5)),
  },
  rules: (contact) =>
    contact.givenName || contact.familyName || contact.organisation
      ? {}
      : { givenName: 'give a first name, a family name or an organisation' },
  filters: { kind: 'kind', lifecycle: 'lifecycle', owner: 'owner' },
})
