import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'Pagos',
  openInvoices: 'Facturas pendientes',
  paidAndDue: 'Pagado y pendiente',
  partlyPaid: '{due} · ya pagado: {paid}',
  noOpenInvoice: 'No hay facturas pendientes.',
  liveFigures: 'Los pagos aparecen aquí en cuanto {company} los registra.',
  dueOn: 'Vence el {date}',
  overdueSince: 'Pago atrasado desde el {date}',
  paidOn: 'Pagada el {date}',
  creditedInFull: 'Compensada por completo con una nota de crédito',
  creditNoteFor: 'Para la factura {number}',
  openPdf: '{name} (PDF)',
  howToPay: 'Pagar la factura {number} por transferencia bancaria',
  paymentsReceived: 'Pagos recibidos',
  paymentFor:
    '{count, plural, one {Para la factura {numbers}} many {Para las facturas {numbers}} other {Para las facturas {numbers}}}',
  refund: 'Reembolso',
  receiptOf: 'Recibo del pago del {date} (PDF)',
})
