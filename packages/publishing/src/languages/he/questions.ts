import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: 'שאלות',
  lead: 'שאלו אותנו כל דבר על תוכנית הטיול. את התשובות שלנו תוכלו לקרוא כאן.',
  about: 'בנושא',
  whole: 'תוכנית הטיול כולה',
  day: 'יום {day}',
  titledDay: 'יום {day}: {title}',
  waiting: 'נענה כאן בהקדם האפשרי.',

  askTitle: 'שליחת שאלה',
  text: 'השאלה שלכם',
  reply: 'תגובה',
  replyText: 'התגובה שלכם',
  name: 'שם',
  email: 'כתובת דוא״ל (לא חובה)',
  emailHint: 'נשלח לכם את התשובה גם בדוא״ל.',
  send: 'שליחת השאלה',
  sendReply: 'שליחת התגובה',

  fixProblems: 'עדיין לא נשלח דבר. אנא תקנו את הפרטים הבאים:',
  textMissing: 'כתבו את השאלה שלכם.',
  replyMissing: 'כתבו את התגובה שלכם.',
  textTooLong: 'כתבו עד {max} תווים.',
  nameMissing: 'הזינו שם באורך של עד {max} תווים.',
  emailWrong: 'הזינו כתובת דוא״ל, למשל name@example.com, או השאירו את השדה ריק.',
  subjectGone: 'החלק הזה כבר אינו מופיע בתוכנית הטיול. בחרו חלק אחר.',

  busy: 'נשלחו יותר מדי הודעות בזמן קצר. הטקסט שלכם עדיין כאן. אנא שלחו אותו שוב בעוד כמה דקות.',
  full: 'כבר נשאלו יותר מדי שאלות על תוכנית הטיול הזאת. אנא פנו אלינו ישירות.',

  askLink: 'שליחת שאלה',
  askAboutDay: 'שאלה על יום {day}',
  sectionText: 'משהו לא ברור, או שתרצו לשנות משהו? שאלו אותנו כאן. גם התשובות שלנו יופיעו כאן.',
  readLink: '{count, plural, one {לקריאת השאלה שלכם} two {לקריאת שתי השאלות שלכם} other {לקריאת # השאלות שלכם}}',
  newAnswers: '{count, plural, one {שאלה אחת נענתה.} two {שתי שאלות נענו.} other {# שאלות נענו.}}',
})
