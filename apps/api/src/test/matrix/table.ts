/**
 * Who may call what, taken from the table of roles. A row is read with `columns`: `+` succeeds, `x` may see it but not do it
 * (422 permission_denied), `-` may not see it (404).
 */
export const columns = ['Owner', 'Admin', 'Manager', 'Designer', 'Agent', 'Finance', 'Viewer', 'Super'] as const

export type Row = {
  /** The status of success. */
  status: number
  /** For a record of the owner. */
  may: string
  /** For a record that the caller created, where that differs. */
  mayWithOwn?: string
}

/** Resources whose lists some roles may not even ask for. */
const isHidden = (plural: string): boolean =>
  ['suppliers', 'exchange-rates', 'rate-sheets', 'invoices', 'payments', 'payables'].includes(plural)

type Rights = { read: string; write: string; create: string; readOwn?: string; writeOwn?: string }

/** The routes that every resource has. */
const routesOf = (plural: string, { read, write, create, readOwn, writeOwn }: Rights): [string, Row][] => {
  const base = `/v1/:tenant/${plural}`
  // Who may not read these has no list either; others have an empty one.
  const reads: Row = { status: 200, may: read, mayWithOwn: readOwn }
  const writes: Row = { status: 200, may: write, mayWithOwn: writeOwn }
  return [
    [`GET ${base}`, { status: 200, may: read.replaceAll('-', isHidden(plural) ? '-' : '+') }],
    [`POST ${base}`, { status: 201, may: create }],
    [`GET ${base}/export.csv`, { status: 200, may: read.replaceAll('-', isHidden(plural) ? '-' : '+') }],
    [`GET ${base}/:uuid`, reads],
    [`PUT ${base}/:uuid`, writes],
    [`DELETE ${base}/:uuid`, writes],
    [`POST ${base}/:uuid/restore`, writes],
  ]
}

/** The points of a list, which everybody who reads some of its records may ask for. */
const points = (plural: string, may: string): [string, Row] => [
  `GET /v1/:tenant/${plural}/points`,
  { status: 200, may },
]

const duplicates = (plural: string, may: string, mayWithOwn?: string): [string, Row] => [
  `POST /v1/:tenant/${plural}/:uuid/duplicate`,
  { status: 201, may, mayWithOwn },
]

const uses = (plural: string, may: string, mayWithOwn?: string): [string, Row] => [
  `GET /v1/:tenant/${plural}/:uuid/uses`,
  { status: 200, may, mayWithOwn },
]

const translations = (plural: string, reads: Row, writes: Row): [string, Row][] => {
  const base = `/v1/:tenant/${plural}/:uuid/translations`
  return [
    [`GET ${base}`, reads],
    [`PUT ${base}/:language`, writes],
    [`DELETE ${base}/:language`, writes],
    [`POST ${base}/:language/translate`, writes],
  ]
}

/*              OAMDAFVS */
const everybody = '++++++++'
const library: Rights = { read: everybody, write: '++++xxx+', create: '++++xxx+' }
/** An Agent sees only their own itineraries and contacts. */
const sold: Rights = {
  read: '++++-+++',
  write: '++++-xx+',
  create: '+++++xx+',
  readOwn: '+++++..+',
  writeOwn: '+++++..+',
}

const itinerary = '/v1/:tenant/itineraries/:uuid'
const itineraryRead: Row = { status: 200, may: sold.read }
const itineraryWrite = (status: number): Row => ({ status, may: sold.write, mayWithOwn: '+++++..+' })

