import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: '旅程へスキップ',
  languages: '言語',
  contents: '目次',
  preview: 'プレビュー：このバージョンはまだ公開されていません。',
  unprintable: 'パンフレットに印刷できない語句：',
  madeWith: '{product}で作成',
  downloadBrochure: 'パンフレットをダウンロード（PDF）',
  downloadTheBrochure: 'パンフレットをダウンロード（PDF）',
  addToCalendar: 'カレンダーに追加',
  photo: '写真：',
  photos: '写真',
  ourTeam: 'スタッフ紹介',
  questionsAndAnswers: '質問と回答',
  mapOfRoute: '旅のルートの地図：{places}',
  yourRole: '{role}',

  goneTitle: 'このリンクは現在ご利用いただけません',
  goneText: '有効期限が切れたか、新しいリンクに置き換えられた可能性があります。送信者に新しいリンクをご依頼ください。',
  goneTextOfCompany: '有効期限が切れたか、新しいリンクに置き換えられました。{company}に新しいリンクをご依頼ください。',

  busyTitle: '少々お待ちください',
  busyText: 'ただいまこのページを表示できません。数秒後に自動的に再読み込みします。',

  error: 'エラー：{title}',
  passcode: 'パスコード',
  enterPasscode: 'パスコードを入力してください',
  passcodeText: 'この旅程は非公開です。パスコードをお持ちでない場合は、リンクの送信者にお問い合わせください。',
  passcodeWrong: 'パスコードが正しくありません。ご確認のうえ、もう一度お試しください。',
  tooManyAttempts: '入力回数の上限に達しました。10分ほどお待ちいただいてから、もう一度お試しください。',
  openItinerary: '旅程を開く',

  noDatesTitle: '日程未定',
  noDatesText: 'この旅程の日程はまだ決まっていません。決まりましたら、カレンダーに追加していただけます。',

  noPlacesTitle: '地図上に場所がありません',
  noPlacesText: 'この旅程には、地図上に表示できる場所がありません。',

  downloads: 'その他のファイル',
  downloadOf: {
    'summary.pdf': '1ページの概要（PDF）',
    'cards.pdf': '1日ごとのカード（PDF）',
    'itinerary.docx': 'Word文書（DOCX）',
    'itinerary.gpx': 'GPS機器・アプリ用の地点データ（GPX）',
    'itinerary.kml': '地図ソフト用の地点データ（KML）',
    'itinerary.json': 'ほかのソフト用のデータ（JSON）',
  },

  answerLink: '承諾する',
  answerTitle: 'ご承諾',
  answerText:
    'このご提案でよろしければ、こちらからご承諾いただけます。変更のご希望がございましたら、先にお問い合わせください。',
  accept: 'このご提案を承諾する',
  choose: '選択：',
  add: '追加：',
  updatePrice: '料金を更新',
  updatingPrice: '料金を更新しています…',
  priceWithChoices: 'ご選択後の料金：',
  choicesSaved: '選択内容を保存しました。',
  priceNotUpdated: '料金を更新できませんでした。接続をご確認のうえ、もう一度お試しください。',
  acceptedOn: 'このご提案は{date}にご承諾いただきました。',
  acceptedNext: 'ご承諾確認書をメールでお送りしました。今後のお手続きについては、改めてご連絡いたします。',
  pricesEnded: '料金の有効期限は{date}まででした。新しいご提案については、お問い合わせください。',
  acceptedEarlier: 'このご提案の以前のバージョンを{date}にご承諾いただきました。このバージョンは内容が異なります。',

  changedSince: 'このバージョンでの変更点',
  changed: '変更あり',

  visitsNotice:
    '{company}は、このページが開かれた日時と各セクションの閲覧時間を確認できます。Cookieは使用せず、第三者と共有することもありません。',
})
