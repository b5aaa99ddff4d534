import { translation } from '../translation.ts'
import type * as source from '../en/details.ts'

// Dates without an article, which would depend on the day: “il 7”, but “l’8”.
export const details = translation<typeof source.details>()({
  title: 'I Suoi dati',
  dates: '{first} – {last}',
  whoAsks: '{company} Le chiede i dati seguenti per organizzare il Suo viaggio.',
  answerBy: 'Termine per rispondere: {date}.',

  privacyTitle: 'Come vengono trattati i Suoi dati',
  purpose:
    'Vengono utilizzati per prenotare e realizzare questo viaggio: {company} può comunicare a compagnie aeree, hotel e guide quelli necessari. Le Sue risposte in questo modulo sono conservate in forma cifrata.',
  deletedAfterJourney:
    'Quanto invia con questo modulo sarà cancellato dopo questa data: {date}. {company} può conservarne una copia nella propria rubrica.',
  deletedAfterAnswer:
    'Se il viaggio non ha date, quanto invia sarà cancellato da questo modulo circa un anno dopo l’invio.',
  reachByEmail: 'Per qualsiasi domanda, scriva a {email}.',
  reachByPhone: 'Per qualsiasi domanda, chiami il numero {phone}.',
  mayWithdraw: 'Può tornare su questa pagina per correggere i Suoi dati o revocare il Suo consenso.',

  sections: {
    names: 'Il Suo nome, come riportato nel passaporto',
    birthday: 'La Sua data di nascita',
    passport: 'Il Suo passaporto',
    diet: 'La Sua alimentazione',
    mobility: 'I Suoi spostamenti',
    emergency: 'Chi chiamare in caso di emergenza',
  },
  sectionNames: {
    names: 'Nome e cognome',
    birthday: 'Data di nascita',
    passport: 'Passaporto',
    diet: 'Alimentazione e allergie',
    mobility: 'Mobilità',
    emergency: 'Contatto di emergenza',
  },
  labels: {
    givenName: 'Nome',
    familyName: 'Cognome',
    birthday: 'Data di nascita',
    passportNumber: 'Numero del passaporto',
    passportCountry: 'Paese di rilascio',
    passportExpiry: 'Data di scadenza',
    food: 'Alimentazione (facoltativo)',
    allergies: 'Allergie (facoltativo)',
    mobility: 'Che cosa dovremmo sapere (facoltativo)',
    emergencyName: 'Nome della persona',
    emergencyRelation: 'Il suo rapporto con Lei (facoltativo)',
    emergencyPhone: 'Numero di telefono della persona',
  },
  hints: {
    givenName: 'Tutti i nomi, scritti come nel passaporto.',
    familyName: 'Lasci vuoto il campo se nel passaporto non è indicato.',
    birthday: 'Giorno, mese e anno, come nel passaporto.',
    passportNumber: 'Se non ha ancora un passaporto, lasci vuoti i campi relativi. Potrà tornare in seguito.',
    food: 'Ad esempio vegetariana, halal o senza carne di maiale.',
    allergies: 'Ad alimenti, animali o farmaci.',
    mobility: 'Ad esempio una sedia a rotelle, difficoltà con le scale o un aiuto di cui ha bisogno.',
    emergencyRelation: 'Ad esempio Sua sorella o un amico.',
    emergencyPhone: 'Con il prefisso internazionale, ad esempio +27 21 555 0100.',
  },
  chooseCountry: 'Scelga un Paese',
  emptyStays: 'Compili solo ciò che è cambiato. Per i campi lasciati vuoti restano validi i dati che ha già inviato.',

  consentTitle: 'Il Suo consenso',
  consent:
    'Do il mio consenso affinché {company} utilizzi questi dati per organizzare «{title}» e comunichi ai fornitori dei servizi quelli necessari a tale scopo.',
  send: 'Invia i miei dati',
  sendCorrections: 'Invia le correzioni',

  fixProblems: 'Non è stato ancora inviato nulla. La preghiamo di correggere quanto segue:',
  problems: {
    name_missing: 'Inserisca il Suo nome o il Suo cognome.',
    givenName: 'Inserisca un nome di {max} caratteri al massimo.',
    familyName: 'Inserisca un cognome di {max} caratteri al massimo.',
    birthday_missing: 'Inserisca la Sua data di nascita.',
    birthday: 'Inserisca una data di nascita anteriore a oggi.',
    passportNumber_missing: 'Inserisca il numero del Suo passaporto.',
    passportNumber: 'Inserisca un numero di passaporto di {max} caratteri al massimo.',
    passportCountry_missing: 'Scelga il Paese che ha rilasciato il Suo passaporto.',
    passportCountry: 'Scelga un Paese dall’elenco.',
    passportExpiry_missing: 'Inserisca la data di scadenza del Suo passaporto.',
    passportExpiry: 'Inserisca la data di scadenza del Suo passaporto. Deve essere oggi o una data successiva.',
    food: 'Descriva la Sua alimentazione con {max} caratteri al massimo.',
    allergies: 'Descriva le Sue allergie con {max} caratteri al massimo.',
    mobility: 'Descriva con {max} caratteri al massimo che cosa dovremmo sapere.',
    emergencyName_missing: 'Inserisca il nome della persona da chiamare in caso di emergenza.',
    emergencyName: 'Per la persona da chiamare in caso di emergenza, inserisca un nome di {max} caratteri al massimo.',
    emergencyRelation: 'Descriva con {max} caratteri al massimo il rapporto di questa persona con Lei.',
    emergencyPhone_missing: 'Inserisca il numero di telefono della persona da chiamare in caso di emergenza.',
    emergencyPhone: 'Inserisca un numero di telefono con il prefisso internazionale, ad esempio +27 21 555 0100.',
    consent_missing: 'Selezioni la casella per dare il Suo consenso. Senza il consenso non è possibile inviare i dati.',
    busy: 'Ha inviato questo modulo troppe volte. La preghiamo di riprovare tra un’ora.',
  },

  thanksTitle: 'Grazie',
  filledIn: 'Ha inviato i Suoi dati in data {date}.',
  sentSections: 'Ha inviato queste sezioni:',
  deleted: 'Quanto ha inviato è stato nel frattempo cancellato.',
  nothingShown: 'Ciò che ha scritto non viene mostrato qui, perché un link può essere inoltrato ad altri.',
  next: '{company} può ora leggere i Suoi dati e La contatterà se manca qualcosa.',
  correct: 'Invia correzioni',
  withdraw: 'Revoca il mio consenso',

  withdrawTitle: 'Desidera revocare il Suo consenso?',
  withdrawText:
    'Tutti i dati inviati con questo modulo vengono subito cancellati dal modulo stesso. {company} potrebbe averne bisogno per organizzare il Suo viaggio e chiederLe di inviarli di nuovo.',
  withdrawSaved:
    'Se {company} ha già copiato dei dati nella propria rubrica, chieda che vengano cancellati anche da lì.',
  withdrawConfirm: 'Revoca il consenso e cancella i miei dati',
  withdrawCancel: 'Annulla',
  withdrawnTitle: 'Il Suo consenso è stato revocato',
  withdrawnText:
    'Ha revocato il Suo consenso in data {date}. I dati che aveva inviato sono stati cancellati da questo modulo.',
  sendAgain: 'Invia di nuovo i dati',
})
