import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: 'דילוג אל המסע',
  languages: 'שפות',
  contents: 'תוכן העניינים',
  preview: 'תצוגה מקדימה: הגרסה הזאת לא פורסמה.',
  unprintable: 'אי אפשר להדפיס בחוברת את המילים האלה:',
  madeWith: 'נוצר באמצעות {product}',
  downloadBrochure: 'הורדת החוברת (PDF)',
  downloadTheBrochure: 'להורדת חוברת הטיול (PDF)',
  addToCalendar: 'הוספה ליומן',
  photo: 'צילום:',
  photos: 'תמונות',
  ourTeam: 'הצוות שלנו',
  questionsAndAnswers: 'שאלות ותשובות',
  mapOfRoute: 'מפת המסלול: {places}',
  yourRole: '{role}',

  goneTitle: 'הקישור הזה כבר אינו פעיל',
  goneText: 'ייתכן שפג תוקפו או שהוחלף. בקשו קישור חדש ממי ששלח לכם אותו.',
  goneTextOfCompany: 'פג תוקפו או שהוחלף. לקבלת קישור חדש פנו אל {company}.',

  busyTitle: 'רגע, בבקשה',
  busyText: 'אי אפשר להציג את הדף הזה כרגע. ננסה שוב בעוד כמה שניות.',

  error: 'שגיאה: {title}',
  passcode: 'קוד גישה',
  enterPasscode: 'הזינו את קוד הגישה',
  passcodeText: 'תוכנית הטיול הזאת פרטית. אם אין לכם קוד גישה, בקשו אותו ממי ששלח לכם את הקישור.',
  passcodeWrong: 'קוד הגישה שגוי. אנא בדקו אותו ונסו שוב.',
  tooManyAttempts: 'נעשו יותר מדי ניסיונות. אנא המתינו עד עשר דקות ונסו שוב.',
  openItinerary: 'פתיחת תוכנית הטיול',

  noDatesTitle: 'עדיין אין תאריכים',
  noDatesText: 'לתוכנית הטיול הזאת עדיין לא נקבעו תאריכים. תוכלו להוסיף אותה ליומן לאחר שייקבעו.',

  noPlacesTitle: 'אין מקומות על המפה',
  noPlacesText: 'לאף אחד מהמקומות בתוכנית הטיול הזאת אין מיקום על המפה.',

  downloads: 'קבצים נוספים',
  downloadOf: {
    'summary.pdf': 'תקציר בעמוד אחד (PDF)',
    'cards.pdf': 'כרטיס לכל יום (PDF)',
    'itinerary.docx': 'מסמך Word (DOCX)',
    'itinerary.gpx': 'מקומות למכשירי GPS ולאפליקציות (GPX)',
    'itinerary.kml': 'מקומות לתוכנות מפה (KML)',
    'itinerary.json': 'נתונים לתוכנות אחרות (JSON)',
  },

  answerLink: 'אישור ההצעה',
  answerTitle: 'אישור ההצעה',
  answerText: 'ההצעה מוצאת חן בעיניכם? אפשר לאשר אותה כאן. אם תרצו לשנות משהו, אנא צרו איתנו קשר קודם.',
  accept: 'לאישור ההצעה',
  choose: 'בחירה:',
  add: 'הוספה:',
  updatePrice: 'עדכון המחיר',
  updatingPrice: 'המחיר מתעדכן…',
  priceWithChoices: 'עם הבחירות שלכם:',
  choicesSaved: 'הבחירות שלכם נשמרו.',
  priceNotUpdated: 'לא היה אפשר לעדכן את המחיר. בדקו את החיבור לאינטרנט ונסו שוב.',
  acceptedOn: 'ההצעה הזאת אושרה ב־{date}.',
  acceptedNext: 'שלחנו בדוא״ל את מסמך האישור. ניצור אתכם קשר לגבי השלבים הבאים.',
  pricesEnded: 'המחירים האלה היו בתוקף עד {date}. צרו איתנו קשר לקבלת הצעה חדשה.',
  acceptedEarlier: 'גרסה קודמת של ההצעה אושרה ב־{date}. הגרסה הזאת שונה ממנה.',

  changedSince: 'מה השתנה בגרסה הזאת',
  changed: 'השתנה',

  visitsNotice:
    'צוות {company} רואה מתי הדף הזה נפתח וכמה זמן נקרא כל חלק בו. לשם כך לא נעשה שימוש בעוגיות, והמידע אינו נמסר לאף גורם אחר.',
})
