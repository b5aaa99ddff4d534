import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: '請求書',
    credit_note: 'クレジットノート',
    receipt: '領収書',
  },
  draft: '下書き',
  draftNames: {
    invoice: '請求書（下書き）',
    credit_note: 'クレジットノート（下書き）',
    receipt: '領収書（下書き）',
  },
  numbered: '{kind} {number}',

  from: '発行者',
  to: {
    invoice: '請求先',
    credit_note: '宛先',
    receipt: 'お支払者',
  },
  noPayer: 'お支払者がまだ設定されていません。',
  taxNumber: '税務番号 {number}',

  number: '番号',
  date: '発行日',
  due: 'お支払期限',
  dueOnIssue: '発行日当日',
  corrects: '訂正対象',
  invoiceOf: '請求書 {number}（{date}付）',
  paidOn: 'お支払日',
  paidBy: 'お支払方法',
  reference: '参照番号',
  currency: '通貨',
  methodNames: {
    bank_transfer: '銀行振込',
    card: 'カード',
    cash: '現金',
    cheque: '小切手',
    other: 'その他の方法',
  },

  description: '内容',
  quantity: '数量',
  price: '単価',
  tax: '税',
  amount: '金額',
  noTax: '–',

  taxesTitle: '税額の内訳',
  taxRate: '税率',
  beforeTax: '税抜',
  withTax: '税込',

  total: {
    invoice: '合計',
    credit_note: '減額合計',
    receipt: '領収金額',
  },
  credited: '減額分',
  paid: 'お支払済み',
  stillToPay: 'お支払残額',
  toRefund: 'ご返金額',

  payment: 'お支払い',
  nothingToPay: 'お支払いは完了しています。',
  holder: '口座名義',
  iban: 'IBAN',
  bic: 'BIC',
  bank: '銀行',
  scan: '銀行アプリで読み取り',
  codeAlt: '銀行振込用QRコード：金額 {amount}、振込先 {holder}、IBAN {iban}、参照番号 {reference}',
  notes: '備考',
})
