import { defused } from '../csv/cells.ts'
import type { Plain } from '../../platform/csv/csv.ts'
import { clientOf, decimalOf, type IssuedInvoice } from './issued-invoice.ts'

/** The 125 columns of a posting batch. The program reads them by position. */
const columns = [
  ...(
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;' +
    'Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext;Postensperre;' +
    'Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink'
  ).split(';'),
  ...Array.from({ length: 8 }, (_, n) => [`Beleginfo - Art ${n + 1}`, `Beleginfo - Inhalt ${n + 1}`]).flat(),
  ...(
    'KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung);EU-Steuersatz (Bestimmung);' +
    'Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L;BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer;' +
    'BU 49 Funktionsergänzung'
  ).split(';'),
  ...Array.from({ length: 20 }, (_, n) => [
    `Zusatzinformation - Art ${n + 1}`,
    `Zusatzinformation- Inhalt ${n + 1}`,
  ]).flat(),
  ...(
    'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp;Auftragsnummer;Buchungstyp;' +
    'USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen);Sachverhalt L+L (Anzahlungen);EU-Steuersatz (Anzahlungen);' +
    'Erlöskonto (Anzahlungen);Herkunft-Kz;Buchungs GUID;KOST-Datum;SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername;' +
    'Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis;Bezeichnung SoBil-Sachverhalt;' +
    'Kennzeichen SoBil-Buchung;Festschreibung;Leistungsdatum;Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU);' +
    'Steuersatz;Land;Abrechnungsreferenz;BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung);Abw. Skontokonto'
  ).split(';'),
]

/** Accounts for sales at 19 %, at 7 %, and all others, of the charts SKR 03 and 04. The first two work out the tax themselves. */
const sales = {
  '03': { 1900: '8400', 700: '8300', other: '8200' },
  '04': { 1900: '4400', 700: '4300', other: '4200' },
} as const

export type DatevChoices = {
  from: string
  to: string
  currency: string
  consultant: string
  client: string
  chart: keyof typeof sales
  debtor: string
}

type Cell = string | Plain

const plain = (text: string): Plain => ({ plain: text })

/**
 * Invoices and credit notes of one currency and fiscal year, from January to December, as a posting batch: a posting for each rate of
 * tax, from the account of the clients to an account for sales. Texts are quoted, numbers are not; the decimal mark is a comma.
 * Nothing is fixed (Festschreibung), so that it can be changed after the import.
 * Source: DATEV, "DATEV-Format": header version 700 and posting batch version 13
 * (https://developer.datev.de/datev/platform/en/dtvf, …/dtvf/formate/header and …/dtvf/formate/buchungsstapel).
 */
export const datevRows = (invoices: readonly IssuedInvoice[], choices: DatevChoices, now: Date): Cell[][] => [
  headerOf(choices, now),
  columns.map(plain),
  ...invoices.flatMap((invoice) => postingsOf(invoice, choices)),
]

const compact = (date: string): string => date.replaceAll('-', '')

const headerOf = ({ from, to, currency, consultant, client, chart }: DatevChoices, now: Date): Cell[] => {
  const createdAt = now.toISOString().replaceAll(/\D/g, '').slice(0, 17)
  const fiscalYear = `${from.slice(0, 4)}0101`
  return [
    'EXTF',
    plain('700'),
    plain('21'),
    'Buchungsstapel',
    plain('13'),
    plain(createdAt),
    plain(''),
    'RE',
    '',
    '',
    plain(consultant),
    plain(client),
    plain(fiscalYear),
    plain('4'),
    plain(compact(from)),
    plain(compact(to)),
    'Ausgangsrechnungen',
    '',
    plain('1'),
    plain('0'),
    plain('0'),
    currency,
    plain(''),
    '',
    plain(''),
    plain(''),
    chart,
    plain(''),
    plain(''),
    '',
    '',
  ]
}

const postingsOf = (invoice: IssuedInvoice, choices: DatevChoices): Cell[][] => {
  const { taxes, total } = invoice.issued.sums
  const taxed = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const accounts = sales[choices.chart]
  const parts = [
    ...taxes.map(({ taxBps, amount }) => ({
      account: taxBps === 1900 || taxBps === 700 ? accounts[taxBps] : accounts.other,
      amount,
    })),
    { account: accounts.other, amount: total - taxed },
  ]
  return parts.filter(({ amount }) => amount !== 0).map((part) => postingOf(invoice, part, choices))
}

type Part = { account: string; amount: number }

const postingOf = (invoice: IssuedInvoice, { account, amount }: Part, { debtor }: DatevChoices): Cell[] => {
  const { kind, number, title, currency, issuedOn } = invoice
  const isDebit = amount > 0 === (kind === 'invoice')
  const figure = decimalOf(Math.abs(amount), currency, ',')
  const cells: Readonly<Record<string, Cell>> = {
    'Umsatz (ohne Soll/Haben-Kz)': plain(figure.includes(',') ? figure : `${figure},00`),
    'Soll/Haben-Kennzeichen': isDebit ? 'S' : 'H',
    'WKZ Umsatz': currency,
    Konto: plain(debtor),
    'Gegenkonto (ohne BU-Schlüssel)': plain(account),
    Belegdatum: plain(`${issuedOn.slice(8, 10)}${issuedOn.slice(5, 7)}`),
    'Belegfeld 1': number,
    Buchungstext: textOf(`${clientOf(invoice)}, ${title}`),
    Festschreibung: plain('0'),
  }
  return columns.map((column) => cells[column] ?? plain(''))
}

/** At most 60 characters, without line breaks and the like. */
const textOf = (text: string): string =>
  Array.from(defused(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()))
    .slice(0, 60)
    .join('')
