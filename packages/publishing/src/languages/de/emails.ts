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
})
