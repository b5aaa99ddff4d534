import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: 'Perguntas',
  lead: 'Pergunte-nos tudo o que quiser sobre este itinerário. Encontrará aqui as nossas respostas.',
  about: 'Assunto',
  whole: 'Todo o itinerário',
  day: 'Dia {day}',
  titledDay: 'Dia {day}: {title}',
  waiting: 'Responderemos aqui assim que possível.',

  askTitle: 'Fazer uma pergunta',
  text: 'A sua pergunta',
  reply: 'Responder',
  replyText: 'A sua resposta',
  name: 'O seu nome',
  email: 'O seu endereço de e-mail (opcional)',
  emailHint: 'Também lhe enviaremos a nossa resposta por e-mail.',
  send: 'Enviar pergunta',
  sendReply: 'Enviar resposta',

  fixProblems: 'Ainda não foi enviado nada. Corrija, por favor, o seguinte:',
  textMissing: 'Escreva a sua pergunta.',
  replyMissing: 'Escreva a sua resposta.',
  textTooLong: 'Escreva, no máximo, {max} caracteres.',
  nameMissing: 'Introduza o seu nome, com {max} caracteres, no máximo.',
  emailWrong: 'Introduza um endereço de e-mail, por exemplo, name@example.com, ou deixe o campo vazio.',
  subjectGone: 'Essa parte já não consta do itinerário. Escolha outra.',

  busy: 'Foram enviadas demasiadas mensagens em pouco tempo. O seu texto continua aqui. Envie-o novamente dentro de alguns minutos, por favor.',
  full: 'Este itinerário já tem demasiadas perguntas. Contacte-nos diretamente, por favor.',

  askLink: 'Fazer uma pergunta',
  askAboutDay: 'Perguntar sobre o dia {day}',
  sectionText:
    'Há algo pouco claro ou que gostaria de alterar? Pergunte-nos aqui. As nossas respostas também aparecerão aqui.',
  readLink:
    '{count, plural, one {Ler a sua pergunta} many {Ler as suas # de perguntas} other {Ler as suas # perguntas}}',
  newAnswers:
    '{count, plural, one {Uma pergunta foi respondida.} many {# de perguntas foram respondidas.} other {# perguntas foram respondidas.}}',
})
