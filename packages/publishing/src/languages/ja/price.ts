import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'お一人様あたり',
  inTotal: '合計',
  inTotalFor: '合計（{people}）',
  onRequest: 'お見積り',
  onRequestText: 'ご希望の日程に合わせて、喜んでお見積りいたします。',
  amountInTotal: '合計{amount}',
  amountPerPerson: 'お一人様あたり{amount}',
  aboutPerPerson: 'お一人様あたり約{amount}',

  breakdown: '料金の内訳',
  included: '料金に含まれるもの',
  notIncluded: '料金に含まれないもの',
  schedule: 'お支払いスケジュール',
  payment: 'お支払い',
  bankDetails: 'お振込先',
  dateToBeAgreed: '期日は別途ご相談',
  percentAndAmount: '{percent}（{amount}）',
  deposit: '予約金{sum}のお支払いをもって、ご予約を確保いたします。',
  depositBy: '{date}までの予約金{sum}のお支払いをもって、ご予約を確保いたします。',
  validUntil: 'この料金は{date}まで有効です。',

  optional: 'オプション',
  alternative: '代替プラン',
  insteadOf: '{title}からの変更',
  choiceWith: '{choice}：{difference}',
})
