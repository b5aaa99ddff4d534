import type { EnquiryField } from '@sojourn/contract/site/enquiry'

/** A form that was sent and not taken: what was in it, and what to mend. */
export type EnquiryTry = {
  values: Partial<Record<EnquiryField, string>>
  errors: Partial<Record<EnquiryField | 'form' | 'answer', string>>
  /** Asked where no script could show that a person sends this; `token` says which question was asked. */
  question: { text: string; token: string } | null
}

/** How the enquiry form of a page stands: not yet sent, sent and rejected, or taken and thanked for. */
export type EnquiryState = { tried: EnquiryTry | null; isSent: boolean }
