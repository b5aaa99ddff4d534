import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: '用银行卡支付{amount}',
  payDueByCard: '用银行卡支付当前应付款项：{amount}',
  payAllByCard: '用银行卡支付全部款项：{amount}',
  invoiceOfButton: '（账单 {number}）',
  onStripe: '您将在 Stripe 的安全页面上付款。{company} 不会看到您的银行卡信息。',
  isTest: '这是测试付款，不会从任何银行卡扣款。',
  received: '谢谢您。我们已收到您支付的{amount}。',
  processing: '谢谢您。您支付的{amount}正在处理中，确认后将立即显示在此处。',

  title: '付款',
  unavailable: '付款未能启动，未扣除任何款项。请重试，或通过银行转账付款。',
  notOpen: '此账单目前无法用银行卡支付，未扣除任何款项。账单可能已经付清。',
  busy: '通过此链接发起的付款次数过多，未扣除任何款项。请一小时后重试，或通过银行转账付款。',
  ready: '付款已准备就绪。请前往支付服务商的页面继续。',
  goOn: '继续付款',
  back: '返回账单与付款',
})
