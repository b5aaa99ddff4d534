import type { EnquiryField } from '@sojourn/contract/site/enquiry'

/** A rejected enquiry: the values that were sent, and what to correct. */
export type EnquiryTry = {
  values: Partial<Record<EnquiryField, string>>
  errors: Partial<Record<EnquiryField | 'form' | 'answer', string>>
  /** Set if no script could prove that the sender is human; `token` identifies the question. */
  question: { text: string; token: string } | null
}

/** The state of a page's enquiry form: not sent yet, rejected, or accepted. */
export type EnquiryState = { tried: EnquiryTry | null; isSent: boolean }
