import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'Sul Suo telefono',
  saveText:
    'Salvi questo itinerario con le immagini e i documenti: potrà aprirlo senza connessione a questo stesso indirizzo.',
  save: 'Salva per l’uso offline',
  saving: 'Salvataggio del file {done} di {all}, {saved} di {size} MB',
  saved: 'Salvato in data {date}. Disponibile senza connessione.',
  savedInPart:
    'Salvato in data {date}. Disponibile senza connessione. {count, plural, one {# file di grandi dimensioni non è stato salvato} many {# di file di grandi dimensioni non sono stati salvati} other {# file di grandi dimensioni non sono stati salvati}}.',
  saveFailed:
    'Non è stato possibile salvare l’itinerario. Verifichi la connessione e lo spazio libero sul Suo dispositivo.',
  saveAgain: 'Riprova',
  remove: 'Rimuovi da questo dispositivo',
  removed: 'Rimosso da questo dispositivo.',
  install: 'Aggiungi alla schermata Home',
  installOnApple: 'Per aggiungerlo alla schermata Home, tocchi «Condividi», poi «Aggiungi alla schermata Home».',

  offline: 'Offline. Salvato in data {date}.',
  updated: 'Appena aggiornato.',
  showUpdate: 'Mostra la nuova versione',

  needsConnection:
    'Serve una connessione. Non è stato inviato nulla e ciò che ha inserito è ancora qui. Riprovi quando sarà online.',
  notSavedTitle: 'Serve una connessione',
  notSavedText: 'Questa parte non è salvata sul Suo dispositivo. La apra quando sarà di nuovo online.',
  backToItinerary: 'Torna all’itinerario',

  today: 'Oggi',
  startsIn:
    '{days, plural, =0 {Il Suo viaggio inizia oggi} =1 {Il Suo viaggio inizia domani} one {Il Suo viaggio inizia tra # giorno} many {Il Suo viaggio inizia tra # di giorni} other {Il Suo viaggio inizia tra # giorni}}',
  dayAndDate: 'Giorno {day} · {date}',
  now: 'Adesso',
  next: 'A seguire',
  wholeDay: 'Tutto il giorno',
  documents: 'Documenti per oggi',
  untilTime: 'fino alle {time}',
  timeOnDate: '{date}, ore {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'Vai al giorno {day}',
  nothingMore: 'Per oggi non è previsto altro.',

  openInMaps: 'Apri su una mappa<place>: {name}</place>',
  openPlaceInMaps: 'Apri <place>{name}</place> su una mappa',
})
