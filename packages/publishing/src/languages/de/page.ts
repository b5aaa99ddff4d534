import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: 'Zur Reise springen',
  languages: 'Sprachen',
  contents: 'Inhalt',
  preview: 'Vorschau: Diese Fassung wurde nicht veröffentlicht.',
  unprintable: 'Diese Wörter können in der Broschüre nicht gedruckt werden:',
  madeWith: 'Erstellt mit {product}',
  downloadBrochure: 'Broschüre herunterladen (PDF)',
  downloadTheBrochure: 'Die Broschüre herunterladen (PDF)',
  addToCalendar: 'Zum Kalender hinzufügen',
  photo: 'Foto:',
  photos: 'Fotos',
  ourTeam: 'Unser Team',
  questionsAndAnswers: 'Fragen und Antworten',
  mapOfRoute: 'Karte der Route: {places}',
  yourRole: '{role}',

  goneTitle: 'Dieser Link funktioniert nicht mehr',
  goneText:
    'Er ist vielleicht abgelaufen oder wurde ersetzt. Bitten Sie die Person, die ihn Ihnen gesendet hat, um einen neuen.',
  goneTextOfCompany: 'Er ist abgelaufen oder wurde ersetzt. Bitten Sie {company} um einen neuen.',

  busyTitle: 'Einen Moment bitte',
  busyText: 'Diese Seite kann gerade nicht angezeigt werden. In wenigen Sekunden versuchen wir es noch einmal.',

  error: 'Fehler: {title}',
  passcode: 'Zugangscode',
  enterPasscode: 'Geben Sie den Zugangscode ein',
  passcodeText:
    'Diese Reise ist nicht öffentlich. Wenn Sie den Zugangscode nicht haben, fragen Sie die Person, die Ihnen den Link gesendet hat.',
  passcodeWrong: 'Der Zugangscode ist nicht richtig. Bitte prüfen Sie ihn und versuchen Sie es noch einmal.',
  tooManyAttempts: 'Zu viele Versuche. Bitte warten Sie bis zu zehn Minuten und versuchen Sie es dann noch einmal.',
  openItinerary: 'Reise öffnen',

  noDatesTitle: 'Noch keine Reisedaten',
  noDatesText:
    'Für diese Reise stehen die Daten noch nicht fest. Sobald sie feststehen, können Sie sie zu Ihrem Kalender hinzufügen.',

  noPlacesTitle: 'Keine Orte auf der Karte',
  noPlacesText: 'Keiner der Orte dieser Reise hat eine Position auf der Karte.',

  downloads: 'Weitere Dateien',
  downloadOf: {
    'summary.pdf': 'Zusammenfassung auf einer Seite (PDF)',
    'cards.pdf': 'Eine Karte für jeden Tag (PDF)',
    'itinerary.docx': 'Word-Dokument (DOCX)',
    'itinerary.gpx': 'Orte für GPS-Geräte und Apps (GPX)',
    'itinerary.kml': 'Orte für Kartenprogramme (KML)',
    'itinerary.json': 'Daten für andere Programme (JSON)',
  },

  answerLink: 'Annehmen',
  answerTitle: 'Annahme',
  answerText:
    'Gefällt Ihnen dieser Vorschlag? Sie können ihn hier annehmen. Wenn Sie etwas ändern möchten, wenden Sie sich bitte zuerst an uns.',
  accept: 'Diesen Vorschlag annehmen',
  choose: 'Auswählen:',
  add: 'Hinzufügen:',
  updatePrice: 'Preis aktualisieren',
  updatingPrice: 'Der Preis wird aktualisiert …',
  priceWithChoices: 'Mit Ihrer Auswahl:',
  choicesSaved: 'Ihre Auswahl ist gespeichert.',
  priceNotUpdated:
    'Der Preis konnte nicht aktualisiert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.',
  acceptedOn: 'Dieser Vorschlag wurde am {date} angenommen.',
  acceptedNext: 'Wir haben eine Bestätigung per E-Mail gesendet. Wegen der nächsten Schritte melden wir uns bei Ihnen.',
  pricesEnded: 'Diese Preise galten bis {date}. Bitte wenden Sie sich für einen neuen Vorschlag an uns.',
  acceptedEarlier: 'Eine frühere Fassung dieses Vorschlags wurde am {date} angenommen. Diese Fassung weicht davon ab.',

  changedSince: 'Das hat sich in dieser Fassung geändert',
  changed: 'Geändert',

  visitsNotice:
    '{company} sieht, wann diese Seite geöffnet und wie lange jeder Abschnitt gelesen wird. Dafür werden keine Cookies verwendet, und niemand sonst erhält diese Angaben.',
})
