import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: 'Pagar {amount} com cartão',
  payDueByCard: 'Pagar com cartão o montante agora devido: {amount}',
  payAllByCard: 'Pagar tudo com cartão: {amount}',
  invoiceOfButton: 'da fatura {number}',
  onStripe: 'O pagamento é feito numa página segura da Stripe. {company} não vê os dados do seu cartão.',
  isTest: 'Estes pagamentos são de teste: nenhum cartão é debitado.',
  received: 'Obrigado. Recebemos o seu pagamento de {amount}.',
  processing: 'Obrigado. O seu pagamento de {amount} está a ser processado. Aparecerá aqui assim que for confirmado.',

  title: 'Pagamento',
  unavailable:
    'Não foi possível iniciar o pagamento; não foi cobrado nada. Tente novamente ou pague por transferência bancária.',
  notOpen: 'De momento, esta fatura não pode ser paga com cartão; não foi cobrado nada. Talvez já tenha sido paga.',
  busy: 'Foram iniciados demasiados pagamentos com esta ligação; não foi cobrado nada. Tente novamente dentro de uma hora ou pague por transferência bancária.',
  ready: 'O seu pagamento está pronto. Continue na página do prestador de serviços de pagamento.',
  goOn: 'Continuar para o pagamento',
  back: 'Voltar às faturas e aos pagamentos',
})
