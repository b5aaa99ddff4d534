type Page = { path: string; title: string }

const library = (path: string, title: string, one: string): Page[] => [
  { path: `${path}/create`, title: `New ${one}` },
  { path: `${path}/$uuid`, title },
]

/** Addresses inside a company whose pages come with a later version. */
export const tenantPages: Page[] = [
  ...library('/accommodations', 'Accommodation', 'accommodation'),
  ...library('/destinations', 'Destination', 'destination'),
  ...library('/excursions', 'Excursion', 'excursion'),
  ...library('/contacts', 'Contact', 'contact'),
  { path: '/guides', title: 'Travel guides' },
  ...library('/guides', 'Travel guide', 'travel guide'),
  { path: '/suppliers', title: 'Suppliers' },
  ...library('/suppliers', 'Supplier', 'supplier'),
  { path: '/company-pages', title: 'Company pages' },
  ...library('/company-pages', 'Company page', 'company page'),
  { path: '/users', title: 'Users' },
  ...library('/users', 'User', 'user'),
  { path: '/support', title: 'Support' },
  ...library('/support', 'Support request', 'support request'),
]

/** Addresses of the person and of the platform, which need no company. */
export const platformPages: Page[] = [
  { path: '/help', title: 'Help' },
  { path: '/tenants', title: 'All tenants' },
  ...library('/tenants', 'Tenant', 'tenant'),
  { path: '/faqs', title: 'FAQs' },
  ...library('/faqs', 'FAQ', 'FAQ'),
  { path: '/outbox', title: 'Outbox' },
]

/** Addresses for those who are not logged in. */
export const guestPages: Page[] = [
  { path: '/register', title: 'Register' },
  { path: '/register-company', title: 'Register a company' },
  { path: '/join', title: 'Join a company' },
  { path: '/forgot-password', title: 'Forgotten password' },
  { path: '/reset-password', title: 'Choose a new password' },
  { path: '/pending-confirm', title: 'Confirm your address' },
]
