import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'مرحبًا،',
  greetingByName: 'مرحبًا {name}،',
  linkInsteadOfButton: 'إذا لم يعمل الزر، يُرجى فتح هذا الرابط:',
  viewItinerary: 'عرض برنامج الرحلة',

  shared: 'وصلكم برنامج رحلة من {sender} لدى {company}.',
  replyToSender: 'للتواصل مع {name}، يكفي الرد على هذه الرسالة.',
  whyShared: 'أُرسلت هذه الرسالة من {company} عبر {product}. إن لم تكونوا تتوقعونها، يُرجى الإبلاغ عنها: {reportTo}',

  receiptSubject: 'قبولكم للعرض: {title}',
  receiptText: 'شكرًا لكم. قبلتم عرضنا في {date}. يوضّح التأكيد المرفق بدقة ما قبلتموه.',
  receiptNext: 'سنتواصل معكم بشأن الخطوات التالية.',
  whyReceipt:
    'أُرسلت هذه الرسالة من {company} عبر {product}، لأن هذا العنوان أُدخل عند قبول العرض. إن لم تكونوا من فعل ذلك، يُرجى الإبلاغ: {reportTo}',
  receiptFile: 'قبول العرض {title}',

  answerSubject: 'جوابنا: {title}',
  answerText: 'إليكم جواب {name} عن سؤالكم:',
  readAnswer: 'قراءة الجواب',
  replyToAnswer: 'إذا كان لديكم سؤال آخر، يكفي الرد على هذه الرسالة.',
  replyAbove: 'يُرجى كتابة الرد فوق هذا السطر.',
  whyAnswer:
    'أُرسلت هذه الرسالة من {company} عبر {product}، لأن سؤالًا طُرح عن برنامج رحلة مع ذكر هذا العنوان. إن لم تكونوا من فعل ذلك، يُرجى الإبلاغ: {reportTo}',

  askDetailsSubject: 'بياناتكم لرحلة {title}',
  askDetailsText:
    'لترتيب هذه الرحلة، يحتاج فريق {company} إلى بعض البيانات منكم. يُرجى تعبئة النموذج. لن يستغرق ذلك سوى بضع دقائق، ولا يلزمكم أي حساب.',
  remindDetailsSubject: 'تذكير: بياناتكم لرحلة {title}',
  remindDetailsText:
    'لا يزال فريق {company} في انتظار بياناتكم لهذه الرحلة. يُرجى تعبئة النموذج. لن يستغرق ذلك سوى بضع دقائق، ولا يلزمكم أي حساب.',
  answerDetailsBy: 'يُرجى الرد في موعد أقصاه {date}.',
  openDetailsForm: 'تعبئة النموذج',
  personalLink: 'هذا الرابط مخصّص لكم وحدكم. يُرجى عدم مشاركته مع أي شخص آخر.',
  whyDetails:
    'أُرسلت هذه الرسالة من {company} عبر {product}، لأنكم من المسافرين في هذه الرحلة. إن لم يكن ذلك صحيحًا، يُرجى الإبلاغ: {reportTo}',
})
