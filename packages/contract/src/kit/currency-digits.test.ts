import { describe, expect, it } from 'vitest'
import { currencyDigits, moneyInWords } from './currency-digits.ts'

const money = (amount: number, currency = 'EUR') => ({ amount, currency })

describe('minor units', () => {
  it('are those of ISO 4217, whatever the JavaScript engine uses', () => {
    expect(['EUR', 'JPY', 'KWD', 'HUF', 'CLF', 'ISK'].map(currencyDigits)).toEqual([2, 0, 3, 2, 4, 0])
    expect(
      [money(125_050), money(1250, 'JPY'), money(1250, 'KWD'), money(125_050, 'HUF')].map((price) =>
        moneyInWords(price),
      ),
    ).toEqual(['€1,250.50', 'JP¥1,250', 'KWD\u00a01.250', 'HUF\u00a01,250.50'])
  })
})
