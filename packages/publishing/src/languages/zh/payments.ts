import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: '付款',
  openInvoices: '待付账单',
  paidAndDue: '已付与待付',
  partlyPaid: '{due} · 已付{paid}',
  noOpenInvoice: '没有待付账单。',
  liveFigures: '{company} 登记付款后，款项将显示在此处。',
  dueOn: '付款期限：{date}',
  overdueSince: '自{date}起逾期',
  paidOn: '已于{date}付清',
  creditedInFull: '已全额冲减',
  creditNoteFor: '对应账单 {number}',
  openPdf: '{name}（PDF）',
  howToPay: '通过银行转账支付账单 {number}',
  paymentsReceived: '已收款项',
  paymentFor: '{count, plural, other {对应账单 {numbers}}}',
  refund: '退款',
  receiptOf: '{date}付款的收据（PDF）',
})
