import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'por persona',
  inTotal: 'en total',
  inTotalFor: 'en total, para {people}',
  onRequest: 'A consultar',
  onRequestText: 'Con mucho gusto le prepararemos un presupuesto para sus fechas.',
  amountInTotal: '{amount} en total',
  amountPerPerson: '{amount} por persona',
  aboutPerPerson: 'aproximadamente {amount} por persona',

  breakdown: 'Desglose del precio',
  included: 'Incluido',
  notIncluded: 'No incluido',
  schedule: 'Calendario de pagos',
  payment: 'Pago',
  bankDetails: 'Datos bancarios',
  dateToBeAgreed: 'Fecha por acordar',
  percentAndAmount: '{percent} ({amount})',
  deposit: 'Un anticipo de {sum} garantiza su reserva.',
  depositBy: 'Un anticipo de {sum}, que debe abonarse a más tardar el {date}, garantiza su reserva.',
  validUntil: 'Estos precios son válidos hasta el {date}.',

  optional: 'Opcional',
  alternative: 'Alternativa',
  insteadOf: 'En lugar de {title}',
  choiceWith: '{choice}: {difference}',
})
