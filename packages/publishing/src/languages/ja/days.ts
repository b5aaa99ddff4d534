import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: '{day}日目',
  titledDay: '{day}日目：{title}',
  continued: '{day}日目（続き）',
  when: '日時',
  where: '場所',
  meals: 'お食事',
  mealsOf: {
    b: '朝食',
    l: '昼食',
    d: '夕食',
    bl: '朝食・昼食',
    bd: '朝食・夕食',
    ld: '昼食・夕食',
    bld: '朝食・昼食・夕食',
  },

  dayCount: '{count, plural, other {#日間}}',
  nightCount: '{count, plural, other {#泊}}',
  nightOfDay: '{day}日目の宿泊',
  nightsOfDays: '{first}日目～{last}日目の宿泊',
  adults: '{count, plural, other {大人#名}}',
  children: '{count, plural, other {お子様#名}}',
  infants: '{count, plural, other {幼児#名}}',
  peopleOf: '{of, plural, other {#名様中{count}名様}}',
  hours: '{hours}時間',
  minutes: '{minutes}分',
  hoursAndMinutes: '{hours}時間{minutes}分',
  kilometres: '{distance} km',

  kindAs: {
    optional: '{kind}（オプション）',
    own_arrangement: '{kind}（お客様手配）',
    alternative: '{kind}（代替プラン）',
  },
  documentKinds: {
    voucher: 'バウチャー',
    ticket: 'チケット',
    confirmation: '確認書',
    other: '書類',
  },
  fromStop: {
    plain: '{name}発',
    terminal: 'ターミナル{name}発',
    platform: '{name}番線発',
    stop: 'のりば{name}発',
    pier: '桟橋{name}発',
  },
  toStop: {
    plain: '{name}着',
    terminal: 'ターミナル{name}着',
    platform: '{name}番線着',
    stop: 'のりば{name}着',
    pier: '桟橋{name}着',
  },
  seats: '{count, plural, other {座席：{seats}}}',
  baggage: '手荷物：{baggage}',
  included: '含まれるもの',
  notIncluded: '含まれないもの',

  dayRoom: 'デイユース',
  tonight: '今夜のご宿泊',
  anotherNight: '連泊',
  anotherNightAt: '続けてのご宿泊：<stays></stays>',
  arranged: 'お客様手配',
  arrangedAside: 'お客様手配',
  roomsOfType: '{type} × {count}',
  checkInFrom: 'チェックイン：{time}以降',
  checkOutBy: 'チェックアウト：{time}まで',
  checkIn: 'チェックイン：{time}',
  checkOut: 'チェックアウト：{time}',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'ご宿泊',
  excursion: '観光',
  flight: 'フライト',
  train: '列車',
  bus: 'バス',
  ferry: 'フェリー',
  cruise: 'クルーズ',
  transfer: '送迎',
  drive: '車での移動',
  car_hire: 'レンタカー',
  meal: 'お食事',
  guide_service: 'ガイド',
  free_time: '自由行動',
  note: 'ご案内',
  fee: '諸費用',
})

export const boards = translation<typeof source.boards>()({
  RO: '食事なし',
  SC: '自炊',
  BB: '朝食付き',
  HB: '2食付き（ハーフボード）',
  FB: '3食付き（フルボード）',
  AI: 'オールインクルーシブ',
  FI: 'すべて込み',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: '食事なし',
  SC: '自炊',
  BB: '朝食付き',
  HB: '2食付き',
  FB: '3食付き',
  AI: 'オールインクルーシブ',
  FI: 'すべて込み',
})
