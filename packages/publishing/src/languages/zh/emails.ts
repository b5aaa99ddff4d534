import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: '您好：',
  greetingByName: '{name}，您好：',
  linkInsteadOfButton: '如果按钮无法使用，请打开此链接：',
  viewItinerary: '查看行程',

  shared: '{company} 的 {sender} 向您发送了一份行程。',
  replyToSender: '直接回复此邮件即可联系 {name}。',
  whyShared: '此邮件由 {company} 通过 {product} 发送。如果您并未预期收到此邮件，请在此举报：{reportTo}',

  receiptSubject: '您已接受方案：{title}',
  receiptText: '谢谢您。您已于{date}接受我们的方案。随附的回执载明了您所接受的全部内容。',
  receiptNext: '我们将就后续安排与您联系。',
  whyReceipt:
    '此邮件由 {company} 通过 {product} 发送，因为接受方案时填写了此邮箱。如果并非您本人操作，请在此举报：{reportTo}',
  receiptFile: '方案接受回执 {title}',

  answerSubject: '我们的答复：{title}',
  answerText: '{name} 已答复您的提问：',
  readAnswer: '查看答复',
  replyToAnswer: '如果您还有其他问题，请直接回复此邮件。',
  replyAbove: '请在此行上方填写您的回复。',
  whyAnswer:
    '此邮件由 {company} 通过 {product} 发送，因为有人就某份行程提问时填写了此邮箱。如果并非您本人操作，请在此举报：{reportTo}',

  askDetailsSubject: '请填写您的信息：{title}',
  askDetailsText: '{company} 需要您提供一些信息，以便安排此次旅程。请填写表单，只需几分钟，无需注册账户。',
  remindDetailsSubject: '提醒：请填写您的信息（{title}）',
  remindDetailsText: '{company} 尚未收到您此次旅程所需的信息。请填写表单，只需几分钟，无需注册账户。',
  answerDetailsBy: '请在{date}或之前填写。',
  openDetailsForm: '填写表单',
  personalLink: '此链接仅供您本人使用，请勿转发。',
  whyDetails:
    '此邮件由 {company} 通过 {product} 发送，因为您是此次旅程的旅客。如果您并非此次旅程的旅客，请在此举报：{reportTo}',
})
