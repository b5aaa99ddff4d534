import * as wording from './wording.ts'

/** The number of an invoice, or the title of a draft. */
export const invoiceName = ({ number, title }: { number: string | null; title: string }): string =>
  number ?? wording.draftOf({ title })
