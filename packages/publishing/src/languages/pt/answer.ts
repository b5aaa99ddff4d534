import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'Aceitar esta proposta',
  yourChoices: 'As suas escolhas',
  chosen: 'Dia {day}: <own>{title}</own>',
  chosenInstead: 'Dia {day}: <own>{title}</own>, em vez de <other>{insteadOf}</other>',
  asProposed: 'Conforme proposto, sem alterações',
  changeChoices: 'Alterar as escolhas',
  price: 'Preço',
  payments: 'Plano de pagamentos',
  terms: 'Termos e condições',
  name: 'O seu nome completo',
  nameHint: 'Vale como assinatura.',
  email: 'O seu endereço de e-mail',
  emailHint: 'Enviaremos o comprovativo para este endereço.',
  acceptTerms: 'Li e aceito os termos e condições.',
  acceptProposal: 'Aceito esta proposta tal como é aqui apresentada.',
  submit: 'Aceitar',
  back: 'Voltar ao itinerário',

  nameMissing: 'Introduza o seu nome completo.',
  nameTooLong: 'Introduza um nome com 160 caracteres, no máximo.',
  emailWrong: 'Introduza um endereço de e-mail, por exemplo, name@example.com.',
  tickMissing: 'Para aceitar, assinale a caixa.',
  choicesWrong: 'Estas escolhas não podem ser combinadas. São aqui apresentadas tal como foram guardadas.',
  fixProblems: 'A proposta ainda não foi aceite. Corrija, por favor, o seguinte:',

  changedTitle: 'Esta proposta foi alterada',
  changedText:
    'Foi publicada uma versão mais recente depois de ter aberto a página, pelo que esta já não pode ser aceite.',
  changesLead: 'Eis o que mudou:',
  nothingVisible: 'Nada do que lhe é apresentado mudou.',
  changedValue: '<what></what>: <after></after>',
  was: '(antes: <before></before>)',
  openNew: 'Abrir a nova versão',

  acceptedTitle: 'Obrigado',
  acceptedText: 'Aceitou esta proposta a {date}.',
  receiptSent: 'Enviámos-lhe um comprovativo por e-mail. Entraremos em contacto sobre os próximos passos.',

  closedTitle: 'Esta proposta não pode ser aceite aqui',
  closedText: 'Contacte-nos se tiver alguma pergunta ou se desejar uma nova proposta.',
  pricesEnded: 'Os preços eram válidos até {date}. Contacte-nos para receber uma nova proposta.',

  busyTitle: 'Tente novamente, por favor',
  busyText:
    'Estamos a receber muitos pedidos neste momento e a proposta ainda não foi aceite. Tente novamente dentro de um minuto, por favor.',

  signNext: 'No passo seguinte, assina a aceitação eletronicamente. Nada fica aceite até assinar.',
  submitToSign: 'Continuar para a assinatura',
  signTitle: 'Assinar para aceitar',
  signText: 'Assine o documento em {host}. Nada fica aceite até assinar.',
  signNow: 'Assinar agora',
  haveSigned: 'Já assinei',
  unsignedTitle: 'Nada foi aceite',
  declinedText: 'Recusou assinar o documento.',
  expiredText: 'O documento não foi assinado a tempo.',
  unsignedNext: 'Pode aceitar novamente a proposta na página dela ou contactar-nos se tiver perguntas.',
})
