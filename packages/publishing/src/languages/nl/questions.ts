import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: 'Vragen',
  lead: 'Vraag ons alles wat u over deze reis wilt weten. Onze antwoorden leest u hier.',
  about: 'Betreft',
  whole: 'De hele reis',
  day: 'Dag {day}',
  titledDay: 'Dag {day}: {title}',
  waiting: 'Wij antwoorden hier zo snel mogelijk.',

  askTitle: 'Een vraag stellen',
  text: 'Uw vraag',
  reply: 'Reageren',
  replyText: 'Uw reactie',
  name: 'Uw naam',
  email: 'Uw e-mailadres (optioneel)',
  emailHint: 'Wij sturen u ons antwoord ook per e-mail.',
  send: 'Vraag versturen',
  sendReply: 'Reactie versturen',

  fixProblems: 'Er is nog niets verstuurd. Pas het volgende aan:',
  textMissing: 'Schrijf uw vraag.',
  replyMissing: 'Schrijf uw reactie.',
  textTooLong: 'Gebruik maximaal {max} tekens.',
  nameMissing: 'Vul uw naam in, met maximaal {max} tekens.',
  emailWrong: 'Vul een e-mailadres in, bijvoorbeeld naam@example.com, of laat het veld leeg.',
  subjectGone: 'Dit onderdeel hoort niet meer bij de reis. Kies een ander onderdeel.',

  busy: 'Er zijn in korte tijd te veel berichten verstuurd. Uw tekst staat er nog. Verstuur hem over een paar minuten opnieuw.',
  full: 'Over deze reis zijn al te veel vragen gesteld. Neem rechtstreeks contact met ons op.',

  askLink: 'Een vraag stellen',
  askAboutDay: 'Een vraag stellen over dag {day}',
  sectionText:
    'Is er iets onduidelijk of wilt u iets wijzigen? Vraag het ons hier. Onze antwoorden verschijnen hier ook.',
  readLink: '{count, plural, one {Uw vraag lezen} other {Uw # vragen lezen}}',
  newAnswers: '{count, plural, one {Eén vraag is beantwoord.} other {# vragen zijn beantwoord.}}',
})
