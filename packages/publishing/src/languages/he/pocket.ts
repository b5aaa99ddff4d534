import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'בטלפון שלכם',
  saveText: 'שמרו את תוכנית הטיול עם התמונות והמסמכים, ופתחו אותה באותה כתובת גם ללא חיבור לאינטרנט.',
  save: 'שמירה לצפייה ללא חיבור',
  saving: 'נשמר קובץ {done} מתוך {all}, {saved} מתוך {size} MB',
  saved: 'נשמרה ב־{date}. אפשר לפתוח אותה ללא חיבור.',
  savedInPart:
    'נשמרה ב־{date}. אפשר לפתוח אותה ללא חיבור, למעט {count, plural, one {קובץ גדול אחד} two {שני קבצים גדולים} other {# קבצים גדולים}}.',
  saveFailed: 'לא היה אפשר לשמור את תוכנית הטיול. בדקו את החיבור לאינטרנט ואת המקום הפנוי במכשיר.',
  saveAgain: 'ניסיון נוסף',
  remove: 'הסרה מהמכשיר הזה',
  removed: 'הוסרה מהמכשיר הזה.',
  install: 'הוספה למסך הבית',
  installOnApple: 'כדי להוסיף את תוכנית הטיול למסך הבית, הקישו על ״שיתוף״ ואז על ״הוספה למסך הבית״.',

  offline: 'ללא חיבור. נשמרה ב־{date}.',
  updated: 'עודכנה ממש עכשיו.',
  showUpdate: 'הצגת הגרסה החדשה',

  needsConnection: 'לשם כך דרוש חיבור לאינטרנט. לא נשלח דבר, ומה שהזנתם עדיין כאן. נסו שוב כשיהיה חיבור.',
  notSavedTitle: 'לשם כך דרוש חיבור לאינטרנט',
  notSavedText: 'החלק הזה אינו שמור במכשיר שלכם. פתחו אותו כשיהיה שוב חיבור.',
  backToItinerary: 'חזרה לתוכנית הטיול',

  today: 'היום',
  startsIn:
    '{days, plural, =0 {המסע שלכם מתחיל היום} =1 {המסע שלכם מתחיל מחר} one {המסע שלכם מתחיל בעוד יום אחד} two {המסע שלכם מתחיל בעוד יומיים} other {המסע שלכם מתחיל בעוד # ימים}}',
  dayAndDate: 'יום {day} · {date}',
  now: 'עכשיו',
  next: 'אחר כך',
  wholeDay: 'כל היום',
  documents: 'מסמכים להיום',
  untilTime: 'עד {time}',
  timeOnDate: '{date}, {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'מעבר ליום {day}',
  nothingMore: 'לא מתוכנן דבר נוסף להיום.',

  openInMaps: 'פתיחה במפות<place>: {name}</place>',
  openPlaceInMaps: 'פתיחת <place>{name}</place> במפות',
})
