import { currencyDigits, maxMoney } from '@sojourn/contract/kit/currency-digits'
import { currency as currencyValue, date as dateValue } from '@sojourn/contract/kit/values'
import { readXml } from '../../platform/pictures/read-xml.ts'
import { Rejection } from '../../platform/pictures/rejection.ts'
import { type EntrySink, inOneLine, referenceIn } from './statement-file.ts'

/** A transaction of an entry, by the path of its elements below `TxDtls`, and its amounts. */
type Values = { texts: Map<string, string[]>; amounts: Map<string, { amount: string; currency: string }> }

type OpenEntry = { own: Values; transactions: Values[] }

/** Statement, entry, details, transaction, parties and their addresses; the envelopes of some banks are around it. */
const maxDepth = 30

/** The other messages of the family, as they are named in XML. */
const others: Readonly<Record<string, string>> = {
  BkToCstmrAcctRpt: 'camt.052, a report within a day',
  BkToCstmrDbtCdtNtfctn: 'camt.054, a notification',
}

/**
 * Reads the entries of a camt.053 statement, versions 001.02 to 001.08 and in any namespace. They differ in where the name of a party
 * and the status stand. An entry with several transactions is read as these if each has an amount and together they are the entry.
 * Source: ISO 20022, Bank-to-Customer Cash Management (iso20022.org, camt.053.001.02, .04 and .08).
 * @throws Error if it is not well formed, and Rejection if it is XML of another kind.
 */
export const readCamt = (bytes: Uint8Array, sink: EntrySink): void => {
  const path: string[] = []
  let entry: OpenEntry | undefined
  let target: { values: Values; depth: number } | undefined
  let text = ''
  let row = 0
  let isStatement = false
  readXml(bytes, {
    open: (name, tag) => {
      path.push(name)
      text = ''
      if (path.length > maxDepth) throw new Rejection(`its elements are nested more than ${maxDepth} levels deep`)
      const other = others[name]
      if (other) throw new Rejection(`is ${other}; send the statement, camt.053`)
      if (name === 'BkToCstmrStmt') isStatement = true
      if (name === 'Ntry') {
        entry = { own: noValues(), transactions: [] }
        target = { values: entry.own, depth: path.length }
      }
      if (name === 'TxDtls' && entry) {
        const values = noValues()
        entry.transactions.push(values)
        target = { values, depth: path.length }
      }
      if (name.endsWith('Amt') && target)
        target.values.amounts.set(within(path, target.depth), { amount: '', currency: tag.attributes.Ccy ?? '' })
    },
    text: (more) => {
      if (text.length < 5000) text += more
    },
    close: (name) => {
      if (target) note(target.values, within(path, target.depth), text.trim())
      else if (isStatement && /Stmt\/Acct\/Id\/(IBAN|Othr\/Id)$/.test(path.join('/'))) sink.account(text.trim())
      path.pop()
      text = ''
      if (name === 'TxDtls' && entry) target = { values: entry.own, depth: path.lastIndexOf('Ntry') + 1 }
      if (name !== 'Ntry' || !entry) return
      row += 1
      emit(entry, row, sink)
      entry = undefined
      target = undefined
    },
  })
  if (!isStatement) throw new Rejection('is not a bank statement in the format camt.053')
}

const noValues = (): Values => ({ texts: new Map(), amounts: new Map() })

const within = (path: readonly string[], depth: number): string => path.slice(depth).join('/')

const note = ({ texts, amounts }: Values, path: string, text: string): void => {
  if (text === '') return
  const amount = amounts.get(path)
  if (amount) amount.amount = text
  const some = texts.get(path)
  if (some) some.push(text)
  else texts.set(path, [text])
}

const first = ({ texts }: Values, ...paths: string[]): string | undefined =>
  paths.flatMap((path) => texts.get(path) ?? [])[0]

