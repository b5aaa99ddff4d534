import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'Pagamentos',
  openInvoices: 'Faturas por pagar',
  paidAndDue: 'Pago e por pagar',
  partlyPaid: '{due} · já pago: {paid}',
  noOpenInvoice: 'Não há faturas por pagar.',
  liveFigures: 'Os pagamentos aparecem aqui assim que forem registados por {company}.',
  dueOn: 'Vence a {date}',
  overdueSince: 'Em atraso desde {date}',
  paidOn: 'Paga a {date}',
  creditedInFull: 'Creditada na totalidade',
  creditNoteFor: 'Relativa à fatura {number}',
  openPdf: '{name} (PDF)',
  howToPay: 'Pagar a fatura {number} por transferência bancária',
  paymentsReceived: 'Pagamentos recebidos',
  paymentFor:
    '{count, plural, one {Relativo à fatura {numbers}} many {Relativo às faturas {numbers}} other {Relativo às faturas {numbers}}}',
  refund: 'Reembolso',
  receiptOf: 'Recibo do pagamento de {date} (PDF)',
})
