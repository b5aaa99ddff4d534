/**
 * The column headers of address books and mailing lists (Google Contacts old and new, Outlook, HubSpot, Mailchimp,
 * Salesforce, iCloud). Folded: lower-case letters and digits only.
 */
const emails =
  /^((primary|secondary|work|home|personal|business|other|additional|alternate)?e?mail(address(es)?|s)?\d?(address|value)?|e?mail\d(address|value))$/
const phones =
  /^((primary|secondary|work|home|business|personal|private|other|office|company|companymain|mobile|car|daytime|evening|whatsapp)?(phone|telephone|tel|mobile|cell|cellphone|cellular|handy)(phone)?(number|numbers|nr|no)?\d?(value)?)$/

const others: Readonly<Record<string, readonly string[]>> = {
  givenName: [
    'firstname',
    'givenname',
    'given',
    'forename',
    'first',
    'fname',
    'middlename',
    'additionalname',
    'middle',
  ],
  familyName: ['lastname', 'familyname', 'surname', 'last', 'lname', 'family'],
  organisation: [
    'company',
    'companyname',
    'organisation',
    'organization',
    'organisationname',
    'organizationname',
    'organization1name',
    'associatedcompany',
    'primaryassociatedcompany',
    'accountname',
    'account',
    'employer',
    'business',
    'org',
  ],
  birthday: ['birthday', 'birthdate', 'dateofbirth', 'dob', 'bday', 'born'],
  notes: [
    'notes',
    'note',
    'comments',
    'comment',
    'remarks',
    'description',
    'contactdescription',
    'website',
    'webpage',
    'url',
    'website1value',
    'websiteurl',
  ],
  tags: ['tags', 'labels', 'categories', 'groupmembership', 'groups', 'group'],
  languages: ['language', 'languages', 'preferredlanguage', 'languagespoken'],
  owner: ['owner', 'contactowner', 'accountowner', 'leadowner'],
}

/** The field that a folded header stands for. */
export const contactKeyOf = (folded: string): string | undefined => {
  if (emails.test(folded)) return 'emails'
  if (phones.test(folded)) return 'phones'
  return Object.entries(others).find(([, heads]) => heads.includes(folded))?.[0]
}

const parts: readonly [part: string, pattern: RegExp][] = [
  ['postcode', /(zip|post(al)?) ?code|^zip\b|zip ?\/|postcode|\bzip$|\bpostal$/],
  ['country', /country/],
  ['region', /state|province|region|county/],
  ['city', /city|town|locality|suburb/],
  ['label', /(label|type)$/],
  [
    'street',
    /street|address ?line|extended address|po box|^(mailing |billing |home |business |other |work )?address( ?\d)?( line)?$/,
  ],
]

/**
 * Guesses which part of an address a header stands for. The text in front of the part (`Business`, `Address 2`, nothing)
 * identifies the address; addresses are numbered in order of appearance. A column with a whole address in addition to its
 * parts is left out.
 */
export const addressGuess = (): ((head: string) => string | undefined) => {
  const addressKinds: string[] = []
  return (head) => {
    const words = head
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
      .trim()
    if (/formatted|e ?mail|phone|web|ip address/.test(words)) return undefined
    const part = parts.find(([, pattern]) => pattern.test(words))
    if (!part) return undefined
    const [name] = part
    const which = /^(address \d|home|business|work|mailing|billing|shipping|other|primary)/.exec(words)?.[1] ?? ''
    // `Type` and `Label` alone belong to the contact, not to an address.
    if (name === 'label' && !/^address \d/.test(words)) return undefined
    if (!addressKinds.includes(which)) addressKinds.push(which)
    const n = addressKinds.indexOf(which)
    return n < 5 ? `addresses.${n}.${name}` : undefined
  }
}
