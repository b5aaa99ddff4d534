/**
 * The key that page help is kept under, from an address as the router spells it: `/` is `home`, `/itineraries/create` is
 * `itineraries.create`, `/itineraries/$uuid` is `itineraries.edit`.
 */
export const pageKeyOf = (address: string): string =>
  address
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith('$') ? 'edit' : part))
    .join('.') || 'home'
