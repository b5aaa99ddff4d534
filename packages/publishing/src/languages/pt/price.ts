import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'por pessoa',
  inTotal: 'no total',
  inTotalFor: 'no total, para {people}',
  onRequest: 'Sob consulta',
  onRequestText: 'Teremos todo o gosto em preparar-lhe um orçamento para as suas datas.',
  amountInTotal: '{amount} no total',
  amountPerPerson: '{amount} por pessoa',
  aboutPerPerson: 'cerca de {amount} por pessoa',

  breakdown: 'Detalhe do preço',
  included: 'O preço inclui',
  notIncluded: 'O preço não inclui',
  schedule: 'Plano de pagamentos',
  payment: 'Pagamento',
  bankDetails: 'Dados bancários',
  dateToBeAgreed: 'Data a combinar',
  percentAndAmount: '{percent} ({amount})',
  deposit: 'Um sinal de {sum} garante a sua reserva.',
  depositBy: 'Um sinal de {sum}, a pagar até {date}, garante a sua reserva.',
  validUntil: 'Estes preços são válidos até {date}.',

  optional: 'Opcional',
  alternative: 'Em alternativa',
  insteadOf: 'Em vez de {title}',
  choiceWith: '{choice}: {difference}',
})
