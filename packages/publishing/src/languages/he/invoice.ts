import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: 'חשבונית',
    credit_note: 'חשבונית זיכוי',
    receipt: 'קבלה',
  },
  draft: 'טיוטה',
  draftNames: {
    invoice: 'טיוטת חשבונית',
    credit_note: 'טיוטת חשבונית זיכוי',
    receipt: 'טיוטת קבלה',
  },
  numbered: '{kind} {number}',

  from: 'מאת',
  to: {
    invoice: 'לכבוד',
    credit_note: 'לכבוד',
    receipt: 'התקבל מאת',
  },
  noPayer: 'עדיין לא נקבע מי המשלם.',
  taxNumber: 'מספר לצורכי מס {number}',

  number: 'מספר',
  date: 'תאריך',
  due: 'מועד התשלום',
  dueOnIssue: 'ביום ההפקה',
  corrects: 'המסמך המקורי',
  invoiceOf: 'חשבונית {number} מיום {date}',
  paidOn: 'שולם בתאריך',
  paidBy: 'אמצעי תשלום',
  reference: 'אסמכתה',
  currency: 'מטבע',
  methodNames: {
    bank_transfer: 'העברה בנקאית',
    card: 'כרטיס אשראי',
    cash: 'מזומן',
    cheque: 'המחאה',
    other: 'אמצעי אחר',
  },

  description: 'תיאור',
  quantity: 'כמות',
  price: 'מחיר',
  tax: 'מס',
  amount: 'סכום',
  noTax: '–',

  taxesTitle: 'המס הכלול',
  taxRate: 'שיעור',
  beforeTax: 'לפני מס',
  withTax: 'כולל מס',

  total: {
    invoice: 'סך הכול',
    credit_note: 'סך הכול לזיכוי',
    receipt: 'סך הכול התקבל',
  },
  credited: 'זוכה',
  paid: 'שולם',
  stillToPay: 'יתרה לתשלום',
  toRefund: 'סכום להחזר',

  payment: 'תשלום',
  nothingToPay: 'לא נותרה יתרה לתשלום.',
  holder: 'בעל החשבון',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'בנק',
  scan: 'סרקו באפליקציית הבנק',
  codeAlt: 'קוד QR להעברה בנקאית בסך {amount} אל {holder}, IBAN {iban}, אסמכתה {reference}',
  notes: 'הערות',
})
