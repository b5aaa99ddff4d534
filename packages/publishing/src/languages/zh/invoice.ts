import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: '账单',
    credit_note: '贷项通知单',
    receipt: '收据',
  },
  draft: '草稿',
  draftNames: {
    invoice: '账单草稿',
    credit_note: '贷项通知单草稿',
    receipt: '收据草稿',
  },
  numbered: '{kind} {number}',

  from: '开具方',
  to: {
    invoice: '致',
    credit_note: '致',
    receipt: '付款方',
  },
  noPayer: '尚未指定付款方。',
  taxNumber: '税号 {number}',

  number: '编号',
  date: '日期',
  due: '付款期限',
  dueOnIssue: '开具当日',
  corrects: '更正',
  invoiceOf: '账单 {number}（{date}）',
  paidOn: '付款日期',
  paidBy: '付款方式',
  reference: '参考号',
  currency: '币种',
  methodNames: {
    bank_transfer: '银行转账',
    card: '银行卡',
    cash: '现金',
    cheque: '支票',
    other: '其他方式',
  },

  description: '项目',
  quantity: '数量',
  price: '单价',
  tax: '税',
  amount: '金额',
  noTax: '–',

  taxesTitle: '所含税额',
  taxRate: '税率',
  beforeTax: '不含税',
  withTax: '含税',

  total: {
    invoice: '合计',
    credit_note: '冲减合计',
    receipt: '实收合计',
  },
  credited: '已冲减',
  paid: '已付',
  stillToPay: '待付',
  toRefund: '应退',

  payment: '付款',
  nothingToPay: '款项已全部付清。',
  holder: '账户名',
  iban: 'IBAN',
  bic: 'BIC',
  bank: '银行',
  scan: '用银行应用扫码',
  codeAlt: '银行转账二维码：金额{amount}，收款人{holder}，IBAN {iban}，参考号{reference}',
  notes: '备注',
})
