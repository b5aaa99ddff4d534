import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: '接受此方案',
  yourChoices: '您的选择',
  chosen: '第{day}天：<own>{title}</own>',
  chosenInstead: '第{day}天：<own>{title}</own>，代替<other>{insteadOf}</other>',
  asProposed: '按原方案，无改动',
  changeChoices: '更改您的选择',
  price: '价格',
  payments: '付款计划',
  terms: '条款与条件',
  name: '您的全名',
  nameHint: '此项视同您的签名。',
  email: '您的电子邮箱',
  emailHint: '我们会将回执发送至此邮箱。',
  acceptTerms: '我已阅读并接受条款与条件。',
  acceptProposal: '我接受此处所示的方案。',
  submit: '接受',
  back: '返回行程',

  nameMissing: '请输入您的全名。',
  nameTooLong: '姓名请勿超过160个字符。',
  emailWrong: '请输入电子邮箱，例如name@example.com。',
  tickMissing: '请勾选此框以表示接受。',
  choicesWrong: '这些选择无法组合。此处显示的是您已保存的选择。',
  fixProblems: '方案尚未接受。请更正以下内容：',

  changedTitle: '此方案已有更新',
  changedText: '您打开页面之后，我们发布了新的版本，因此当前版本已无法接受。',
  changesLead: '更新内容如下：',
  nothingVisible: '您所见的内容没有变化。',
  changedValue: '<what></what>：<after></after>',
  was: '（原为：<before></before>）',
  openNew: '打开新版本',

  acceptedTitle: '谢谢您',
  acceptedText: '您已于{date}接受此方案。',
  receiptSent: '我们已通过邮件向您发送回执，并将就后续安排与您联系。',

  closedTitle: '无法在此接受该方案',
  closedText: '如有疑问或需要新的方案，请与我们联系。',
  pricesEnded: '价格有效期至{date}，现已过期。如需新的方案，请与我们联系。',

  busyTitle: '请重试',
  busyText: '系统当前繁忙，方案尚未接受。请稍等一分钟后重试。',

  signNext: '下一步，您将以电子方式签署接受书。在您签署之前，方案不会被接受。',
  submitToSign: '前往签署',
  signTitle: '签署以接受',
  signText: '请在 {host} 签署文件。在您签署之前，方案不会被接受。',
  signNow: '立即签署',
  haveSigned: '我已签署',
  unsignedTitle: '尚未接受任何内容',
  declinedText: '您拒绝了签署文件。',
  expiredText: '文件未能按时签署。',
  unsignedNext: '您可以在方案页面再次接受；如有疑问，请与我们联系。',
})
