import { withoutMarks } from '@sojourn/contract/kit/fold-text'

const bankFields = [
  'date',
  'amount',
  'paidIn',
  'paidOut',
  'direction',
  'currency',
  'counterparty',
  'account',
  'text',
  'reference',
  'bankReference',
  'status',
] as const

/** What a column of a bank's table has. */
export type BankField = (typeof bankFields)[number]

/**
 * What German, Dutch, British and American banks call their columns, the best first where a table has several: the day of booking
 * before the value date, the name of the other side before the description. Collected from the exports of Sparkasse, Volksbank,
 * Deutsche Bank, DKB, Commerzbank, N26, Postbank; ING, Rabobank, ABN AMRO, bunq, Triodos; Barclays, HSBC, Lloyds, NatWest, Monzo,
 * Starling, Revolut, Wise; Chase, Bank of America, Wells Fargo, Capital One, Citi.
 */
const heads: Readonly<Record<BankField, readonly string[]>> = {
  date: [
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'bookingdate',
    'dateofbooking',
    'boekdatum',
    'boekingsdatum',
    'transactiedatum',
    'datum',
    'transactiondate',
    'postingdate',
    'posteddate',
    'completeddate',
    'completeddateutc',
    'datecompletedutc',
    'date',
    'createdon',
    'wertstellung',
    'wert',
    'valuta',
    'valutadatum',
    'valuedate',
    'rentedatum',
  ],
  amount: ['betrag', 'umsatz', 'umsatzineur', 'bedrag', 'transactiebedrag', 'amount', 'transactionamount', 'value'],
  paidIn: ['haben', 'gutschrift', 'bij', 'credit', 'paidin', 'moneyin', 'creditamount', 'deposit', 'deposits', 'in'],
  paidOut: [
    'soll',
    'lastschrift',
    'belastung',
    'af',
    'debit',
    'debet',
    'paidout',
    'moneyout',
    'debitamount',
    'withdrawal',
    'withdrawals',
    'out',
  ],
  direction: [
    'sollhaben',
    'sollhabenkennzeichen',
    'sh',
    'afbij',
    'debetcredit',
    'debitcredit',
    'creditdebit',
    'creditdebitindicator',
    'drcr',
    'crdr',
    'cd',
    'transactiontype',
    'umsatztyp',
  ],
  currency: [
    'wahrung',
    'waehrung',
    'munt',
    'currency',
    'ccy',
    'valuta',
    'accountcurrency',
    'paymentcurrency',
    'umsatzwahrung',
  ],
  counterparty: [
    'beguenstigterzahlungspflichtiger',
    'begunstigterzahlungspflichtiger',
    'namezahlungsbeteiligter',
    'begunstigterauftraggeber',
    'auftraggeberbegunstigter',
    'auftraggeberempfanger',
    'auftraggeber',
    'zahlungspflichtiger',
    'zahlungspflichtigerin',
    'zahlungspflichtige',
    'empfanger',
    'partnername',
    'naamtegenpartij',
    'tegenpartij',
    'naamomschrijving',
    'naam',
    'counterparty',
    'counterpartyname',
    'payername',
    'payee',
    'merchant',
    'name',
  ],
  account: [
    'kontonummeriban',
    'ibanzahlungsbeteiligter',
    'partneriban',
    'partneraccount',
    'tegenrekeningibanbban',
    'tegenrekening',
    'tegenrekeningiban',
    'counterpartyaccount',
    'counterpartyiban',
  ],
  text: [
    'verwendungszweck',
    'buchungstext',
    'paymentreference',
    'mededelingen',
    'omschrijving',
    'omschrijving1',
    'omschrijving2',
    'omschrijving3',
    'transactieomschrijving',
    'description',
    'transactiondescription',
    'narrative',
    'narrative1',
    'narrative2',
    'memo',
    'notes',
    'reference',
    'customerreference',
    'details',
    'extendeddetails',
    'notesandtags',
  ],
  reference: [
    'kundenreferenzendtoend',
    'kundenreferenz',
    'endtoend',
    'endtoendid',
    'endtoendreferenz',
    'betalingskenmerk',
  ],
  bankReference: [
    'volgnr',
    'transactiereferentie',
    'transactionid',
    'bankreference',
    'bankreferenz',
    'transferwiseid',
    'id',
    'fitid',
  ],
  status: ['status', 'state', 'info'],
}

/** The columns of a table, counted from 0; several have texts. */
export type BankColumns = ReadonlyMap<BankField, readonly number[]>

/** `Betrag (€)` → `betrag`, `Begünstigter/Zahlungspflichtiger` → `begunstigterzahlungspflichtiger`. */
const foldHead = (head: string): string =>
  withoutMarks(head)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\((?:[a-z]{3}|[^a-z0-9]{1,2})\)\s*$/, '')
    .replaceAll(/[^a-z0-9]/g, '')

/**
 * The columns that the cells of a row name, if it names at least a date and an amount; undefined if the row is not the one with the
 * headers. `paidIn` and `paidOut` count only together.
 */
export const findBankColumns = (cells: readonly string[]): BankColumns | undefined => {
  const folded = cells.map(foldHead)
  const found = new Map<BankField, number[]>()
  for (const field of bankFields) {
    const places = heads[field].flatMap((name) => folded.flatMap((head, at) => (head === name ? [at] : [])))
    if (places.length > 0) found.set(field, field === 'text' ? places : places.slice(0, 1))
  }
  const hasBoth = found.has('paidIn') && found.has('paidOut')
  if (!found.has('date') || (!found.has('amount') && !hasBoth)) return undefined
  if (!hasBoth) for (const field of ['paidIn', 'paidOut'] as const) found.delete(field)
  return found
}

/** The currency in a header such as `Bedrag (EUR)` or `Betrag (€)`. */
export const currencyInHead = (head: string): string | undefined => {
  const [, code, sign] = /\((?:([A-Z]{3})|([€£$¥]))\)\s*$/.exec(head.trim()) ?? []
  return code ?? (sign === undefined ? undefined : { '€': 'EUR', '£': 'GBP' }[sign])
}

/** The tables without headers that are known, by the form of their first row. */
export const findLayout = (cells: readonly string[]): BankColumns | undefined => {
  // ABN AMRO, "TXT": account, currency, day, balances, value date, amount, description.
  if (cells.length === 8 && /^[A-Z]{3}$/.test(cells[1] ?? '') && /^\d{8}$/.test(cells[2] ?? ''))
    return new Map([
      ['currency', [1]],
      ['date', [2]],
      ['amount', [6]],
      ['text', [7]],
    ])
  // Wells Fargo: day, amount, an asterisk, the number of a cheque, description.
  if (cells.length === 5 && /^\d\d\/\d\d\/\d{4}$/.test(cells[0] ?? '') && cells[2] === '*')
    return new Map([
      ['date', [0]],
      ['amount', [1]],
      ['text', [4]],
    ])
  return undefined
}

/** Whether headers are German, Dutch or British: there the day comes first. */
export const hasDayFirst = (cells: readonly string[]): boolean =>
  cells
    .map(foldHead)
    .some((head) => /^(buchung|datum|wertstellung|betrag|boekdatum|transactiedatum|sortcode|paidin|moneyin)/.test(head))
