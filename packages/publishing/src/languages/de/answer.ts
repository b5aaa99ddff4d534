import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'Diesen Vorschlag annehmen',
  yourChoices: 'Ihre Auswahl',
  chosen: 'Tag {day}: <own>{title}</own>',
  chosenInstead: 'Tag {day}: <own>{title}</own> anstelle von <other>{insteadOf}</other>',
  asProposed: 'Wie vorgeschlagen, ohne Änderungen',
  changeChoices: 'Auswahl ändern',
  price: 'Preis',
  payments: 'Zahlungsplan',
  terms: 'Geschäftsbedingungen',
  name: 'Ihr vollständiger Name',
  nameHint: 'Er gilt als Ihre Unterschrift.',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'An diese Adresse senden wir Ihre Bestätigung.',
  acceptTerms: 'Ich habe die Geschäftsbedingungen gelesen und nehme sie an.',
  acceptProposal: 'Ich nehme diesen Vorschlag an, wie er hier gezeigt wird.',
  submit: 'Annehmen',
  back: 'Zurück zur Reise',

  nameMissing: 'Geben Sie Ihren vollständigen Namen ein.',
  nameTooLong: 'Geben Sie einen Namen mit höchstens 160 Zeichen ein.',
  emailWrong: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  tickMissing: 'Setzen Sie das Häkchen, um den Vorschlag anzunehmen.',
  choicesWrong: 'Diese Auswahl ist so nicht möglich. Sie sehen hier Ihre gespeicherte Auswahl.',
  fixProblems: 'Es wurde noch nichts angenommen. Bitte korrigieren Sie Folgendes:',

  changedTitle: 'Dieser Vorschlag hat sich geändert',
  changedText:
    'Nachdem Sie die Seite geöffnet haben, wurde eine neuere Fassung veröffentlicht. Diese kann daher nicht mehr angenommen werden.',
  changesLead: 'Das hat sich geändert:',
  nothingVisible: 'Für Sie hat sich nichts Sichtbares geändert.',
  changedValue: '<what></what>: <after></after>',
  was: '(bisher <before></before>)',
  openNew: 'Neue Fassung öffnen',

  acceptedTitle: 'Vielen Dank',
  acceptedText: 'Sie haben diesen Vorschlag am {date} angenommen.',
  receiptSent:
    'Wir haben Ihnen eine Bestätigung per E-Mail gesendet. Wegen der nächsten Schritte melden wir uns bei Ihnen.',

  closedTitle: 'Dieser Vorschlag kann hier nicht angenommen werden',
  closedText: 'Bitte wenden Sie sich an uns, wenn Sie Fragen haben oder einen neuen Vorschlag wünschen.',
  pricesEnded: 'Die Preise galten bis {date}. Bitte wenden Sie sich für einen neuen Vorschlag an uns.',

  busyTitle: 'Bitte versuchen Sie es noch einmal',
  busyText:
    'Im Moment ist bei uns sehr viel los, deshalb wurde noch nichts angenommen. Bitte versuchen Sie es in einer Minute noch einmal.',

  signNext:
    'Im nächsten Schritt unterschreiben Sie die Annahme elektronisch. Bis Sie unterschrieben haben, ist nichts angenommen.',
  submitToSign: 'Weiter zur Unterschrift',
  signTitle: 'Zum Annehmen unterschreiben',
  signText: 'Bitte unterschreiben Sie das Dokument bei {host}. Bis Sie unterschrieben haben, ist nichts angenommen.',
  signNow: 'Jetzt unterschreiben',
  haveSigned: 'Ich habe unterschrieben',
  unsignedTitle: 'Es wurde nichts angenommen',
  declinedText: 'Sie haben es abgelehnt, das Dokument zu unterschreiben.',
  expiredText: 'Das Dokument wurde nicht rechtzeitig unterschrieben.',
  unsignedNext:
    'Sie können den Vorschlag auf seiner Seite erneut annehmen. Wenn Sie Fragen haben, wenden Sie sich bitte an uns.',
})
