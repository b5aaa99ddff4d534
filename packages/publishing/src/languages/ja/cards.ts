import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: 'カードで{amount}を支払う',
  payDueByCard: '現在のお支払い分をカードで支払う：{amount}',
  payAllByCard: '全額をカードで支払う：{amount}',
  invoiceOfButton: '（請求書 {number}）',
  onStripe: 'お支払いは、Stripeの安全なページで行われます。カード情報が{company}に表示されることはありません。',
  isTest: 'これはテスト決済です。カードへの請求は行われません。',
  received: 'ありがとうございます。{amount}のお支払いを確認いたしました。',
  processing: 'ありがとうございます。{amount}のお支払いを処理しています。確認が取れ次第、こちらに表示されます。',

  title: 'お支払い',
  unavailable:
    'お支払い手続きを開始できませんでした。請求は行われていません。もう一度お試しいただくか、銀行振込でお支払いください。',
  notOpen:
    'この請求書は現在、カードではお支払いいただけません。請求は行われていません。すでにお支払い済みの可能性があります。',
  busy: 'このリンクからのお支払い手続きの回数が上限に達しました。請求は行われていません。1時間後にもう一度お試しいただくか、銀行振込でお支払いください。',
  ready: 'お支払いの準備ができました。決済サービス会社のページへお進みください。',
  goOn: 'お支払いへ進む',
  back: '請求書とお支払いに戻る',
})
