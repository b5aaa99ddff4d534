import type { Plural } from './lists.ts'

/** What the operations of each tag are about, in reading order. Each resource has a tag, named by its plural. */
export const apiTags: Readonly<Record<Plural, string> & Record<string, string>> = {
  auth: 'Log in and out, register, and manage your account.',
  counts: 'The number of records of each kind.',
  itineraries: 'Itineraries and templates, their published versions and share links.',
  comments: 'Comments of members on itineraries, days and segments. They never leave the company.',
  notifications: 'Comments that mention you, and replies in threads in which you wrote.',
  accommodations:
    'Places to stay, with their rooms. `priceFrom` is the public starting price, shown to all users of the company and to travellers.',
  destinations: 'Countries, regions, cities and parks, with information for travellers.',
  excursions:
    'Things to do. `priceFrom` is the public starting price, shown to all users of the company and to travellers.',
  guides: 'Articles for travellers and members, and profiles of tour guides.',
  snippets: 'Texts to insert into itineraries and other records.',
  media: 'Images and documents, and where they are used.',
  contacts: 'Clients, agents and other contacts.',
  suppliers: 'Suppliers: who itineraries are bought from.',
  'rate-sheets':
    'What suppliers charge, by season, room and number of people. API keys need the scope `pricing:read` too.',
  'exchange-rates': 'The company’s currency book: exchange rates with the day they apply from.',
  invoices: 'Invoices, credit notes and receipts for clients. Once issued they never change.',
  payments: 'What clients paid or got back, and which invoices it pays.',
  'card-payments': 'Card payments of clients on the pages of links.',
  payables:
    'What suppliers are to be paid for booked itineraries: expected, billed and paid. API keys need the scopes `pricing:read` and `suppliers:read` too.',
  'company-pages': 'The pages of the company’s public website.',
  domain: 'The company’s custom domain for its public pages.',
  'saved-views': 'Views of lists that members save for themselves or for the whole company.',
  users: 'Users, their roles and invitations.',
  'api-keys': 'Keys that programs use to access this API.',
  'single-sign-on': 'Log in with a company’s OpenID Connect provider.',
  tenants: 'Companies.',
  plans: 'The plans and their prices.',
  subscription: 'The company’s subscription and its usage.',
  support: 'Requests to platform staff and their replies.',
  faqs: 'Frequently asked questions.',
  'page-help': 'Help for each page of the product.',
  search: 'Search records of every kind.',
  places: 'Find places on the map.',
  audit: 'The activity log: who changed what and when.',
  webhooks: 'Notify other systems of changes. Requests are signed according to Standard Webhooks.',
  outbox: 'Emails that were stored instead of sent, if no SMTP server is set up.',
  imports: 'Import records from CSV and vCard files.',
  export: 'Export all data of a company.',
  sample: 'A sample itinerary with the library that it needs, to try the product out.',
  revisions: 'The versions of an itinerary.',
}
