import { translation } from '../translation.ts'
import type { site as source } from '../en/site.ts'

export const site = translation<typeof source>()({
  skip: 'Saltar para o conteúdo',
  main: 'Menu principal',
  smallPrint: 'Informações legais',
  notFound: 'Página não encontrada',
  notFoundTitle: 'Não encontrada',
  notFoundText: 'A página pode ter mudado de endereço ou já não estar publicada.',
  journeys: 'Viagens',
  destinations: 'Destinos',

  contactUs: 'Contacte-nos',
  thankYou: 'Obrigado',
  received: 'Recebemos o seu pedido e responderemos assim que possível.',
  correct:
    '{count, plural, one {Corrija uma resposta, por favor.} many {Corrija # de respostas, por favor.} other {Corrija # respostas, por favor.}}',
  optional: 'opcional',
  leaveEmpty: 'Deixe este campo vazio',
  send: 'Enviar',
  robotQuestion: 'Para mostrar que não é um robô, responda, por favor: quanto é {a} mais {b}?',
  numbers: {
    two: 'dois',
    three: 'três',
    four: 'quatro',
    five: 'cinco',
    six: 'seis',
    seven: 'sete',
    eight: 'oito',
    nine: 'nove',
  },
  labels: {
    name: 'O seu nome',
    email: 'E-mail',
    phone: 'Telefone',
    dates: 'Quando gostaria de viajar?',
    travellers: 'Quantas pessoas vão viajar?',
    message: 'Para onde gostaria de ir, e o que é mais importante para si?',
  },
  errors: {
    name: 'Introduza o seu nome, com 160 caracteres, no máximo.',
    email: 'Introduza um endereço de e-mail, por exemplo, you@example.com.',
    phone: 'Introduza um número de telefone com 40 caracteres, no máximo.',
    dates: 'Use, no máximo, 160 caracteres.',
    travellers: 'Introduza um número de 1 a 99.',
    message: 'Introduza uma mensagem com 3000 caracteres, no máximo.',
    answerMissing: 'Responda à pergunta no fim do formulário e envie-o novamente.',
    notSent: 'O seu pedido ainda não foi enviado. Responda à pergunta no fim do formulário e envie-o novamente.',
    answerWrong: 'A resposta não está certa. Responda a esta nova pergunta.',
    tooFast: 'Foi demasiado rápido. Responda a esta pergunta e envie novamente o formulário.',
  },
})
