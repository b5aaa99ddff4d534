import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'للشخص الواحد',
  inTotal: 'إجمالًا',
  inTotalFor: 'إجمالًا ({people})',
  onRequest: 'عند الطلب',
  onRequestText: 'يسعدنا أن نقدّم لكم عرض سعر لمواعيدكم.',
  amountInTotal: '{amount} إجمالًا',
  amountPerPerson: '{amount} للشخص الواحد',
  aboutPerPerson: 'نحو {amount} للشخص الواحد',

  breakdown: 'تفاصيل السعر',
  included: 'السعر يشمل',
  notIncluded: 'السعر لا يشمل',
  schedule: 'جدول الدفعات',
  payment: 'الدفع',
  bankDetails: 'البيانات المصرفية',
  dateToBeAgreed: 'موعد يُتفق عليه',
  percentAndAmount: '{percent} ({amount})',
  deposit: 'دفعة مقدّمة قدرها {sum} تضمن حجزكم.',
  depositBy: 'دفعة مقدّمة قدرها {sum}، تُسدَّد حتى {date}، تضمن حجزكم.',
  validUntil: 'هذه الأسعار سارية حتى {date}.',

  optional: 'خيار إضافي',
  alternative: 'خيار بديل',
  insteadOf: 'بدلًا من {title}',
  choiceWith: '{choice}: {difference}',
})
