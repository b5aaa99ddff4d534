import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: 'יום {day}',
  titledDay: 'יום {day}: {title}',
  continued: 'יום {day}, המשך',
  when: 'מתי',
  where: 'איפה',
  meals: 'ארוחות',
  mealsOf: {
    b: 'ארוחת בוקר',
    l: 'ארוחת צהריים',
    d: 'ארוחת ערב',
    bl: 'ארוחות בוקר וצהריים',
    bd: 'ארוחות בוקר וערב',
    ld: 'ארוחות צהריים וערב',
    bld: 'ארוחות בוקר, צהריים וערב',
  },

  dayCount: '{count, plural, one {יום אחד} two {יומיים} other {# ימים}}',
  nightCount: '{count, plural, one {לילה אחד} two {# לילות} other {# לילות}}',
  nightOfDay: 'הלילה של יום {day}',
  nightsOfDays: 'הלילות של ימים {first} עד {last}',
  adults: '{count, plural, one {מבוגר אחד} two {# מבוגרים} other {# מבוגרים}}',
  children: '{count, plural, one {ילד אחד} two {# ילדים} other {# ילדים}}',
  infants: '{count, plural, one {תינוק אחד} two {# תינוקות} other {# תינוקות}}',
  peopleOf: '{of, plural, one {{count} מתוך מטייל אחד} two {{count} מתוך # מטיילים} other {{count} מתוך # מטיילים}}',
  hours: '{hours} שע׳',
  minutes: '{minutes} דק׳',
  hoursAndMinutes: '{hours} שע׳ ו־{minutes} דק׳',
  kilometres: '{distance} ק״מ',

  kindAs: {
    optional: '{kind}, תוספת לבחירה',
    own_arrangement: '{kind}, בארגון עצמאי',
    alternative: '{kind}, חלופה',
  },
  documentKinds: {
    voucher: 'שובר',
    ticket: 'כרטיס',
    confirmation: 'אישור',
    other: 'מסמך',
  },
  fromStop: {
    plain: 'יציאה: {name}',
    terminal: 'יציאה מטרמינל {name}',
    platform: 'יציאה מרציף {name}',
    stop: 'יציאה מתחנה {name}',
    pier: 'יציאה ממזח {name}',
  },
  toStop: {
    plain: 'הגעה: {name}',
    terminal: 'הגעה לטרמינל {name}',
    platform: 'הגעה לרציף {name}',
    stop: 'הגעה לתחנה {name}',
    pier: 'הגעה למזח {name}',
  },
  seats: '{count, plural, one {מושב {seats}} two {מושבים {seats}} other {מושבים {seats}}}',
  baggage: 'כבודה: {baggage}',
  included: 'המחיר כולל',
  notIncluded: 'המחיר אינו כולל',

  dayRoom: 'חדר לשעות היום',
  tonight: 'הלינה הלילה',
  anotherNight: 'לילה נוסף',
  anotherNightAt: 'לילה נוסף: <stays></stays>',
  arranged: 'בארגון עצמאי',
  arrangedAside: 'בארגון עצמאי',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'צ׳ק־אין החל משעה {time}',
  checkOutBy: 'צ׳ק־אאוט עד שעה {time}',
  checkIn: 'צ׳ק־אין בשעה {time}',
  checkOut: 'צ׳ק־אאוט בשעה {time}',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'לינה',
  excursion: 'סיור',
  flight: 'טיסה',
  train: 'רכבת',
  bus: 'אוטובוס',
  ferry: 'מעבורת',
  cruise: 'הפלגה',
  transfer: 'העברה',
  drive: 'נסיעה ברכב',
  car_hire: 'השכרת רכב',
  meal: 'ארוחה',
  guide_service: 'הדרכה',
  free_time: 'זמן חופשי',
  note: 'כדאי לדעת',
  fee: 'אגרה',
})

export const boards = translation<typeof source.boards>()({
  RO: 'לינה בלבד',
  SC: 'לינה עם מטבח לשימוש עצמי',
  BB: 'לינה וארוחת בוקר',
  HB: 'חצי פנסיון',
  FB: 'פנסיון מלא',
  AI: 'הכול כלול',
  FI: 'כל השירותים כלולים',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: 'לינה בלבד',
  SC: 'לינה עם מטבח לשימוש עצמי',
  BB: 'לינה וארוחת בוקר',
  HB: 'חצי פנסיון',
  FB: 'פנסיון מלא',
  AI: 'הכול כלול',
  FI: 'כל השירותים כלולים',
})
