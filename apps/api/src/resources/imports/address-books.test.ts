import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FileContent, importFile, getList, sendImport } from '../../test/import-file.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const companyIn = async (country: string): Promise<Company> => {
  const company = await world.createCompany()
  await world.deps.pool.query('update tenants set country = $2 where uuid = $1', [company.uuid, country])
  return company
}

const broughtInto = async (country: string, content: FileContent, choices: Parameters<typeof importFile>[3] = {}) => {
  const company = await companyIn(country)
  const done = await importFile(company, 'contacts', content, choices)
  return { done, contacts: await getList(company, 'contacts') }
}

const address = (fields: Json) => ({
  label: null,
  street: null,
  city: null,
  region: null,
  postcode: null,
  country: null,
  ...fields,
})

describe('contacts exported by other programs', () => {
  it('are imported from Google Contacts, with several addresses in a cell and several columns for one field', async () => {
    const file = `First Name,Middle Name,Last Name,Phonetic First Name,Organization Name,Organization Title,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Street,Address 1 - City,Address 1 - Postal Code,Address 1 - Country,Website 1 - Value
Ana,Maria,Beispiel,,Muster Reisen,Agent,1980-02-29,"line one
line two",* myContacts ::: VIP,* Work,ana.beispiel@example.test ::: ana2@example.test,Home,ana.home@example.test,Mobile,+49 30 901820 ::: 0171 5550142,Home,Musterweg 1,Berlin,10115,Germany,https://example.test
Björn,,Ørsted,,,,,,* myContacts,* Home,bjorn@example.test,,,Mobile,+45 20 12 34 56,,,,,,
`
    const { done, contacts } = await broughtInto('DE', file)
    expect([done.counts.created, done.errors]).toEqual([2, []])
    expect(contacts).toMatchObject([
      {
        givenName: 'Ana Maria',
        familyName: 'Beispiel',
        organisation: 'Muster Reisen',
        emails: ['ana.beispiel@example.test', 'ana2@example.test', 'ana.home@example.test'],
        phones: ['+4930901820', '+491715550142'],
        addresses: [
          address({ label: 'Home', street: 'Musterweg 1', city: 'Berlin', postcode: '10115', country: 'DE' }),
        ],
        birthday: '1980-02-29',
        notes: 'line one\nline two\nWebsite 1 - Value: https://example.test',
        tags: ['VIP'],
      },
      { givenName: 'Björn', emails: ['bjorn@example.test'], phones: ['+4520123456'], addresses: [], tags: [] },
    ])
  })

  it('are imported from the older format of Google Contacts', async () => {
    const file = `Name,Given Name,Additional Name,Family Name,Birthday,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Type,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Organization 1 - Name
Eva Muster,Eva,,Muster,,,* myContacts,* ,eva@example.test,Mobile,044 668 18 00,Work,"Bahnhofstrasse 1
8001 Zürich",Bahnhofstrasse 1,Zürich,,ZH,8001,CH,2. Stock,Beispiel AG
`
    const { contacts, done } = await broughtInto('CH', file)
    expect(done.errors).toEqual([])
    expect(contacts[0]).toMatchObject({
      givenName: 'Eva',
      familyName: 'Muster',
      organisation: 'Beispiel AG',
      emails: ['eva@example.test'],
      phones: ['+41446681800'],
      addresses: [
        {
          label: 'Work',
          street: 'Bahnhofstrasse 1 2. Stock',
          city: 'Zürich',
          region: 'ZH',
          postcode: '8001',
          country: 'CH',
        },
      ],
    })
  })

  it('are imported from Outlook, in Windows encoding, with empty birthdays and national phone numbers', async () => {
    const file = `"First Name","Middle Name","Last Name","Title","Company","Business Street","Business City","Business Postal Code","Business Country/Region","Home Street","Home City","Home Phone","Mobile Phone","Business Phone","Business Fax","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address","Birthday","Categories"
"Chloé","","Dupont","","Exemple SARL","1 rue de l’Exemple","Lyon","69001","France","2 chemin","Vienne","","06 12 34 56 78","(0)4 78 00 00 00","","chloe@example.test","SMTP","Chloé Dupont","chloe2@example.test","0/0/00","Clients;VIP"
"Dan","","Ivanov","","","","","","","","","","+1 (212) 555-0199 x12","12","","dan@example.test","","","","2/29/1980",""
`
    const bytes = Uint8Array.from(file, (sign) => ({ '’': 0x92 })[sign] ?? sign.charCodeAt(0))
    const { done, contacts } = await broughtInto('FR', bytes)
    expect(done.encoding).toBe('windows-1252')
    expect(done.counts).toMatchObject({ created: 2, failed: 0, unreadCells: 2 })
    expect(contacts).toMatchObject([
      {
        givenName: 'Chloé',
        organisation: 'Exemple SARL',
        emails: ['chloe@example.test', 'chloe2@example.test'],
        phones: ['+33612345678', '+33478000000'],
        birthday: null,
        notes: null,
        addresses: [
          address({ label: 'Business', street: '1 rue de l’Exemple', city: 'Lyon', postcode: '69001', country: 'FR' }),
          address({ label: 'Home', street: '2 chemin', city: 'Vienne' }),
        ],
        tags: ['Clients', 'VIP'],
      },
      {
        phones: ['+12125550199'],
        birthday: '1980-02-29',
        notes: 'Mobile Phone: +1 (212) 555-0199 x12\nBusiness Phone: 12',
      },
    ])
    expect(done.errors).toEqual([
      {
        row: 3,
        column: 'Mobile Phone',
        value: '+1 (212) 555-0199 x12',
        message: 'has an extension, which is kept in the notes',
        leavesOut: 'cell',
      },
      {
        row: 3,
        column: 'Business Phone',
        value: '12',
        message: 'is not a phone number that can be read; it is kept in the notes',
        leavesOut: 'cell',
      },
    ])
  })

  it('are imported from Outlook with only the second of two addresses, which keeps its own label', async () => {
    const file = `"First Name","Business Street","Business City","Home Street","Home City","Other City"
"Eva","","","2 chemin","Vienne",""
"Finn","1 rue","Lyon","","","Nice"
`
    const { done, contacts } = await broughtInto('FR', file)
    expect(done.errors).toEqual([])
    expect(contacts.map(({ addresses }) => addresses)).toEqual([
      [address({ label: 'Home', street: '2 chemin', city: 'Vienne' })],
      [address({ label: 'Business', street: '1 rue', city: 'Lyon' }), address({ label: 'Other', city: 'Nice' })],
    ])
  })

  it('are imported from HubSpot', async () => {
    const file = `\uFEFFRecord ID;First Name;Last Name;Email;Phone Number;Contact owner;Last Activity Date (GMT+2);Lead Status;Marketing contact status;Create Date (GMT+2);Associated Company;Street Address;City;State/Region;Postal Code;Country/Region
101;Eve;Muñoz;eve@example.test;'+34600123456;;2026-03-29 02:30;NEW;Marketing contact;2026-03-29 02:30;Viajes Ejemplo;Calle 1;Madrid;;28001;España
102;Faye;Ng;FAYE@example.test;34 600 12 34 57;;;;;;;;;;;
`
    const { done, contacts } = await broughtInto('NA', file)
    expect(done.errors).toEqual([])
    expect(contacts).toMatchObject([
      {
        emails: ['eve@example.test'],
        phones: ['+34600123456'],
        organisation: 'Viajes Ejemplo',
        addresses: [address({ street: 'Calle 1', city: 'Madrid', postcode: '28001', country: 'ES' })],
      },
      { emails: ['FAYE@example.test'], phones: ['+34600123457'], addresses: [] },
    ])
  })

  it('are imported from Mailchimp and Salesforce', async () => {
    const mailchimp = `Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME\nmia@example.test,Mia,Chimp,1 Example Road,020 7946 0018,02/29,2,2026-01-02 10:00:00\n`
    const one = await broughtInto('GB', mailchimp)
    expect(one.contacts[0]).toMatchObject({
      emails: ['mia@example.test'],
      phones: ['+442079460018'],
      addresses: [address({ street: '1 Example Road' })],
      birthday: null,
    })
    expect(one.done.errors).toMatchObject([{ column: 'Birthday', value: '02/29', message: 'has no year' }])
    const salesforce = `"Salutation","First Name","Last Name","Title","Account Name","Mailing Street","Mailing City","Mailing State/Province","Mailing Zip/Postal Code","Mailing Country","Phone","Mobile","Fax","Email","Account Owner"\n"Ms","Sal","Force","CEO","Example Inc","1 Market St","San Francisco","CA","94105","United States","(415) 555-0132","","","sal@example.test",""\n`
    const other = await broughtInto('US', salesforce)
    expect(other.done.errors).toEqual([])
    expect(other.contacts[0]).toMatchObject({
      organisation: 'Example Inc',
      phones: ['+14155550132'],
      addresses: [
        {
          label: 'Mailing',
          street: '1 Market St',
          city: 'San Francisco',
          region: 'CA',
          postcode: '94105',
          country: 'US',
        },
      ],
    })
  })
})

