import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'Auf Ihrem Telefon',
  saveText:
    'Speichern Sie diese Reise mit ihren Bildern und Dokumenten, und öffnen Sie sie ohne Verbindung unter derselben Adresse.',
  save: 'Für unterwegs speichern',
  saving: 'Datei {done} von {all} wird gespeichert, {saved} von {size} MB',
  saved: 'Gespeichert am {date}. Funktioniert ohne Verbindung.',
  savedInPart:
    'Gespeichert am {date}. Funktioniert ohne Verbindung. {count, plural, one {# große Datei fehlt} other {# große Dateien fehlen}}.',
  saveFailed:
    'Die Reise konnte nicht gespeichert werden. Prüfen Sie Ihre Verbindung und den freien Platz auf Ihrem Gerät.',
  saveAgain: 'Noch einmal versuchen',
  remove: 'Von diesem Gerät entfernen',
  removed: 'Von diesem Gerät entfernt.',
  install: 'Zum Startbildschirm hinzufügen',
  installOnApple:
    'Um die Reise zum Startbildschirm hinzuzufügen, tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',

  offline: 'Offline. Gespeichert am {date}.',
  updated: 'Gerade aktualisiert.',
  showUpdate: 'Neue Fassung anzeigen',

  needsConnection:
    'Dafür brauchen Sie eine Verbindung. Es wurde nichts gesendet, und Ihre Eingaben sind noch da. Versuchen Sie es noch einmal, wenn Sie online sind.',
  notSavedTitle: 'Dafür brauchen Sie eine Verbindung',
  notSavedText: 'Dieser Teil ist nicht auf Ihrem Gerät gespeichert. Öffnen Sie ihn, wenn Sie wieder online sind.',
  backToItinerary: 'Zurück zur Reise',

  today: 'Heute',
  startsIn:
    '{days, plural, =0 {Ihre Reise beginnt heute} =1 {Ihre Reise beginnt morgen} one {Ihre Reise beginnt in # Tag} other {Ihre Reise beginnt in # Tagen}}',
  dayAndDate: 'Tag {day} · {date}',
  now: 'Jetzt',
  next: 'Danach',
  wholeDay: 'Ganztägig',
  documents: 'Dokumente für heute',
  untilTime: 'bis {time}',
  timeOnDate: '{date}, {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'Zu Tag {day}',
  nothingMore: 'Für heute ist nichts weiter geplant.',

  openInMaps: 'In Karten öffnen<place>: {name}</place>',
  openPlaceInMaps: '<place>{name}</place> in Karten öffnen',
})
