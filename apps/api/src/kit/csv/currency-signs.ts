import { currency } from '@sojourn/contract/kit/values'
import { codeNamed } from './names-of-the-world.ts'

/** Signs that almost always stand for one currency. */
const usual: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  US$: 'USD',
  U$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  SG$: 'SGD',
  N$: 'NAD',
  NT$: 'TWD',
  FJ$: 'FJD',
  EC$: 'XCD',
  MX$: 'MXN',
  R$: 'BRL',
  R: 'ZAR',
  'JP¥': 'JPY',
  円: 'JPY',
  'CN¥': 'CNY',
  'E£': 'EGP',
  KSH: 'KES',
  TSH: 'TZS',
  USH: 'UGX',
  'FR.': 'CHF',
  'SFR.': 'CHF',
  ZŁ: 'PLN',
  KČ: 'CZK',
  FT: 'HUF',
  RM: 'MYR',
  RP: 'IDR',
  'S/': 'PEN',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₪': 'ILS',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₡': 'CRC',
  '₦': 'NGN',
  '₲': 'PYG',
  '₸': 'KZT',
  '₮': 'MNT',
  '₭': 'LAK',
  '₾': 'GEL',
}

const dollars = 'USD AUD BBD BMD BND BSD BZD CAD FJD GYD HKD JMD KYD LRD NAD NZD SBD SGD SRD TTD TWD XCD'

/** Signs that several currencies share, and those currencies. */
const shared: Readonly<Record<string, string>> = {
  $: dollars,
  '£': 'GBP EGP FKP GIP LBP SHP SSP SYP',
  '¥': 'JPY CNY',
  '￥': 'JPY CNY',
  C$: 'CAD NIO',
  KR: 'SEK NOK DKK ISK',
  'KR.': 'SEK NOK DKK ISK',
  RS: 'INR LKR MUR NPR PKR SCR',
  'RS.': 'INR LKR MUR NPR PKR SCR',
  '₨': 'INR LKR MUR NPR PKR SCR',
  P: 'BWP PHP',
  K: 'ZMW MWK PGK MMK',
  CFA: 'XOF XAF',
  FCFA: 'XOF XAF',
  DH: 'AED MAD',
  DHS: 'AED MAD',
}

/**
 * The currencies that a sign, a code or a name may stand for; `usual` applies unless something points to another one.
 * Undefined for text that names no currency.
 */
export const currenciesCalled = (sign: string): { usual: string | undefined; all: readonly string[] } | undefined => {
  const inCapitals = sign.toUpperCase()
  const all = Object.hasOwn(shared, inCapitals) ? (shared[inCapitals]?.split(' ') ?? []) : []
  const one = Object.hasOwn(usual, inCapitals) ? usual[inCapitals] : codeOf(sign)
  return one === undefined && all.length === 0 ? undefined : { usual: one, all }
}

/** The currency that a sign, a code or a name stands for; if several share a sign, the expected one. */
export const currencyMeant = (sign: string, expected: string | null): string | undefined => {
  const called = currenciesCalled(sign)
  return called?.all.find((code) => code === expected) ?? called?.usual
}

/** `eur`, `Euro`, and `AUD$`, a common spelling. */
const codeOf = (name: string): string | undefined =>
  currency().safeParse(codeNamed('currency', name.replace(/^([a-z]{3})\$$/i, '$1'))).data
