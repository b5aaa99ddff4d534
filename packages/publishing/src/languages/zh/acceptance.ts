import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: '方案接受回执',
  acceptanceOf: '方案接受回执：{title}',
  acceptedBy: '由<own>{name}</own>（{email}）于{date} {time}（UTC）接受',
  toSign: '由 <own>{name}</own>（{email}）以电子签名接受',
  signed: '已电子签署。参考编号：<own>{reference}</own>',

  revoked: '已撤销',
  revokedOn: '已于{date} {time}（UTC）撤销',
  reasoned: '{revokedOn}：',

  choices: '所选项目',
  day: '第{day}天',
  chosenInstead: '<own>{title}</own>，代替<own>{insteadOf}</own>',
  asProposed: '按原方案，无改动',

  price: '价格',
  payment: '付款',
  due: '付款期限',
  amount: '金额',

  terms: '您所接受的条款与条件',
  version: '版本：{fingerprint}',
})