const emit = ({ own, transactions }: OpenEntry, row: number, sink: EntrySink): void => {
  const status = first(own, 'Sts', 'Sts/Cd', 'Sts/Prtry')
  if (status !== undefined && status !== 'BOOK') return sink.leaveOut()
  const booked = own.amounts.get('Amt') ?? { amount: '', currency: '' }
  const total = readMinor(booked)
  const direction = first(own, 'CdtDbtInd')
  const date = first(own, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')?.slice(0, 10) ?? ''
  const faults = [
    { column: 'Ccy', value: booked.currency, message: currencyFault(booked.currency) },
    { column: 'Amt', value: booked.amount, message: typeof total === 'string' ? total : undefined },
    {
      column: 'CdtDbtInd',
      value: direction ?? '',
      message: direction === 'CRDT' || direction === 'DBIT' ? undefined : 'must be CRDT or DBIT',
    },
    {
      column: 'BookgDt',
      value: date,
      message: dateValue().safeParse(date).success ? undefined : 'must be a date such as 2026-03-01',
    },
  ]
  const wrong = faults.find(({ message }) => message !== undefined)
  if (wrong?.message !== undefined) return sink.fault({ ...wrong, row, message: wrong.message })
  if (typeof total === 'string' || total === 0) return sink.leaveOut()
  const parts = partsOf(transactions, booked.currency, total)
  const sign = direction === 'DBIT' ? -1 : 1
  const isSum = Number(first(own, 'NtryDtls/Btch/NbOfTxs') ?? 1) > 1 && transactions.length < 2
  for (const { amount, values } of parts)
    sink.entry({
      row,
      date,
      amount: sign * amount,
      currency: booked.currency,
      isReversal: first(own, 'RvslInd') === 'true' || first(own, 'RvslInd') === '1',
      isBatch: isSum || values.length > 1,
      ...detailsOf(own, values, { isCredit: sign > 0, isAlone: parts.length === 1 }),
    })
}

/** The transactions of an entry with their amounts, or the entry as a whole. */
const partsOf = (transactions: readonly Values[], currency: string, total: number) => {
  const whole = [{ amount: total, values: transactions }]
  if (transactions.length < 2) return whole
  const parts = transactions.flatMap((values) => {
    const found = ['Amt', 'AmtDtls/TxAmt/Amt'].map((path) => values.amounts.get(path)).find((one) => one !== undefined)
    const amount = found?.currency === currency ? readMinor(found) : ''
    return typeof amount === 'number' && amount > 0 ? [{ amount, values: [values] }] : []
  })
  const isComplete =
    parts.length === transactions.length && parts.reduce((sum, { amount }) => sum + amount, 0) === total
  return isComplete ? parts : whole
}

type Side = { isCredit: boolean; isAlone: boolean }

/** What is known of the counterparty and the purpose, from the transaction, and else from the entry. */
const detailsOf = (own: Values, transactions: readonly Values[], { isCredit, isAlone }: Side) => {
  const [one = own] = transactions
  const party = isCredit ? 'Dbtr' : 'Cdtr'
  const named = [party, `Ultmt${party}`].flatMap((role) => [`RltdPties/${role}/Nm`, `RltdPties/${role}/Pty/Nm`])
  const isOne = transactions.length < 2
  const account = first(one, `RltdPties/${party}Acct/Id/IBAN`, `RltdPties/${party}Acct/Id/Othr/Id`)
  const bankReference = first(one, 'Refs/AcctSvcrRef') ?? (isAlone ? first(own, 'AcctSvcrRef') : undefined)
  const texts = transactions.flatMap(remittanceOf)
  const info = [...transactions.map((each) => first(each, 'AddtlTxInf')), first(own, 'AddtlNtryInf')]
  return {
    counterparty: isOne ? inOneLine(first(one, ...named), 200) : null,
    account: isOne ? inOneLine(account, 60) : null,
    reference: isOne ? referenceIn(first(one, 'Refs/EndToEndId')) : null,
    text: inOneLine((texts.length > 0 ? texts : info).join(' ')) ?? '',
    bankReference: referenceIn(bankReference),
  }
}

const remittanceOf = ({ texts }: Values): string[] =>
  ['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/AddtlRmtInf'].flatMap(
    (path) => texts.get(path) ?? [],
  )

const currencyFault = (currency: string): string | undefined =>
  currencyValue().safeParse(currency).success ? undefined : 'must be an ISO 4217 currency code'

/** A decimal amount in minor units of its currency, or what is wrong with it. */
const readMinor = ({ amount, currency }: { amount: string; currency: string }): number | string => {
  const [, whole, decimals = ''] = /^(\d{1,18})(?:\.(\d{0,5}))?$/.exec(amount) ?? []
  if (whole === undefined) return 'must be an amount such as 1250.50'
  const digits = currencyDigits(currency)
  if (/[1-9]/.test(decimals.slice(digits))) return `must have at most ${digits} decimal places in ${currency}`
  const minor = Number(`${whole}${decimals.slice(0, digits).padEnd(digits, '0')}`)
  return minor <= maxMoney ? minor : 'is more than can be stored'
}
