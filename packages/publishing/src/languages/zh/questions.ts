import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: '提问',
  lead: '关于此行程的任何问题，欢迎随时提出。您可以在此查看我们的答复。',
  about: '关于',
  whole: '整个行程',
  day: '第{day}天',
  titledDay: '第{day}天：{title}',
  waiting: '我们会尽快在此答复。',

  askTitle: '提问',
  text: '您的问题',
  reply: '回复',
  replyText: '您的回复',
  name: '您的姓名',
  email: '您的电子邮箱（选填）',
  emailHint: '我们也会通过邮件向您发送答复。',
  send: '发送问题',
  sendReply: '发送回复',

  fixProblems: '尚未发送。请更正以下内容：',
  textMissing: '请填写您的问题。',
  replyMissing: '请填写您的回复。',
  textTooLong: '请勿超过{max}个字符。',
  nameMissing: '请输入您的姓名，最多{max}个字符。',
  emailWrong: '请输入电子邮箱，例如name@example.com，或将此栏留空。',
  subjectGone: '该部分已不在行程中。请选择其他部分。',

  busy: '短时间内发送的消息过多。您填写的内容仍保留在此，请过几分钟再发送。',
  full: '此行程的提问数量已达上限。请直接与我们联系。',

  askLink: '提问',
  askAboutDay: '就第{day}天提问',
  sectionText: '有不清楚的地方，或希望有所调整？请在此向我们提问，答复也会显示在此处。',
  readLink: '{count, plural, =1 {查看您的提问} other {查看您的#条提问}}',
  newAnswers: '{count, plural, other {已有#条提问得到答复。}}',
})
