import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'ご提案の承諾',
  yourChoices: 'ご選択内容',
  chosen: '{day}日目：<own>{title}</own>',
  chosenInstead: '{day}日目：<own>{title}</own>（<other>{insteadOf}</other>からの変更）',
  asProposed: 'ご提案どおり（変更なし）',
  changeChoices: '選択内容を変更する',
  price: '料金',
  payments: 'お支払いスケジュール',
  terms: '旅行条件',
  name: 'お名前（フルネーム）',
  nameHint: 'ご署名の代わりとなります。',
  email: 'メールアドレス',
  emailHint: 'このアドレスにご承諾確認書をお送りします。',
  acceptTerms: '旅行条件を読み、同意します。',
  acceptProposal: 'ここに表示されているとおりに、このご提案を承諾します。',
  submit: '承諾する',
  back: '旅程に戻る',

  nameMissing: 'お名前をフルネームで入力してください。',
  nameTooLong: 'お名前は160文字以内で入力してください。',
  emailWrong: 'メールアドレスを入力してください（例：name@example.com）。',
  tickMissing: '承諾するには、チェックを入れてください。',
  choicesWrong: 'この組み合わせはお選びいただけません。保存済みの選択内容を表示しています。',
  fixProblems: 'まだ承諾は完了していません。次の項目をご確認ください。',

  changedTitle: 'ご提案の内容が変更されました',
  changedText: 'ページを開かれた後に新しいバージョンが公開されたため、このバージョンはご承諾いただけなくなりました。',
  changesLead: '変更点は次のとおりです。',
  nothingVisible: '表示される内容に変更はありません。',
  changedValue: '<what></what>：<after></after>',
  was: '（変更前：<before></before>）',
  openNew: '新しいバージョンを開く',

  acceptedTitle: 'ありがとうございます',
  acceptedText: '{date}にこのご提案をご承諾いただきました。',
  receiptSent: 'ご承諾確認書をメールでお送りしました。今後のお手続きについては、改めてご連絡いたします。',

  closedTitle: 'このご提案は、こちらではご承諾いただけません',
  closedText: 'ご質問や新しいご提案のご希望がございましたら、お問い合わせください。',
  pricesEnded: '料金の有効期限は{date}まででした。新しいご提案については、お問い合わせください。',

  busyTitle: 'もう一度お試しください',
  busyText: 'ただいまアクセスが集中しているため、承諾は完了していません。1分ほど経ってから、もう一度お試しください。',

  signNext: '次のステップで、承諾に電子署名をしていただきます。署名が完了するまで、承諾は成立しません。',
  submitToSign: '署名に進む',
  signTitle: '署名して承諾する',
  signText: '{host} で書類に署名してください。署名が完了するまで、承諾は成立しません。',
  signNow: '今すぐ署名する',
  haveSigned: '署名しました',
  unsignedTitle: 'まだ承諾されていません',
  declinedText: '書類への署名が辞退されました。',
  expiredText: '期限内に書類が署名されませんでした。',
  unsignedNext: 'ご提案のページからもう一度承諾できます。ご質問がありましたらお問い合わせください。',
})
