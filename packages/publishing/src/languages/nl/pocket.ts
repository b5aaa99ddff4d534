import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'Op uw telefoon',
  saveText: 'Bewaar deze reis met alle foto’s en documenten en open de reis zonder verbinding op ditzelfde adres.',
  save: 'Offline bewaren',
  saving: 'Bestand {done} van {all} wordt opgeslagen, {saved} van {size} MB',
  saved: 'Opgeslagen op {date}. Werkt zonder verbinding.',
  savedInPart:
    'Opgeslagen op {date}. Werkt zonder verbinding. {count, plural, one {# groot bestand is} other {# grote bestanden zijn}} niet opgeslagen.',
  saveFailed: 'De reis kon niet worden opgeslagen. Controleer uw verbinding en de vrije ruimte op uw apparaat.',
  saveAgain: 'Opnieuw proberen',
  remove: 'Van dit apparaat verwijderen',
  removed: 'Van dit apparaat verwijderd.',
  install: 'Aan beginscherm toevoegen',
  installOnApple: 'Wilt u de reis op uw beginscherm zetten? Tik op ‘Deel’ en daarna op ‘Zet op beginscherm’.',

  offline: 'Offline. Opgeslagen op {date}.',
  updated: 'Zojuist bijgewerkt.',
  showUpdate: 'Nieuwe versie tonen',

  needsConnection:
    'Hiervoor hebt u een verbinding nodig. Er is niets verstuurd en wat u hebt ingevuld, staat er nog. Probeer het opnieuw zodra u online bent.',
  notSavedTitle: 'Hiervoor hebt u een verbinding nodig',
  notSavedText: 'Dit onderdeel is niet op uw apparaat opgeslagen. Open het zodra u weer online bent.',
  backToItinerary: 'Terug naar de reis',

  today: 'Vandaag',
  startsIn:
    '{days, plural, =0 {Uw reis begint vandaag} =1 {Uw reis begint morgen} one {Uw reis begint over # dag} other {Uw reis begint over # dagen}}',
  dayAndDate: 'Dag {day} · {date}',
  now: 'Nu',
  next: 'Straks',
  wholeDay: 'De hele dag',
  documents: 'Documenten voor vandaag',
  untilTime: 'tot {time}',
  timeOnDate: '{date}, {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'Naar dag {day}',
  nothingMore: 'Voor vandaag staat er niets meer op het programma.',

  openInMaps: 'Openen in kaartapp<place>: {name}</place>',
  openPlaceInMaps: '<place>{name}</place> openen in kaartapp',
})
