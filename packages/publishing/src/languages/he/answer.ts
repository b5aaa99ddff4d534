import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'אישור ההצעה',
  yourChoices: 'הבחירות שלכם',
  chosen: 'יום {day}: <own>{title}</own>',
  chosenInstead: 'יום {day}: <own>{title}</own> במקום <other>{insteadOf}</other>',
  asProposed: 'כפי שהוצע, ללא שינויים',
  changeChoices: 'שינוי הבחירות',
  price: 'מחיר',
  payments: 'לוח תשלומים',
  terms: 'תנאי ההזמנה',
  name: 'שם מלא',
  nameHint: 'השם נחשב לחתימה שלכם.',
  email: 'כתובת דוא״ל',
  emailHint: 'נשלח את מסמך האישור לכתובת הזאת.',
  acceptTerms: 'קראתי את תנאי ההזמנה והם מקובלים עליי.',
  acceptProposal: 'ההצעה מקובלת עליי כפי שהיא מוצגת כאן.',
  submit: 'אישור',
  back: 'חזרה לתוכנית הטיול',

  nameMissing: 'הזינו שם מלא.',
  nameTooLong: 'הזינו שם באורך של עד 160 תווים.',
  emailWrong: 'הזינו כתובת דוא״ל, למשל name@example.com.',
  tickMissing: 'סמנו את התיבה כדי לאשר.',
  choicesWrong: 'אי אפשר לשלב בין הבחירות האלה. הן מוצגות כאן כפי שנשמרו.',
  fixProblems: 'ההצעה עדיין לא אושרה. אנא תקנו את הפרטים הבאים:',

  changedTitle: 'ההצעה השתנתה',
  changedText: 'לאחר שפתחתם את הדף פורסמה גרסה חדשה יותר, ולכן כבר אי אפשר לאשר את הגרסה הזאת.',
  changesLead: 'אלה השינויים:',
  nothingVisible: 'במה שמוצג לכם לא השתנה דבר.',
  changedValue: '<what></what>: <after></after>',
  was: '(קודם לכן: <before></before>)',
  openNew: 'פתיחת הגרסה החדשה',

  acceptedTitle: 'תודה רבה',
  acceptedText: 'אישרתם את ההצעה ב־{date}.',
  receiptSent: 'שלחנו לכם בדוא״ל את מסמך האישור. ניצור אתכם קשר לגבי השלבים הבאים.',

  closedTitle: 'אי אפשר לאשר כאן את ההצעה',
  closedText: 'צרו איתנו קשר אם יש לכם שאלות או אם תרצו הצעה חדשה.',
  pricesEnded: 'המחירים היו בתוקף עד {date}. צרו איתנו קשר לקבלת הצעה חדשה.',

  busyTitle: 'אנא נסו שוב',
  busyText: 'יש אצלנו כרגע עומס רב, ולכן ההצעה עדיין לא אושרה. אנא נסו שוב בעוד דקה.',

  signNext: 'בשלב הבא חותמים על האישור באופן אלקטרוני. שום דבר אינו מאושר עד לחתימה.',
  submitToSign: 'המשך לחתימה',
  signTitle: 'חתימה לאישור',
  signText: 'נא לחתום על המסמך באתר {host}. שום דבר אינו מאושר עד לחתימה.',
  signNow: 'לחתימה עכשיו',
  haveSigned: 'חתמתי',
  unsignedTitle: 'לא אושר דבר',
  declinedText: 'החתימה על המסמך נדחתה.',
  expiredText: 'המסמך לא נחתם בזמן.',
  unsignedNext: 'אפשר לאשר שוב את ההצעה בעמוד שלה, או לפנות אלינו בכל שאלה.',
})
