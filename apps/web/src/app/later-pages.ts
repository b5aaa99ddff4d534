type Page = { path: string; title: string }

const library = (path: string, title: string, one: string): Page[] => [
  { path: `${path}/create`, title: `New ${one}` },
  { path: `${path}/$uuid`, title },
]

/** Addresses inside a company whose pages come with a later version. */
export const tenantPages: Page[] = [
  ...library('/destinations', 'Destination', 'destination'),
  ...library('/excursions', 'Excursion', 'excursion'),
  ...library('/contacts', 'Contact', 'contact'),
  { path: '/guides', title: 'Travel guides' },
  ...library('/guides', 'Travel guide', 'travel guide'),
  { path: '/suppliers', title: 'Suppliers' },
  ...library('/suppliers', 'Supplier', 'supplier'),
  { path: '/company-pages', title: 'Company pages' },
  ...library('/company-pages', 'Company page', 'company page'),
]
