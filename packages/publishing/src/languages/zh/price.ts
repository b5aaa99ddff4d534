import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: '每人',
  inTotal: '总价',
  inTotalFor: '总价（{people}）',
  onRequest: '敬请垂询',
  onRequestText: '我们很乐意根据您的出行日期为您报价。',
  amountInTotal: '总价{amount}',
  amountPerPerson: '每人{amount}',
  aboutPerPerson: '每人约{amount}',

  breakdown: '价格明细',
  included: '费用包含',
  notIncluded: '费用不含',
  schedule: '付款计划',
  payment: '付款',
  bankDetails: '银行账户信息',
  dateToBeAgreed: '日期待商定',
  percentAndAmount: '{percent}（{amount}）',
  deposit: '支付{sum}的订金，即可为您保留预订。',
  depositBy: '在{date}或之前支付{sum}的订金，即可为您保留预订。',
  validUntil: '以上价格有效期至{date}。',

  optional: '自选',
  alternative: '备选',
  insteadOf: '代替{title}',
  choiceWith: '{choice}：{difference}',
})
