import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'ご承諾確認書',
  acceptanceOf: 'ご承諾確認書：{title}',
  acceptedBy: '{date} {time}（UTC）、<own>{name}</own>様（{email}）によるご承諾',
  toSign: '<own>{name}</own>（{email}）が電子署名により承諾します',
  signed: '電子署名済み。参照番号：<own>{reference}</own>',

  revoked: '撤回済み',
  revokedOn: '{date} {time}（UTC）に撤回',
  reasoned: '{revokedOn}：',

  choices: 'ご選択内容',
  day: '{day}日目',
  chosenInstead: '<own>{title}</own>（<own>{insteadOf}</own>からの変更）',
  asProposed: 'ご提案どおり（変更なし）',

  price: '料金',
  payment: 'お支払い',
  due: 'お支払期限',
  amount: '金額',

  terms: 'ご承諾いただいた旅行条件',
  version: 'バージョン：{fingerprint}',
})
