import { resources } from '@sojourn/contract'

/** The resources whose records have pages of their own, which media items do not. */
export const pluralsWithPages = Object.values(resources)
  .map(({ plural }) => plural)
  .filter((plural) => plural !== 'media')