describe('dates in a file', () => {
  const birthdays = (...cells: string[]) =>
    ['First name,Birthday', ...cells.map((cell, at) => `N${at},"${cell}"`)].join('\n')
  const bornOn = (contacts: Json[]) => contacts.map(({ birthday }) => birthday)

  it.each([
    ['month first', ['2/29/1980', '3/4/1981'], ['1980-02-29', '1981-03-04']],
    ['day first', ['29/2/1980', '3/4/1981'], ['1980-02-29', '1981-04-03']],
    ['with dots', ['29.2.1980', '3.4.1981'], ['1980-02-29', '1981-04-03']],
    ['in ISO format', ['1980-02-29', '1981-04-03T00:00:00', '19820504'], ['1980-02-29', '1981-04-03', '1982-05-04']],
    ['in words', ['29 Feb 1980', 'April 3, 1981'], ['1980-02-29', '1981-04-03']],
    ['with two-digit years', ['2/29/80', '3/4/05'], ['1980-02-29', '2005-03-04']],
    ['not given', ['0/0/00', '0000-00-00', '00.00.0000', ''], [null, null, null, null]],
  ])('are recognised from the whole column: %s', async (_words, cells, expected) => {
    const { done, contacts } = await broughtInto('NA', birthdays(...cells))
    expect([done.errors, done.counts.created]).toEqual([[], cells.length])
    expect(bornOn(contacts)).toEqual(expected)
  })

  it('that are ambiguous need a date order, and are read in that order', async () => {
    const company = await companyIn('NA')
    const { json } = await sendImport(company, 'contacts', birthdays('3/4/1980', '5/6/1981'))
    const { uuid, dateColumns, dateOrder } = json.data
    expect([dateColumns, dateOrder]).toEqual([[{ column: 1, order: null, example: '3/4/1980' }], null])
    const rejected = await company.people.Owner.send('POST', company.path(`imports/${uuid}/check`), {})
    expect([rejected.status, Object.keys(rejected.json.errors)]).toEqual([422, ['options.dateOrder']])
    for (const [order, expected] of [
      ['dmy', ['1980-04-03', '1981-06-05']],
      ['mdy', ['1980-03-04', '1981-05-06']],
    ] as const) {
      const { done, contacts } = await broughtInto('NA', birthdays('3/4/1980', '5/6/1981'), {
        options: { dateOrder: order },
      })
      expect([done.errors, bornOn(contacts)], order).toEqual([[], expected])
    }
  })

  it('that are invalid leave out their cell, not their row', async () => {
    const { done, contacts } = await broughtInto('NA', birthdays('2/30/1980', 'soon', '12/31/1999'))
    expect(bornOn(contacts)).toEqual([null, null, '1999-12-31'])
    expect(done.errors.map(({ row, value, message }: Json) => [row, value, message])).toEqual([
      [2, '2/30/1980', 'must be a date such as 2026-03-01'],
      [3, 'soon', 'must be a date such as 2026-03-01'],
    ])
  })
})

