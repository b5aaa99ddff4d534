import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'お支払い',
  openInvoices: 'お支払い待ちの請求書',
  paidAndDue: 'お支払状況',
  partlyPaid: '{due} · {paid}お支払済み',
  noOpenInvoice: 'お支払い待ちの請求書はありません。',
  liveFigures: 'お支払いは、{company}が入金を記録した後、こちらに表示されます。',
  dueOn: 'お支払期限：{date}',
  overdueSince: 'お支払期限超過（{date}以降）',
  paidOn: '{date}お支払済み',
  creditedInFull: '全額減額済み',
  creditNoteFor: '対象：請求書 {number}',
  openPdf: '{name}（PDF）',
  howToPay: '銀行振込でのお支払い：請求書 {number}',
  paymentsReceived: 'ご入金履歴',
  paymentFor: '{count, plural, other {対象：請求書 {numbers}}}',
  refund: 'ご返金',
  receiptOf: '{date}のお支払いの領収書（PDF）',
})
