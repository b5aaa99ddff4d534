import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'שלום,',
  greetingByName: 'שלום {name},',
  linkInsteadOfButton: 'אם הכפתור אינו פועל, פתחו את הקישור הזה:',
  viewItinerary: 'לצפייה בתוכנית הטיול',

  shared: 'תוכנית טיול נשלחה אליכם מאת {sender}, {company}.',
  replyToSender: 'ליצירת קשר עם {name}, השיבו להודעה הזאת.',
  whyShared: 'נשלח מאת {company} באמצעות {product}. אם לא ציפיתם להודעה הזאת, דווחו עליה: {reportTo}',

  receiptSubject: 'אישור ההצעה שלכם: {title}',
  receiptText: 'תודה רבה. אישרתם את ההצעה שלנו ב־{date}. במסמך המצורף מפורט בדיוק מה אישרתם.',
  receiptNext: 'ניצור אתכם קשר לגבי השלבים הבאים.',
  whyReceipt:
    'נשלח מאת {company} באמצעות {product}, משום שהכתובת הזאת הוזנה בעת אישור ההצעה. אם לא אתם עשיתם זאת, דווחו על כך: {reportTo}',
  receiptFile: 'אישור ההצעה {title}',

  answerSubject: 'התשובה שלנו: {title}',
  answerText: 'תשובה לשאלתכם מאת {name}:',
  readAnswer: 'לקריאת התשובה',
  replyToAnswer: 'יש לכם שאלה נוספת? השיבו להודעה הזאת.',
  replyAbove: 'כתבו את תשובתכם מעל השורה הזאת.',
  whyAnswer:
    'נשלח מאת {company} באמצעות {product}, משום שנשאלה שאלה על תוכנית טיול ונמסרה הכתובת הזאת. אם לא אתם עשיתם זאת, דווחו על כך: {reportTo}',

  askDetailsSubject: 'הפרטים שלכם לקראת {title}',
  askDetailsText:
    'כדי לארגן את המסע הזה, צוות {company} זקוק לכמה פרטים מכם. אנא מלאו את הטופס. זה לוקח דקות אחדות, ואין צורך בחשבון.',
  remindDetailsSubject: 'תזכורת: הפרטים שלכם לקראת {title}',
  remindDetailsText:
    'צוות {company} עדיין ממתין לפרטים שלכם לקראת המסע הזה. אנא מלאו את הטופס. זה לוקח דקות אחדות, ואין צורך בחשבון.',
  answerDetailsBy: 'אנא השיבו עד {date}.',
  openDetailsForm: 'למילוי הטופס',
  personalLink: 'הקישור מיועד לכם בלבד. אנא אל תעבירו אותו לאחרים.',
  whyDetails:
    'נשלח מאת {company} באמצעות {product}, משום שאתם נמנים עם המשתתפים במסע הזה. אם אין זה נכון, דווחו על כך: {reportTo}',
})
