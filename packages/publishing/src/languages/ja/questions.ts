import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: 'ご質問',
  lead: 'この旅程について、どうぞお気軽にご質問ください。回答はこちらでご覧いただけます。',
  about: 'ご質問の対象',
  whole: '旅程全体',
  day: '{day}日目',
  titledDay: '{day}日目：{title}',
  waiting: 'できるだけ早く、こちらで回答いたします。',

  askTitle: '質問する',
  text: 'ご質問',
  reply: '返信',
  replyText: 'ご返信内容',
  name: 'お名前',
  email: 'メールアドレス（任意）',
  emailHint: '回答をメールでもお送りします。',
  send: '質問を送信',
  sendReply: '返信を送信',

  fixProblems: 'まだ送信されていません。次の項目をご確認ください。',
  textMissing: 'ご質問を入力してください。',
  replyMissing: 'ご返信内容を入力してください。',
  textTooLong: '{max}文字以内で入力してください。',
  nameMissing: 'お名前を{max}文字以内で入力してください。',
  emailWrong: 'メールアドレスを入力するか（例：name@example.com）、空欄のままにしてください。',
  subjectGone: 'その項目は旅程に含まれなくなりました。別の項目を選択してください。',

  busy: '短時間に多くのメッセージが送信されました。入力内容は残っていますので、数分後にもう一度送信してください。',
  full: 'この旅程へのご質問が上限に達しました。お手数ですが、直接お問い合わせください。',

  askLink: '質問する',
  askAboutDay: '{day}日目について質問する',
  sectionText:
    'ご不明な点や変更のご希望はございませんか。こちらからお気軽にご質問ください。回答もこちらに表示されます。',
  readLink: '{count, plural, =1 {質問を見る} other {#件の質問を見る}}',
  newAnswers: '{count, plural, other {#件のご質問に回答しました。}}',
})
