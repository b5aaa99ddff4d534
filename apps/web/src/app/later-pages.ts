type Page = { path: string; title: string }

const library = (path: string, title: string, one: string): Page[] => [
  { path: `${path}/create`, title: `New ${one}` },
  { path: `${path}/$uuid`, title },
]

/** Addresses inside a company whose pages come with a later version. */
export const tenantPages: Page[] = [
  { path: '/company-pages', title: 'Company pages' },
  ...library('/company-pages', 'Company page', 'company page'),
]