const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n`

describe('a vCard file', () => {
  it('can hold several cards of any version', async () => {
    const file =
      crlf(
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Ørsted;Björn;;;',
        'FN:Björn Ørsted',
        'TEL;TYPE=CELL:0171 555 01 42',
        'TEL;TYPE=WORK:+45 20 12 34 56',
        'item1.EMAIL;TYPE=INTERNET:bjorn@example.test',
        'ADR;TYPE=HOME:;;Musterweg 1\\, 2;Berlin;;10115;Germany',
        'ORG:Muster Reisen\\, GmbH;Vertrieb',
        'BDAY:1980-02-29',
        'NOTE:line one\\nline tw',
        ' o',
        'URL:https://example.test',
        'CATEGORIES:VIP,Berlin',
        'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRg',
        ' ABAQAAAQABAAD',
        'END:VCARD',
      ) +
      crlf(
        'BEGIN:VCARD',
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;;',
        'TEL;CELL;VOICE:+49 171 5550143',
        'EMAIL;INTERNET:joerg@example.test',
        'ADR;HOME;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:;;Stra=DFe 1;K=F6ln;;50667;DE',
        'NOTE;ENCODING=QUOTED-PRINTABLE:a very long=',
        ' note=0D=0Aof two lines',
        'this line is none',
        'END:VCARD',
      ) +
      crlf(
        'BEGIN:VCARD',
        'VERSION:4.0',
        'KIND:org',
        'FN:Example Lodge',
        'ORG:Example Lodge',
        'TEL;VALUE=uri;TYPE="voice,work":tel:+264-61-123456',
        'BDAY:--0229',
        'END:VCARD',
      )
    const { done, contacts } = await broughtInto('DE', file, { name: 'contacts.vcf' })
    expect([done.format, done.delimiter, done.counts.created]).toEqual(['vcard', null, 3])
    expect(done.errors).toEqual([
      { row: 3, column: 'Birthday', value: '--02-29', message: 'has no year', leavesOut: 'cell' },
    ])
    expect(contacts).toMatchObject([
      {
        givenName: 'Björn',
        familyName: 'Ørsted',
        organisation: 'Muster Reisen, GmbH, Vertrieb',
        emails: ['bjorn@example.test'],
        phones: ['+491715550142', '+4520123456'],
        addresses: [
          address({ label: 'Home', street: 'Musterweg 1, 2', city: 'Berlin', postcode: '10115', country: 'DE' }),
        ],
        birthday: '1980-02-29',
        notes: 'line one\nline two\nWebsite: https://example.test',
        tags: ['VIP', 'Berlin'],
        kind: 'person',
      },
      { name: 'Example Lodge', kind: 'organisation', givenName: null, phones: ['+26461123456'] },
      {
        givenName: 'Jörg',
        familyName: 'Müller',
        emails: ['joerg@example.test'],
        phones: ['+491715550143'],
        addresses: [address({ label: 'Home', street: 'Straße 1', city: 'Köln', postcode: '50667', country: 'DE' })],
        notes: 'a very long note\nof two lines',
      },
    ])
  })

  it('can only be imported into contacts', async () => {
    const company = await companyIn('NA')
    const card = crlf('BEGIN:VCARD', 'VERSION:3.0', 'FN:A', 'END:VCARD')
    const { status, json } = await sendImport(company, 'suppliers', card, 'a.vcf')
    expect([status, json.errors.file[0].message]).toEqual([
      422,
      'is a vCard file, which contains contacts; import it under Contacts',
    ])
  })
})

describe('a file that is not a table', () => {
  it.each([
    ['a calendar', crlf('BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR')],
    ['an email', crlf('From: a@example.test', 'To: b@example.test', 'Subject: Hello', '', 'Hello, there')],
    ['a page', '<!doctype html><html><body>Name,Email</body></html>'],
    ['JSON', '{"name": "x",\n "email": "y"}'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n'],
    ['an image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3])],
  ])('is rejected when it is %s', async (_words, content) => {
    const { status, json } = await sendImport(await companyIn('NA'), 'contacts', content, 'file.csv')
    expect([status, json.errors?.file?.[0].message]).toEqual([422, 'is not a table or a vCard file'])
  })

  it('is rejected with advice when it is a spreadsheet', async () => {
    const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0])
    const { json } = await sendImport(await companyIn('NA'), 'contacts', zip, 'list.xlsx')
    expect(json.errors.file[0].message).toBe('is a spreadsheet; save it as CSV and choose that file')
  })
})
