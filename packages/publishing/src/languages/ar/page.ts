import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: 'الانتقال إلى الرحلة',
  languages: 'اللغات',
  contents: 'المحتويات',
  preview: 'معاينة: لم تُنشر هذه النسخة بعد.',
  unprintable: 'لا يمكن طباعة هذه الكلمات في الكتيّب:',
  madeWith: 'أُعدّ باستخدام {product}',
  downloadBrochure: 'تنزيل الكتيّب (PDF)',
  downloadTheBrochure: 'تنزيل كتيّب الرحلة (PDF)',
  addToCalendar: 'إضافة إلى التقويم',
  photo: 'تصوير:',
  photos: 'الصور',
  ourTeam: 'فريقنا',
  questionsAndAnswers: 'أسئلة وأجوبة',
  mapOfRoute: 'خريطة المسار: {places}',
  yourRole: '{role}',

  goneTitle: 'لم يعد هذا الرابط صالحًا',
  goneText: 'ربما انتهت صلاحيته أو استُبدل. يُرجى طلب رابط جديد ممن أرسله إليكم.',
  goneTextOfCompany: 'انتهت صلاحيته أو استُبدل. يُرجى التواصل مع {company} للحصول على رابط جديد.',

  busyTitle: 'لحظة من فضلك',
  busyText: 'لا يمكن عرض هذه الصفحة الآن. سنحاول مرة أخرى خلال ثوانٍ قليلة.',

  error: 'خطأ: {title}',
  passcode: 'رمز الدخول',
  enterPasscode: 'يُرجى إدخال رمز الدخول',
  passcodeText: 'برنامج الرحلة هذا خاص. إن لم يكن لديكم رمز الدخول، يُرجى طلبه ممن أرسل إليكم الرابط.',
  passcodeWrong: 'رمز الدخول غير صحيح. يُرجى التحقق منه والمحاولة مرة أخرى.',
  tooManyAttempts: 'محاولات كثيرة جدًا. يُرجى الانتظار مدة تصل إلى عشر دقائق، ثم المحاولة مرة أخرى.',
  openItinerary: 'فتح برنامج الرحلة',

  noDatesTitle: 'لم تُحدَّد المواعيد بعد',
  noDatesText: 'لا يتضمن برنامج الرحلة مواعيد بعد. يمكنكم إضافته إلى التقويم فور تحديدها.',

  noPlacesTitle: 'لا أماكن على الخريطة',
  noPlacesText: 'ليس لأي من الأماكن في برنامج الرحلة هذا موقع على الخريطة.',

  downloads: 'ملفات أخرى',
  downloadOf: {
    'summary.pdf': 'ملخص في صفحة واحدة (PDF)',
    'cards.pdf': 'بطاقة لكل يوم (PDF)',
    'itinerary.docx': 'مستند Word (DOCX)',
    'itinerary.gpx': 'الأماكن لأجهزة GPS وتطبيقاتها (GPX)',
    'itinerary.kml': 'الأماكن لبرامج الخرائط (KML)',
    'itinerary.json': 'بيانات لبرامج أخرى (JSON)',
  },

  answerLink: 'قبول العرض',
  answerTitle: 'قبول العرض',
  answerText: 'هل نال العرض رضاكم؟ يمكنكم قبوله هنا. وإذا رغبتم في أي تعديل، يُرجى التواصل معنا أولًا.',
  accept: 'قبول هذا العرض',
  choose: 'اختيار',
  add: 'إضافة',
  updatePrice: 'تحديث السعر',
  updatingPrice: 'جارٍ تحديث السعر…',
  priceWithChoices: 'مع اختياراتكم:',
  choicesSaved: 'حُفظت اختياراتكم.',
  priceNotUpdated: 'تعذّر تحديث السعر. يُرجى التحقق من الاتصال بالإنترنت، ثم المحاولة مرة أخرى.',
  acceptedOn: 'تم قبول هذا العرض في {date}.',
  acceptedNext: 'أرسلنا تأكيد القبول بالبريد الإلكتروني. سنتواصل معكم بشأن الخطوات التالية.',
  pricesEnded: 'كانت هذه الأسعار سارية حتى {date}. يُرجى التواصل معنا للحصول على عرض جديد.',
  acceptedEarlier: 'تم قبول نسخة سابقة من هذا العرض في {date}. وهذه النسخة مختلفة عنها.',

  changedSince: 'ما تغيّر في هذه النسخة',
  changed: 'تم التعديل',

  visitsNotice:
    'يظهر لدى {company} وقت فتح هذه الصفحة ومدة قراءة كل قسم منها. لا تُستخدم لذلك ملفات تعريف الارتباط، ولا تُشارَك هذه المعلومات مع أي جهة أخرى.',
})
