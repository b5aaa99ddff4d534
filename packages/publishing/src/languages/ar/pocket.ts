import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'على هاتفكم',
  saveText: 'يمكنكم حفظ برنامج الرحلة مع صوره ومستنداته، وفتحه من دون اتصال بالإنترنت على العنوان نفسه.',
  save: 'الحفظ للاستخدام دون اتصال',
  saving: 'جارٍ حفظ الملف {done} من {all}، {saved} من {size} ميغابايت',
  saved: 'حُفظ في {date}. يمكن فتحه من دون اتصال.',
  savedInPart:
    'حُفظ في {date}. يمكن فتحه من دون اتصال، باستثناء {count, plural, zero {# ملف كبير} one {ملف كبير واحد} two {ملفين كبيرين} few {# ملفات كبيرة} many {# ملفًا كبيرًا} other {# ملف كبير}}.',
  saveFailed: 'تعذّر حفظ برنامج الرحلة. يُرجى التحقق من الاتصال بالإنترنت ومن المساحة المتاحة على جهازكم.',
  saveAgain: 'المحاولة مرة أخرى',
  remove: 'إزالة من هذا الجهاز',
  removed: 'تمت الإزالة من هذا الجهاز.',
  install: 'إضافة إلى الشاشة الرئيسية',
  installOnApple:
    'لإضافة برنامج الرحلة إلى الشاشة الرئيسية، يُرجى الضغط على «مشاركة»، ثم على «إضافة إلى الشاشة الرئيسية».',

  offline: 'من دون اتصال. حُفظ في {date}.',
  updated: 'تم التحديث للتو.',
  showUpdate: 'عرض النسخة الجديدة',

  needsConnection:
    'يتطلب ذلك اتصالًا بالإنترنت. لم يُرسَل شيء، وما أدخلتموه لا يزال هنا. يُرجى المحاولة مرة أخرى عند عودة الاتصال.',
  notSavedTitle: 'يتطلب ذلك اتصالًا بالإنترنت',
  notSavedText: 'هذا الجزء غير محفوظ على جهازكم. يمكنكم فتحه عند عودة الاتصال.',
  backToItinerary: 'العودة إلى برنامج الرحلة',

  today: 'اليوم',
  startsIn:
    '{days, plural, =0 {تبدأ رحلتكم اليوم} =1 {تبدأ رحلتكم غدًا} zero {تبدأ رحلتكم بعد # يوم} one {تبدأ رحلتكم بعد يوم واحد} two {تبدأ رحلتكم بعد يومين} few {تبدأ رحلتكم بعد # أيام} many {تبدأ رحلتكم بعد # يومًا} other {تبدأ رحلتكم بعد # يوم}}',
  dayAndDate: 'اليوم {day} · {date}',
  now: 'الآن',
  next: 'بعد ذلك',
  wholeDay: 'طوال اليوم',
  documents: 'مستندات اليوم',
  untilTime: 'حتى الساعة {time}',
  timeOnDate: '{date}، {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'الانتقال إلى اليوم {day}',
  nothingMore: 'لا شيء آخر في برنامج اليوم.',

  openInMaps: 'فتح في الخرائط<place>: {name}</place>',
  openPlaceInMaps: 'فتح <place>{name}</place> في الخرائط',
})
