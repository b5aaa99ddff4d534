import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'Olá,',
  greetingByName: 'Olá, {name},',
  linkInsteadOfButton: 'Se o botão não funcionar, abra esta ligação:',
  viewItinerary: 'Ver o itinerário',

  shared: '{sender}, de {company}, enviou-lhe um itinerário.',
  replyToSender: 'Para contactar {name}, responda a este e-mail.',
  whyShared: 'Enviado por {company} com {product}. Se não esperava este e-mail, denuncie-o: {reportTo}',

  receiptSubject: 'A sua aceitação: {title}',
  receiptText: 'Obrigado. Aceitou a nossa proposta a {date}. O comprovativo em anexo indica exatamente o que aceitou.',
  receiptNext: 'Entraremos em contacto sobre os próximos passos.',
  whyReceipt:
    'Enviado por {company} com {product}, porque este endereço foi indicado ao aceitar a proposta. Se não foi o seu caso, denuncie-o: {reportTo}',
  receiptFile: 'Aceitação {title}',

  answerSubject: 'A nossa resposta: {title}',
  answerText: '{name} respondeu à sua pergunta:',
  readAnswer: 'Ler a resposta',
  replyToAnswer: 'Se tiver outra pergunta, responda a este e-mail.',
  replyAbove: 'Escreva a sua resposta acima desta linha.',
  whyAnswer:
    'Enviado por {company} com {product}, porque alguém fez uma pergunta sobre um itinerário e indicou este endereço. Se não foi o seu caso, denuncie-o: {reportTo}',

  askDetailsSubject: 'Os seus dados para {title}',
  askDetailsText:
    '{company} precisa de alguns dados seus para organizar esta viagem. Preencha o formulário, por favor. Demora apenas alguns minutos e não precisa de uma conta.',
  remindDetailsSubject: 'Lembrete: os seus dados para {title}',
  remindDetailsText:
    '{company} ainda aguarda os seus dados para esta viagem. Preencha o formulário, por favor. Demora apenas alguns minutos e não precisa de uma conta.',
  answerDetailsBy: 'Responda até {date}, por favor.',
  openDetailsForm: 'Preencher o formulário',
  personalLink: 'Esta ligação é pessoal. Não a partilhe, por favor.',
  whyDetails:
    'Enviado por {company} com {product}, porque participa nesta viagem. Se não for o caso, denuncie-o: {reportTo}',
})
