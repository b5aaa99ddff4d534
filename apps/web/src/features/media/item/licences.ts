/** What gives the right to use a file, in words. */
export const licences = [
  { id: 'own', label: 'Our own' },
  { id: 'supplier', label: 'From a supplier' },
  { id: 'stock', label: 'Bought from a library' },
  { id: 'cc_by', label: 'CC BY' },
  { id: 'cc_by_sa', label: 'CC BY-SA' },
  { id: 'cc0', label: 'CC0, public domain' },
  { id: 'unknown', label: 'Not known' },
] as const

/** A licence in words. */
export const licenceInWords = (licence: string): string => licences.find(({ id }) => id === licence)?.label ?? licence
