import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'תשלומים',
  openInvoices: 'חשבוניות פתוחות',
  paidAndDue: 'שולם ונותר לתשלום',
  partlyPaid: '{due} · שולמו {paid}',
  noOpenInvoice: 'אין חשבוניות פתוחות.',
  liveFigures: 'התשלומים יופיעו כאן לאחר שיירשמו אצל {company}.',
  dueOn: 'לתשלום עד {date}',
  overdueSince: 'התשלום באיחור מאז {date}',
  paidOn: 'שולם ב־{date}',
  creditedInFull: 'זוכתה במלואה',
  creditNoteFor: 'עבור חשבונית {number}',
  openPdf: '{name} (PDF)',
  howToPay: 'תשלום חשבונית {number} בהעברה בנקאית',
  paymentsReceived: 'תשלומים שהתקבלו',
  paymentFor:
    '{count, plural, one {עבור חשבונית {numbers}} two {עבור חשבוניות {numbers}} other {עבור חשבוניות {numbers}}}',
  refund: 'החזר',
  receiptOf: 'קבלה על התשלום מיום {date} (PDF)',
})
