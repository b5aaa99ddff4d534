import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'お客様',
  greetingByName: '{name}様',
  linkInsteadOfButton: 'ボタンが機能しない場合は、次のリンクを開いてください。',
  viewItinerary: '旅程を見る',

  shared: '{company}の{sender}より、旅程が届いています。',
  replyToSender: '{name}へのご連絡は、このメールにご返信ください。',
  whyShared:
    'このメールは、{company}が{product}を利用してお送りしています。お心当たりのない場合は、こちらへお知らせください：{reportTo}',

  receiptSubject: 'ご承諾ありがとうございます：{title}',
  receiptText:
    'ありがとうございます。{date}にご提案をご承諾いただきました。ご承諾内容の詳細は、添付のご承諾確認書をご覧ください。',
  receiptNext: '今後のお手続きについては、改めてご連絡いたします。',
  whyReceipt:
    'このメールは、ご提案の承諾時にこのアドレスが入力されたため、{company}が{product}を利用してお送りしています。お心当たりのない場合は、こちらへお知らせください：{reportTo}',
  receiptFile: 'ご承諾確認書 {title}',

  answerSubject: 'ご質問への回答：{title}',
  answerText: 'ご質問に{name}が回答しました。',
  readAnswer: '回答を読む',
  replyToAnswer: 'ほかにもご質問がございましたら、このメールにご返信ください。',
  replyAbove: 'ご返信は、この行より上にご記入ください。',
  whyAnswer:
    'このメールは、旅程についてのご質問の際にこのアドレスが入力されたため、{company}が{product}を利用してお送りしています。お心当たりのない場合は、こちらへお知らせください：{reportTo}',

  askDetailsSubject: 'お客様情報ご入力のお願い：{title}',
  askDetailsText:
    '{company}がこのご旅行を手配するため、いくつかの情報が必要です。お手数ですが、フォームへのご入力をお願いいたします。所要時間は数分で、アカウントの登録は不要です。',
  remindDetailsSubject: '再度のお願い：お客様情報のご入力（{title}）',
  remindDetailsText:
    'このご旅行に必要な情報を、{company}がまだ受け取っておりません。お手数ですが、フォームへのご入力をお願いいたします。所要時間は数分で、アカウントの登録は不要です。',
  answerDetailsBy: '{date}までにご入力ください。',
  openDetailsForm: 'フォームに入力する',
  personalLink: 'このリンクはご本人専用です。ほかの方と共有なさらないようお願いいたします。',
  whyDetails:
    'このメールは、このご旅行の参加者として登録されている方に、{company}が{product}を利用してお送りしています。お心当たりのない場合は、こちらへお知らせください：{reportTo}',
})
