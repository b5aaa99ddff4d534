import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'قبول العرض',
  acceptanceOf: 'قبول العرض: {title}',
  acceptedBy:
    'تم القبول باسم <own>{name}</own>، البريد الإلكتروني {email}، في {date} الساعة {time} بالتوقيت العالمي (UTC)',
  toSign: 'للقبول من <own>{name}</own>، البريد الإلكتروني {email}، بتوقيع إلكتروني',
  signed: 'تم التوقيع إلكترونيًا. المرجع: <own>{reference}</own>',

  revoked: 'أُلغي القبول',
  revokedOn: 'أُلغي القبول في {date} الساعة {time} بالتوقيت العالمي (UTC)',
  reasoned: '{revokedOn}:',

  choices: 'الاختيارات',
  day: 'اليوم {day}',
  chosenInstead: '<own>{title}</own> بدلًا من <own>{insteadOf}</own>',
  asProposed: 'كما ورد في العرض، من دون تغييرات',

  price: 'السعر',
  payment: 'الدفعة',
  due: 'تاريخ الاستحقاق',
  amount: 'المبلغ',

  terms: 'الشروط والأحكام التي تم قبولها',
  version: 'النسخة: {fingerprint}',
})
