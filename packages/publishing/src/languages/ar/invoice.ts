import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: 'فاتورة',
    credit_note: 'إشعار دائن',
    receipt: 'إيصال',
  },
  draft: 'مسودة',
  draftNames: {
    invoice: 'مسودة فاتورة',
    credit_note: 'مسودة إشعار دائن',
    receipt: 'مسودة إيصال',
  },
  numbered: '{kind} \u200E{number}',

  from: 'من',
  to: {
    invoice: 'إلى',
    credit_note: 'إلى',
    receipt: 'مستلَم من',
  },
  noPayer: 'لم تُحدَّد الجهة الدافعة بعد.',
  taxNumber: 'الرقم الضريبي \u200E{number}',

  number: 'الرقم',
  date: 'التاريخ',
  due: 'تاريخ الاستحقاق',
  dueOnIssue: 'يوم الإصدار',
  corrects: 'المستند الأصلي',
  invoiceOf: 'الفاتورة \u200E{number} بتاريخ {date}',
  paidOn: 'تاريخ الدفع',
  paidBy: 'طريقة الدفع',
  reference: 'الرقم المرجعي',
  currency: 'العملة',
  methodNames: {
    bank_transfer: 'تحويل مصرفي',
    card: 'بطاقة',
    cash: 'نقدًا',
    cheque: 'شيك',
    other: 'وسيلة أخرى',
  },

  description: 'البيان',
  quantity: 'الكمية',
  price: 'السعر',
  tax: 'الضريبة',
  amount: 'المبلغ',
  noTax: '–',

  taxesTitle: 'الضريبة المشمولة',
  taxRate: 'النسبة',
  beforeTax: 'قبل الضريبة',
  withTax: 'شامل الضريبة',

  total: {
    invoice: 'الإجمالي',
    credit_note: 'إجمالي المبلغ الدائن',
    receipt: 'إجمالي المبلغ المستلَم',
  },
  credited: 'المبلغ الدائن',
  paid: 'المدفوع',
  stillToPay: 'المتبقي للدفع',
  toRefund: 'المستحق للاسترداد',

  payment: 'الدفع',
  nothingToPay: 'لم يبقَ أي مبلغ للدفع.',
  holder: 'صاحب الحساب',
  iban: 'رقم الآيبان (IBAN)',
  bic: 'رمز السويفت (BIC)',
  bank: 'المصرف',
  scan: 'للدفع، يُمسح الرمز بتطبيق المصرف',
  codeAlt: 'رمز QR لتحويل مصرفي بمبلغ {amount} إلى {holder}، رقم الآيبان {iban}، الرقم المرجعي {reference}',
  notes: 'ملاحظات',
})
