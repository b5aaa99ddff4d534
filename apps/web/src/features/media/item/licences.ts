import * as wording from './wording.ts'

/** The kinds of licence of a file, with their labels. */
export const licences = [
  { id: 'own', label: wording.licenceNames.own },
  { id: 'supplier', label: wording.licenceNames.supplier },
  { id: 'stock', label: wording.licenceNames.stock },
  { id: 'cc_by', label: wording.licenceNames.cc_by },
  { id: 'cc_by_sa', label: wording.licenceNames.cc_by_sa },
  { id: 'cc0', label: wording.licenceNames.cc0 },
  { id: 'unknown', label: wording.licenceNames.unknown },
] as const

/** The label of a licence. */
export const licenceInWords = (licence: string): string => licences.find(({ id }) => id === licence)?.label ?? licence
