import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: 'اليوم {day}',
  titledDay: 'اليوم {day}: {title}',
  continued: 'اليوم {day}، تتمة',
  when: 'الموعد',
  where: 'المكان',
  meals: 'الوجبات',
  mealsOf: {
    b: 'الإفطار',
    l: 'الغداء',
    d: 'العشاء',
    bl: 'الإفطار والغداء',
    bd: 'الإفطار والعشاء',
    ld: 'الغداء والعشاء',
    bld: 'الإفطار والغداء والعشاء',
  },

  dayCount: '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  nightCount: '{count, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  nightOfDay: 'ليلة اليوم {day}',
  nightsOfDays: 'ليالي الأيام من {first} إلى {last}',
  adults: '{count, plural, zero {# بالغ} one {بالغ واحد} two {بالغان} few {# بالغين} many {# بالغًا} other {# بالغ}}',
  children: '{count, plural, zero {# طفل} one {طفل واحد} two {طفلان} few {# أطفال} many {# طفلًا} other {# طفل}}',
  infants: '{count, plural, zero {# رضيع} one {رضيع واحد} two {رضيعان} few {# رضّع} many {# رضيعًا} other {# رضيع}}',
  peopleOf:
    '{of, plural, zero {{count} من أصل # مسافر} one {{count} من أصل مسافر واحد} two {{count} من أصل مسافرَين} few {{count} من أصل # مسافرين} many {{count} من أصل # مسافرًا} other {{count} من أصل # مسافر}}',
  hours: '{hours} س',
  minutes: '{minutes} د',
  hoursAndMinutes: '{hours} س و{minutes} د',
  kilometres: '{distance} كم',

  kindAs: {
    optional: '{kind}، خيار إضافي',
    own_arrangement: '{kind}، بترتيبكم الخاص',
    alternative: '{kind}، خيار بديل',
  },
  documentKinds: {
    voucher: 'قسيمة',
    ticket: 'تذكرة',
    confirmation: 'تأكيد',
    other: 'مستند',
  },
  fromStop: {
    plain: 'من {name}',
    terminal: 'من مبنى الركاب {name}',
    platform: 'من الرصيف {name}',
    stop: 'من الموقف {name}',
    pier: 'من المرسى {name}',
  },
  toStop: {
    plain: 'إلى {name}',
    terminal: 'إلى مبنى الركاب {name}',
    platform: 'إلى الرصيف {name}',
    stop: 'إلى الموقف {name}',
    pier: 'إلى المرسى {name}',
  },
  seats:
    '{count, plural, zero {المقاعد {seats}} one {المقعد {seats}} two {المقعدان {seats}} few {المقاعد {seats}} many {المقاعد {seats}} other {المقاعد {seats}}}',
  baggage: 'الأمتعة: {baggage}',
  included: 'السعر يشمل',
  notIncluded: 'السعر لا يشمل',

  dayRoom: 'غرفة نهارية',
  tonight: 'مبيت الليلة',
  anotherNight: 'ليلة أخرى',
  anotherNightAt: 'ليلة أخرى في <stays></stays>',
  arranged: 'بترتيبكم الخاص',
  arrangedAside: 'بترتيبكم الخاص',
  stayWithAside: '<stay></stay> ({aside})',
  stayWithBoard: '<stay></stay>، {board}',
  stayOnDate: '{stay}، <marked>{date}</marked>',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'تسجيل الوصول من الساعة {time}',
  checkOutBy: 'تسجيل المغادرة حتى الساعة {time}',
  checkIn: 'تسجيل الوصول الساعة {time}',
  checkOut: 'تسجيل المغادرة الساعة {time}',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'إقامة',
  excursion: 'جولة سياحية',
  flight: 'رحلة جوية',
  train: 'قطار',
  bus: 'حافلة',
  ferry: 'عبّارة',
  cruise: 'رحلة بحرية',
  transfer: 'خدمة نقل',
  drive: 'رحلة بالسيارة',
  car_hire: 'استئجار سيارة',
  meal: 'وجبة',
  guide_service: 'إرشاد سياحي',
  free_time: 'وقت حر',
  note: 'معلومات مفيدة',
  fee: 'رسوم',
})

export const boards = translation<typeof source.boards>()({
  RO: 'مبيت فقط',
  SC: 'إقامة مع مطبخ خاص',
  BB: 'مبيت وإفطار',
  HB: 'نصف إقامة',
  FB: 'إقامة كاملة',
  AI: 'إقامة شاملة',
  FI: 'إقامة شاملة كل الخدمات',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: 'مبيت فقط',
  SC: 'إقامة مع مطبخ خاص',
  BB: 'مبيت وإفطار',
  HB: 'نصف إقامة',
  FB: 'إقامة كاملة',
  AI: 'إقامة شاملة',
  FI: 'إقامة شاملة كل الخدمات',
})
