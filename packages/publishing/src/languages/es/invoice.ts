import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: 'Factura',
    credit_note: 'Nota de crédito',
    receipt: 'Recibo',
  },
  draft: 'Borrador',
  draftNames: {
    invoice: 'Borrador de factura',
    credit_note: 'Borrador de nota de crédito',
    receipt: 'Borrador de recibo',
  },
  numbered: '{kind} {number}',

  from: 'Emisor',
  to: {
    invoice: 'Destinatario',
    credit_note: 'Destinatario',
    receipt: 'Recibido de',
  },
  noPayer: 'Aún no hay pagador.',
  taxNumber: 'Número fiscal {number}',

  number: 'Número',
  date: 'Fecha',
  due: 'Vencimiento',
  dueOnIssue: 'El día de la emisión',
  corrects: 'Rectifica',
  invoiceOf: 'Factura {number} del {date}',
  paidOn: 'Pagado el',
  paidBy: 'Forma de pago',
  reference: 'Referencia',
  currency: 'Moneda',
  methodNames: {
    bank_transfer: 'Transferencia bancaria',
    card: 'Tarjeta',
    cash: 'Efectivo',
    cheque: 'Cheque',
    other: 'Otro medio de pago',
  },

  description: 'Concepto',
  quantity: 'Cantidad',
  price: 'Precio',
  tax: 'Impuesto',
  amount: 'Importe',
  noTax: '–',

  taxesTitle: 'Impuestos incluidos',
  taxRate: 'Tipo',
  beforeTax: 'Sin impuestos',
  withTax: 'Con impuestos',

  total: {
    invoice: 'Total',
    credit_note: 'Total de la nota de crédito',
    receipt: 'Total recibido',
  },
  credited: 'Notas de crédito',
  paid: 'Pagado',
  stillToPay: 'Pendiente de pago',
  toRefund: 'Por reembolsar',

  payment: 'Pago',
  nothingToPay: 'No queda nada por pagar.',
  holder: 'Titular de la cuenta',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banco',
  scan: 'Escanee con la aplicación de su banco',
  codeAlt: 'Código QR para una transferencia de {amount} a {holder}, IBAN {iban}, referencia {reference}',
  notes: 'Observaciones',
})