/** All routes below a tenant. */
export const tenantTable: Readonly<Record<string, Row>> = Object.fromEntries([
  ...['accommodations', 'destinations', 'excursions', 'guides', 'company-pages'].flatMap((plural) => [
    ...routesOf(plural, library),
    duplicates(plural, library.create),
    uses(plural, library.read),
    ...translations(plural, { status: 200, may: library.read }, { status: 200, may: library.write }),
  ]),
  ...routesOf('snippets', library),
  duplicates('snippets', library.create),
  ...routesOf('media', library),
  ...routesOf('contacts', sold),
  ...routesOf('itineraries', sold),
  ...routesOf('suppliers', { read: '++++-+-+', write: '+++x-x-+', create: '+++x-x-+' }),
  ...routesOf('exchange-rates', { read: '++++-+-+', write: '+++x-+-+', create: '+++x-+-+' }),
  ['GET /v1/:tenant/exchange-rates/latest', { status: 200, may: '++++-+-+' }],
  ['POST /v1/:tenant/exchange-rates/import', { status: 200, may: '+++x-+-+' }],
  ...routesOf('rate-sheets', { read: '++++-+-+', write: '+++x-+-+', create: '+++x-+-+' }),
  ...routesOf('payables', { read: '++++-+-+', write: '+++x-+-+', create: '+++x-+-+' }),
  ...['bills', 'payments', 'bills/:entry/void', 'payments/:entry/void'].map((route): [string, Row] => [
    `POST /v1/:tenant/payables/:uuid/${route}`,
    { status: 200, may: '+++x-+-+' },
  ]),
  ...['invoices', 'payments'].flatMap((plural) => [
    ...routesOf(plural, { read: '++++-+-+', write: '+++x-+-+', create: '+++x-+-+' }),
    uses(plural, '++++-+-+'),
  ]),
  ...['invoices/:uuid/issue', 'invoices/:uuid/void', 'payments/:uuid/allocate'].map((route): [string, Row] => [
    `POST /v1/:tenant/${route}`,
    { status: 200, may: '+++x-+-+' },
  ]),
  ...['payments/statement', 'payments/statement/confirm'].map((route): [string, Row] => [
    `POST /v1/:tenant/${route}`,
    { status: 200, may: '+++x-+-+' },
  ]),
  ...['xero', 'quickbooks', 'datev'].map((program): [string, Row] => [
    `GET /v1/:tenant/invoices/export/${program}.csv`,
    { status: 200, may: '++++-+-+' },
  ]),
  ...['invoices/:uuid/credit-note', 'payments/:uuid/receipt'].map((route): [string, Row] => [
    `POST /v1/:tenant/${route}`,
    { status: 201, may: '+++x-+-+' },
  ]),
  ...['invoices/:uuid/pdf', 'payments/:uuid/receipt'].map((route): [string, Row] => [
    `GET /v1/:tenant/${route}`,
    { status: 200, may: '++++-+-+' },
  ]),
  [`GET ${itinerary}/balance`, { status: 200, may: '++++-+-+' }],
  ...routesOf('support', {
    read: '++-----+',
    write: '++-----+',
    create: everybody,
    readOwn: everybody,
    writeOwn: everybody,
  }),
  uses('contacts', sold.read, sold.readOwn),
  ...['GET personal-data', 'POST erase'].map((route): [string, Row] => [
    route.replace(' ', ' /v1/:tenant/contacts/:uuid/'),
    { status: 200, may: '++xx-xx+', mayWithOwn: '++xxx..+' },
  ]),
  uses('suppliers', '++++-+-+'),
  uses('rate-sheets', '++++-+-+'),
  duplicates('contacts', '++++-xx+', '+++++..+'),
  duplicates('itineraries', '++++-xx+', '+++++..+'),
  duplicates('suppliers', '+++x-x-+'),
  duplicates('rate-sheets', '+++x-+-+'),
  [`POST ${itinerary}/variant`, itineraryWrite(201)],
  [`GET ${itinerary}/variants`, itineraryRead],
  [`GET ${itinerary}/live`, itineraryRead],
  [`PUT ${itinerary}/live`, { status: 200, may: sold.read, mayWithOwn: sold.readOwn }],
  [`POST ${itinerary}/publish`, itineraryWrite(200)],
  [`POST ${itinerary}/publish-pdf`, itineraryWrite(200)],
  [`GET ${itinerary}/sources`, itineraryRead],
  [`GET ${itinerary}/preview`, itineraryRead],
  [`GET ${itinerary}/shares`, itineraryRead],
  [`POST ${itinerary}/shares`, itineraryWrite(201)],
  [`PUT ${itinerary}/shares/:share`, itineraryWrite(200)],
  [`DELETE ${itinerary}/shares/:share`, itineraryWrite(200)],
  [`GET ${itinerary}/shares/:share/email`, itineraryRead],
  [`POST ${itinerary}/shares/:share/email-preview`, itineraryRead],
  [`POST ${itinerary}/shares/:share/mail`, itineraryWrite(200)],
  [`GET ${itinerary}/acceptances`, itineraryRead],
  [`GET ${itinerary}/acceptances/:acceptance/receipt`, itineraryRead],
  [`GET ${itinerary}/acceptances/:acceptance/signed-document`, itineraryRead],
  [`POST ${itinerary}/acceptances/:acceptance/revoke`, itineraryWrite(200)],
  [`GET ${itinerary}/tasks`, itineraryRead],
  [`POST ${itinerary}/tasks`, itineraryWrite(201)],
  [`PUT ${itinerary}/tasks/:task`, itineraryWrite(200)],
  [`DELETE ${itinerary}/tasks/:task`, itineraryWrite(200)],
  [`GET ${itinerary}/questions`, itineraryRead],
  // A visiting super admin only reads questions: they are answered by members.
  ...[
    ['replies', 201],
    ['resolve', 200],
    ['reopen', 200],
  ].map(([verb, status]): [string, Row] => [
    `POST ${itinerary}/questions/:question/${verb}`,
    { status: Number(status), may: '++++-xxx', mayWithOwn: '+++++..x' },
  ]),
  [`GET ${itinerary}/traveller-forms`, itineraryRead],
  [`POST ${itinerary}/traveller-forms`, itineraryWrite(200)],
  [`DELETE ${itinerary}/traveller-forms/:form`, itineraryWrite(200)],
  // For those who may read and change the passports of the traveller.
  ...['GET :form/answers', 'DELETE :form/answers', 'POST :form/save'].map((route): [string, Row] => [
    route.replace(' ', ` ${itinerary}/traveller-forms/`),
    { status: 200, may: '++++-xx+', mayWithOwn: '+++++..+' },
  ]),
  [`GET ${itinerary}/visits`, itineraryRead],
  ...translations('itineraries', itineraryRead, itineraryWrite(200)),
  [`GET ${itinerary}/emails`, itineraryRead],
  [`GET ${itinerary}/comments`, itineraryRead],
  [`GET ${itinerary}/comments/members`, itineraryRead],
  // A visiting super admin reads comments only: their author is a member.
  [`POST ${itinerary}/comments`, { status: 201, may: '++++-+xx', mayWithOwn: '+++++..x' }],
  // For a comment of the owner; only its author changes it.
  ...['PUT', 'DELETE'].map((method): [string, Row] => [
    `${method} ${itinerary}/comments/:comment`,
    { status: 200, may: '+xxx-xxx', mayWithOwn: '+++++...' },
  ]),
  ...['resolve', 'reopen'].map((verb): [string, Row] => [
    `POST ${itinerary}/comments/:comment/${verb}`,
    { status: 200, may: '++++-+xx', mayWithOwn: '+++++...' },
  ]),
  ['GET /v1/:tenant/notifications', { status: 200, may: everybody }],
  ['POST /v1/:tenant/notifications/read', { status: 200, may: everybody }],
  // For a notification of the owner.
  ['POST /v1/:tenant/notifications/:uuid/read', { status: 200, may: '+-------', mayWithOwn: '+++++++.' }],
  ['GET /v1/:tenant/contacts/:uuid/emails', { status: 200, may: sold.read, mayWithOwn: sold.readOwn }],
  ...['accommodations', 'excursions', 'guides'].map((plural): [string, Row] => [
    `GET /v1/:tenant/${plural}/:uuid/preview`,
    { status: 200, may: everybody },
  ]),
  ['POST /v1/:tenant/email-preview', { status: 200, may: '++xxxxx+' }],
  ['POST /v1/:tenant/page-preview/:uuid', { status: 200, may: '++xx-xx+', mayWithOwn: '++xxx..+' }],
  ['POST /v1/:tenant/company-pages/preview', { status: 200, may: '++++xxx+' }],
  ['POST /v1/:tenant/company-pages/:uuid/preview', { status: 200, may: '++++xxx+' }],
  ['GET /v1/:tenant/company-pages/:uuid/revisions', { status: 200, may: everybody }],
  ['GET /v1/:tenant/company-pages/:uuid/revisions/:n', { status: 200, may: everybody }],
  [`GET ${itinerary}/revisions`, itineraryRead],
  [`POST ${itinerary}/revisions`, itineraryWrite(201)],
  [`GET ${itinerary}/revisions/:n`, itineraryRead],
  [`POST ${itinerary}/revisions/:n/restore`, itineraryWrite(200)],
  ['POST /v1/:tenant/support/:uuid/messages', { status: 201, may: '++-----+', mayWithOwn: everybody }],
  ['GET /v1/:tenant/users', { status: 200, may: everybody }],
  ['POST /v1/:tenant/users', { status: 201, may: '++xxxxx+' }],
  ['GET /v1/:tenant/users/:uuid', { status: 200, may: everybody }],
  // For a user who is only invited, and whom members do not know yet.
  ['PUT /v1/:tenant/users/:uuid', { status: 200, may: '++-----+' }],
  ['DELETE /v1/:tenant/users/:uuid', { status: 200, may: '++-----+' }],
  ['POST /v1/:tenant/users/:uuid/invitation', { status: 200, may: '++-----+' }],
  ['POST /v1/:tenant/users/:uuid/end-sessions', { status: 200, may: '++xxxxx+' }],
  ['GET /v1/:tenant/resource-count', { status: 200, may: everybody }],
  ['GET /v1/:tenant/status-count', { status: 200, may: everybody }],
  ['GET /v1/:tenant/deadlines', { status: 200, may: everybody }],
  ['GET /v1/:tenant/search', { status: 200, may: everybody }],
  ['GET /v1/:tenant/nearby', { status: 200, may: everybody }],
  ['GET /v1/:tenant/flights/:number', { status: 200, may: everybody }],
  ...['accommodations', 'destinations', 'excursions', 'media', 'itineraries'].map((plural) =>
    points(plural, everybody),
  ),
  points('suppliers', '++++-+-+'),
  ['GET /v1/:tenant/tags', { status: 200, may: everybody }],
  ['GET /v1/:tenant/media-folders', { status: 200, may: everybody }],
  ['GET /v1/:tenant/media/:uuid/alike', { status: 200, may: everybody }],
  ['POST /v1/:tenant/media/:uuid/preparation', { status: 200, may: '++++xxx+' }],
  ['POST /v1/:tenant/media/:uuid/replacement', { status: 200, may: '++++xxx+' }],
  ['GET /v1/:tenant/audit', { status: 200, may: '++-----+' }],
  ['GET /v1/:tenant/identity-events', { status: 200, may: '++-----+' }],
  ...[
    'GET ',
    'GET /:uuid',
    'PUT /:uuid',
    'DELETE /:uuid',
    'POST /:uuid/rotate-secret',
    'GET /:uuid/deliveries',
    'POST /:uuid/deliveries/:delivery/replay',
  ].map((route): [string, Row] => [route.replace(' ', ' /v1/:tenant/webhooks'), { status: 200, may: '++-----+' }]),
  ['POST /v1/:tenant/webhooks', { status: 201, may: '++-----+' }],
  ['POST /v1/:tenant/webhooks/:uuid/test', { status: 201, may: '++-----+' }],
  ...[
    'GET single-sign-on',
    'PUT single-sign-on',
    'DELETE single-sign-on',
    'GET domain',
    'PUT domain',
    'DELETE domain',
    'POST domain/check',
    'GET card-payments',
    'POST card-payments/connect',
    'DELETE card-payments',
  ].map((route): [string, Row] => [route.replace(' ', ' /v1/:tenant/'), { status: 200, may: '++-----+' }]),
  ['GET /v1/:tenant/saved-views', { status: 200, may: everybody }],
  // A visiting super admin has no views of their own.
  ['POST /v1/:tenant/saved-views', { status: 201, may: '+++++++x' }],
  // For a view that is shared.
  ['GET /v1/:tenant/saved-views/:uuid', { status: 200, may: everybody }],
  ...['PUT', 'DELETE'].map((method): [string, Row] => [
    `${method} /v1/:tenant/saved-views/:uuid`,
    { status: 200, may: '++xxxxx+', mayWithOwn: '+++++++.' },
  ]),
  ['GET /v1/:tenant/export', { status: 200, may: '++-----+' }],
  ['GET /v1/:tenant/api-keys', { status: 200, may: '++-----+' }],
  // A visiting super admin cannot create one, because a key ends with the membership of its creator.
  ['POST /v1/:tenant/api-keys', { status: 201, may: '++-----x' }],
  ['DELETE /v1/:tenant/api-keys/:uuid', { status: 200, may: '++-----+' }],
  ['GET /v1/:tenant/imports', { status: 200, may: everybody }],
  ['POST /v1/:tenant/imports', { status: 201, may: '++++xxx+' }],
  ...[
    'GET :uuid',
    'PUT :uuid',
    'POST :uuid/check',
    'POST :uuid/start',
    'POST :uuid/cancel',
    'GET :uuid/errors.csv',
  ].map((route): [string, Row] => [
    route.replace(' ', ' /v1/:tenant/imports/'),
    { status: 200, may: '++-----+', mayWithOwn: '++++...+' },
  ]),
  ['GET /v1/:tenant/sample', { status: 200, may: everybody }],
  ['POST /v1/:tenant/sample', { status: 200, may: '++++xxx+' }],
  ['DELETE /v1/:tenant/sample', { status: 200, may: '++++xxx+' }],
  ['GET /v1/:tenant/subscription/info', { status: 200, may: everybody }],
  ['POST /v1/:tenant/subscription', { status: 201, may: '++xxx+x+' }],
  ['PUT /v1/:tenant/subscription', { status: 200, may: '++xxx+x+' }],
  ['POST /v1/:tenant/subscription/cancel', { status: 200, may: '++xxx+x+' }],
  ['GET /v1/:tenant/subscription/preview', { status: 200, may: '++xxx+x+' }],
  ['GET /v1/:tenant/subscription/invoices', { status: 200, may: '++xxx+x+' }],
  ['POST /v1/:tenant/subscription/portal', { status: 200, may: '++xxx+x+' }],
] satisfies [string, Row][])

/** The status and problem code for a sign of a row. */
export const outcomeOf = (row: Row, sign: string | undefined): [status: number, code: string | undefined] => {
  if (sign === '+') return [row.status, undefined]
  return sign === 'x' ? [422, 'permission_denied'] : [404, 'not_found']
}
