import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: 'Fatura',
    credit_note: 'Nota de crédito',
    receipt: 'Recibo',
  },
  draft: 'Rascunho',
  draftNames: {
    invoice: 'Rascunho de fatura',
    credit_note: 'Rascunho de nota de crédito',
    receipt: 'Rascunho de recibo',
  },
  numbered: '{kind} {number}',

  from: 'Emitente',
  to: {
    invoice: 'Destinatário',
    credit_note: 'Destinatário',
    receipt: 'Recebido de',
  },
  noPayer: 'Pagador ainda por indicar.',
  taxNumber: 'N.º de identificação fiscal {number}',

  number: 'Número',
  date: 'Data',
  due: 'Vencimento',
  dueOnIssue: 'Na data de emissão',
  corrects: 'Retifica',
  invoiceOf: 'Fatura {number} de {date}',
  paidOn: 'Data de pagamento',
  paidBy: 'Meio de pagamento',
  reference: 'Referência',
  currency: 'Moeda',
  methodNames: {
    bank_transfer: 'Transferência bancária',
    card: 'Cartão',
    cash: 'Numerário',
    cheque: 'Cheque',
    other: 'Outro meio',
  },

  description: 'Descrição',
  quantity: 'Quantidade',
  price: 'Preço',
  tax: 'Imposto',
  amount: 'Montante',
  noTax: '–',

  taxesTitle: 'Imposto incluído',
  taxRate: 'Taxa',
  beforeTax: 'Base tributável',
  withTax: 'Total com imposto',

  total: {
    invoice: 'Total',
    credit_note: 'Total creditado',
    receipt: 'Total recebido',
  },
  credited: 'Creditado',
  paid: 'Pago',
  stillToPay: 'Por pagar',
  toRefund: 'A reembolsar',

  payment: 'Pagamento',
  nothingToPay: 'Não há mais nada a pagar.',
  holder: 'Titular da conta',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banco',
  scan: 'Leia o código com a aplicação do seu banco',
  codeAlt: 'Código QR para uma transferência de {amount} para {holder}, IBAN {iban}, referência {reference}',
  notes: 'Notas',
})
