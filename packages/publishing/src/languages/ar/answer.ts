import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'قبول هذا العرض',
  yourChoices: 'اختياراتكم',
  chosen: 'اليوم {day}: <own>{title}</own>',
  chosenInstead: 'اليوم {day}: <own>{title}</own> بدلًا من <other>{insteadOf}</other>',
  asProposed: 'كما ورد في العرض، من دون تغييرات',
  changeChoices: 'تعديل اختياراتكم',
  price: 'السعر',
  payments: 'جدول الدفعات',
  terms: 'الشروط والأحكام',
  name: 'الاسم الكامل',
  nameHint: 'يُعدّ بمثابة توقيعكم.',
  email: 'البريد الإلكتروني',
  emailHint: 'سنرسل تأكيد القبول إلى هذا العنوان.',
  acceptTerms: 'قرأت الشروط والأحكام وأوافق عليها.',
  acceptProposal: 'أقبل هذا العرض كما هو مبيَّن هنا.',
  submit: 'قبول',
  back: 'العودة إلى برنامج الرحلة',

  nameMissing: 'يُرجى إدخال الاسم الكامل.',
  nameTooLong: 'يُرجى إدخال اسم لا يتجاوز 160 حرفًا.',
  emailWrong: 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com.',
  tickMissing: 'يُرجى وضع علامة في المربع للقبول.',
  choicesWrong: 'لا يمكن الجمع بين هذه الاختيارات. تظهر هنا كما حُفظت.',
  fixProblems: 'لم يتم قبول العرض بعد. يُرجى تصحيح ما يلي:',

  changedTitle: 'تغيّر هذا العرض',
  changedText: 'نُشرت نسخة أحدث بعد فتحكم هذه الصفحة، لذا لم يعد من الممكن قبول هذه النسخة.',
  changesLead: 'إليكم ما تغيّر:',
  nothingVisible: 'لم يتغيّر شيء مما يظهر لكم.',
  changedValue: '<what></what>: <after></after>',
  was: '(سابقًا: <before></before>)',
  openNew: 'فتح النسخة الجديدة',

  acceptedTitle: 'شكرًا لكم',
  acceptedText: 'قبلتم هذا العرض في {date}.',
  receiptSent: 'أرسلنا إليكم تأكيد القبول بالبريد الإلكتروني. سنتواصل معكم بشأن الخطوات التالية.',

  closedTitle: 'لا يمكن قبول هذا العرض هنا',
  closedText: 'يُرجى التواصل معنا إذا كانت لديكم أسئلة أو رغبتم في عرض جديد.',
  pricesEnded: 'كانت الأسعار سارية حتى {date}. يُرجى التواصل معنا للحصول على عرض جديد.',

  busyTitle: 'يُرجى المحاولة مرة أخرى',
  busyText: 'نشهد ضغطًا كبيرًا في هذه اللحظة، ولم يتم قبول العرض. يُرجى المحاولة مرة أخرى بعد دقيقة.',

  signNext: 'في الخطوة التالية توقّع القبول إلكترونيًا. لا يُعدّ أي شيء مقبولًا قبل أن توقّع.',
  submitToSign: 'المتابعة إلى التوقيع',
  signTitle: 'التوقيع للقبول',
  signText: 'يُرجى توقيع المستند على {host}. لا يُعدّ أي شيء مقبولًا قبل أن توقّع.',
  signNow: 'التوقيع الآن',
  haveSigned: 'لقد وقّعت',
  unsignedTitle: 'لم يُقبل أي شيء',
  declinedText: 'لقد رفضت توقيع المستند.',
  expiredText: 'لم يُوقَّع المستند في الوقت المحدد.',
  unsignedNext: 'يمكنك قبول العرض مرة أخرى من صفحته، أو التواصل معنا إذا كانت لديك أسئلة.',
})
