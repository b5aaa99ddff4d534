import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'Guten Tag,',
  greetingByName: 'Guten Tag {name},',
  linkInsteadOfButton: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  viewItinerary: 'Reise ansehen',

  shared: '{sender} von {company} hat Ihnen eine Reise gesendet.',
  replyToSender: 'Antworten Sie auf diese E-Mail, um {name} zu schreiben.',
  whyShared:
    'Gesendet von {company} mit {product}. Wenn Sie diese E-Mail nicht erwartet haben, melden Sie sie: {reportTo}',

  receiptSubject: 'Ihre Annahme: {title}',
  receiptText:
    'Vielen Dank. Sie haben unseren Vorschlag am {date} angenommen. Was genau Sie angenommen haben, steht in der angehängten Bestätigung.',
  receiptNext: 'Wegen der nächsten Schritte melden wir uns bei Ihnen.',
  whyReceipt:
    'Gesendet von {company} mit {product}, weil diese Adresse bei der Annahme des Vorschlags angegeben wurde. Wenn Sie das nicht waren, melden Sie es: {reportTo}',
  receiptFile: 'Annahme {title}',

  answerSubject: 'Unsere Antwort: {title}',
  answerText: '{name} hat Ihre Frage beantwortet:',
  readAnswer: 'Antwort lesen',
  replyToAnswer: 'Antworten Sie auf diese E-Mail, wenn Sie noch eine Frage haben.',
  replyAbove: 'Schreiben Sie Ihre Antwort über diese Zeile.',
  whyAnswer:
    'Gesendet von {company} mit {product}, weil jemand eine Frage zu einer Reise gestellt und diese Adresse angegeben hat. Wenn Sie das nicht waren, melden Sie es: {reportTo}',

  askDetailsSubject: 'Ihre Angaben für {title}',
  askDetailsText:
    '{company} benötigt einige Angaben von Ihnen, um diese Reise zu organisieren. Bitte füllen Sie das Formular aus. Es dauert nur wenige Minuten, und Sie brauchen kein Konto.',
  remindDetailsSubject: 'Erinnerung: Ihre Angaben für {title}',
  remindDetailsText:
    '{company} wartet noch auf Ihre Angaben für diese Reise. Bitte füllen Sie das Formular aus. Es dauert nur wenige Minuten, und Sie brauchen kein Konto.',
  answerDetailsBy: 'Bitte antworten Sie bis zum {date}.',
  openDetailsForm: 'Formular ausfüllen',
  personalLink: 'Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',
  whyDetails:
    'Gesendet von {company} mit {product}, weil Sie an dieser Reise teilnehmen. Wenn das nicht stimmt, melden Sie es: {reportTo}',
})
