/** The kinds of licence of a file, with their labels. */
export const licences = [
  { id: 'own', label: 'Our own' },
  { id: 'supplier', label: 'From a supplier' },
  { id: 'stock', label: 'Bought from a library' },
  { id: 'cc_by', label: 'CC BY' },
  { id: 'cc_by_sa', label: 'CC BY-SA' },
  { id: 'cc0', label: 'CC0, public domain' },
  { id: 'unknown', label: 'Not known' },
] as const

/** The label of a licence. */
export const licenceInWords = (licence: string): string => licences.find(({ id }) => id === licence)?.label ?? licence
