import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'I din mobil',
  saveText: 'Spara resan med bilder och dokument och öppna den utan anslutning på samma adress.',
  save: 'Spara offline',
  saving: 'Sparar fil {done} av {all}, {saved} av {size} MB',
  saved: 'Sparad {date}. Fungerar utan anslutning.',
  savedInPart:
    'Sparad {date}. Fungerar utan anslutning. {count, plural, one {# stor fil} other {# stora filer}} sparades inte.',
  saveFailed: 'Resan kunde inte sparas. Kontrollera din anslutning och utrymmet på enheten.',
  saveAgain: 'Försök igen',
  remove: 'Ta bort från enheten',
  removed: 'Borttagen från enheten.',
  install: 'Lägg till på hemskärmen',
  installOnApple: 'Tryck på ”Dela” och sedan på ”Lägg till på hemskärmen” för att få resan på din hemskärm.',

  offline: 'Offline. Sparad {date}.',
  updated: 'Uppdaterades nyss.',
  showUpdate: 'Visa den nya versionen',

  needsConnection:
    'Det här kräver anslutning. Inget har skickats, och det du har fyllt i finns kvar. Försök igen när du är online.',
  notSavedTitle: 'Det här kräver anslutning',
  notSavedText: 'Den här delen är inte sparad på din enhet. Öppna den när du är online igen.',
  backToItinerary: 'Tillbaka till resan',

  today: 'I dag',
  startsIn:
    '{days, plural, =0 {Din resa börjar i dag} =1 {Din resa börjar i morgon} one {Din resa börjar om # dag} other {Din resa börjar om # dagar}}',
  dayAndDate: 'Dag {day} · {date}',
  now: 'Nu',
  next: 'Härnäst',
  wholeDay: 'Hela dagen',
  documents: 'Dokument för i dag',
  untilTime: 'till {time}',
  timeOnDate: '{date}, {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'Gå till dag {day}',
  nothingMore: 'Inget mer är planerat för i dag.',

  openInMaps: 'Öppna i kartapp<place>: {name}</place>',
  openPlaceInMaps: 'Öppna <place>{name}</place> i kartapp',
})
