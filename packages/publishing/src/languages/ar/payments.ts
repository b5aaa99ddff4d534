import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'الدفعات',
  openInvoices: 'الفواتير المستحقة',
  paidAndDue: 'المدفوع والمستحق',
  partlyPaid: '{due} · المدفوع {paid}',
  noOpenInvoice: 'لا توجد فواتير مستحقة.',
  liveFigures: 'تظهر الدفعات هنا فور تسجيلها لدى {company}.',
  dueOn: 'تاريخ الاستحقاق {date}',
  overdueSince: 'السداد متأخر منذ {date}',
  paidOn: 'تم الدفع في {date}',
  creditedInFull: 'سُوّيت بالكامل بإشعار دائن',
  creditNoteFor: 'عن الفاتورة \u200E{number}',
  openPdf: '{name} (PDF)',
  howToPay: 'دفع الفاتورة \u200E{number} بتحويل مصرفي',
  paymentsReceived: 'الدفعات المستلَمة',
  paymentFor:
    '{count, plural, zero {عن الفواتير \u200E{numbers}} one {عن الفاتورة \u200E{numbers}} two {عن الفاتورتين \u200E{numbers}} few {عن الفواتير \u200E{numbers}} many {عن الفواتير \u200E{numbers}} other {عن الفواتير \u200E{numbers}}}',
  refund: 'استرداد',
  receiptOf: 'إيصال الدفعة بتاريخ {date} (PDF)',
})
