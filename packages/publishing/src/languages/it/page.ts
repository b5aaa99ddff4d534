import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: 'Vai al viaggio',
  languages: 'Lingue',
  contents: 'Sommario',
  preview: 'Anteprima: questa versione non è stata pubblicata.',
  unprintable: 'Queste parole non possono essere stampate nella brochure:',
  madeWith: 'Realizzato con {product}',
  downloadBrochure: 'Scarica la brochure (PDF)',
  downloadTheBrochure: 'Scarica la brochure (PDF)',
  addToCalendar: 'Aggiungi al calendario',
  photo: 'Foto:',
  photos: 'Foto',
  ourTeam: 'Il nostro team',
  questionsAndAnswers: 'Domande e risposte',
  mapOfRoute: 'Mappa del percorso: {places}',
  yourRole: '{role}',

  goneTitle: 'Questo link non è più attivo',
  goneText: 'Potrebbe essere scaduto o essere stato sostituito. Ne chieda uno nuovo a chi Le ha inviato il link.',
  goneTextOfCompany: 'È scaduto o è stato sostituito. Per riceverne uno nuovo, contatti {company}.',

  busyTitle: 'Un momento, per favore',
  busyText: 'Al momento questa pagina non può essere mostrata. Riproveremo tra qualche secondo.',

  error: 'Errore: {title}',
  passcode: 'Codice di accesso',
  enterPasscode: 'Inserisca il codice di accesso',
  passcodeText: 'Questo itinerario è privato. Se non ha il codice di accesso, lo chieda a chi Le ha inviato il link.',
  passcodeWrong: 'Il codice di accesso non è corretto. Lo verifichi e riprovi.',
  tooManyAttempts: 'Troppi tentativi. Attenda fino a dieci minuti, poi riprovi.',
  openItinerary: 'Apri l’itinerario',

  noDatesTitle: 'Date ancora da definire',
  noDatesText:
    'Questo itinerario non ha ancora date. Potrà aggiungerlo al Suo calendario non appena saranno state definite.',

  noPlacesTitle: 'Nessun luogo sulla mappa',
  noPlacesText: 'Nessuno dei luoghi di questo itinerario ha una posizione sulla mappa.',

  downloads: 'Altri file',
  downloadOf: {
    'summary.pdf': 'Riepilogo in una pagina (PDF)',
    'cards.pdf': 'Una scheda per ogni giorno (PDF)',
    'itinerary.docx': 'Documento Word (DOCX)',
    'itinerary.gpx': 'Luoghi per dispositivi e app GPS (GPX)',
    'itinerary.kml': 'Luoghi per programmi di mappe (KML)',
    'itinerary.json': 'Dati per altri programmi (JSON)',
  },

  answerLink: 'Accetta',
  answerTitle: 'Accettazione',
  answerText:
    'Questa proposta La convince? Può accettarla qui. Se desidera modificare qualcosa, La preghiamo di contattarci prima.',
  accept: 'Accetta questa proposta',
  choose: 'Scelgo',
  add: 'Aggiungo',
  updatePrice: 'Aggiorna il prezzo',
  updatingPrice: 'Aggiornamento del prezzo…',
  priceWithChoices: 'Con le Sue scelte:',
  choicesSaved: 'Le Sue scelte sono state salvate.',
  priceNotUpdated: 'Non è stato possibile aggiornare il prezzo. Verifichi la connessione, poi riprovi.',
  acceptedOn: 'Questa proposta è stata accettata in data {date}.',
  acceptedNext: 'Abbiamo inviato una conferma per email. La contatteremo per i prossimi passi.',
  pricesEnded: 'Questi prezzi sono scaduti in data {date}. Ci contatti per una nuova proposta.',
  acceptedEarlier:
    'Una versione precedente di questa proposta è stata accettata in data {date}. Questa versione è diversa.',

  changedSince: 'Che cosa è cambiato in questa versione',
  changed: 'Modificato',

  visitsNotice:
    '{company} può vedere quando questa pagina viene aperta e per quanto tempo viene letta ogni sezione. Non si usano cookie a questo scopo e i dati non vengono condivisi con nessun altro.',
})
