import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'スマートフォンで見る',
  saveText: 'この旅程を画像や書類とともに保存しておくと、オフラインでも同じアドレスでご覧いただけます。',
  save: 'オフライン用に保存',
  saving: 'ファイルを保存しています（{done} / {all}、{saved} / {size} MB）',
  saved: '{date}に保存しました。オフラインでもご覧いただけます。',
  savedInPart:
    '{date}に保存しました。オフラインでもご覧いただけます。{count, plural, other {サイズの大きいファイル#件は保存されていません。}}',
  saveFailed: '旅程を保存できませんでした。接続と端末の空き容量をご確認ください。',
  saveAgain: 'もう一度試す',
  remove: 'この端末から削除',
  removed: 'この端末から削除しました。',
  install: 'ホーム画面に追加',
  installOnApple: 'ホーム画面に追加するには、「共有」をタップし、「ホーム画面に追加」を選択してください。',

  offline: 'オフラインです。{date}に保存した内容を表示しています。',
  updated: '最新の内容に更新しました。',
  showUpdate: '新しいバージョンを表示',

  needsConnection:
    'この操作にはインターネット接続が必要です。まだ何も送信されておらず、入力内容は残っています。オンラインになりましたら、もう一度お試しください。',
  notSavedTitle: 'インターネット接続が必要です',
  notSavedText: 'この部分は端末に保存されていません。オンラインになりましたら、もう一度開いてください。',
  backToItinerary: '旅程に戻る',

  today: '本日',
  startsIn: '{days, plural, =0 {本日ご出発です} =1 {ご出発は明日です} other {ご出発まであと#日です}}',
  dayAndDate: '{day}日目 · {date}',
  now: '現在のご予定',
  next: '次のご予定',
  wholeDay: '終日',
  documents: '本日の書類',
  untilTime: '{time}まで',
  timeOnDate: '{date} {time}',
  timeInZone: '{time}（{zone}）',
  goToDay: '{day}日目を見る',
  nothingMore: '本日のご予定は以上です。',

  openInMaps: '地図で開く<place>：{name}</place>',
  openPlaceInMaps: '<place>{name}</place>を地図で開く',
})
