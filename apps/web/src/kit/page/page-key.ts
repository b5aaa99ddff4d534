/**
 * The key of a page's help, from its route: `/` becomes `home`, `/itineraries/create` becomes `itineraries.create`,
 * `/itineraries/$uuid` becomes `itineraries.edit`.
 */
export const pageKeyOf = (address: string): string =>
  address
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith('$') ? 'edit' : part))
    .join('.') || 'home'
