import { describe, expect, it } from 'vitest'
import type { Segment } from '../document/document.ts'
import { labelled } from '../kit/labelled.ts'
import { emptySegment } from '../itinerary/from-library.ts'
import { airlines, airlineWithCode } from './airlines.ts'
import { parseFlightNumber } from './flight-number.ts'
import { flightTitle, withFlightTitle } from './flight-title.ts'

const place = (label: string, city: string | null = null): Segment['origin'] => ({ ...labelled(label), city })
const amsterdam = place('Amsterdam Airport Schiphol (AMS)', 'Amsterdam')
const tokyo = place('Narita International Airport (NRT)', 'Tokyo')

describe('a flight number', () => {
  it.each([
    ['KL861', 'KL', 'KL861'],
    [' kl 0861 ', 'KL', 'KL861'],
    ['KL-861', 'KL', 'KL861'],
    ['4Y 133', '4Y', '4Y133'],
    ['U2 8301', 'U2', 'U28301'],
    ['ba12a', 'BA', 'BA12A'],
  ])('is read from “%s”', (text, airline, number) => {
    expect(parseFlightNumber(text)).toEqual({ airline, number })
  })

  it.each(['', 'KL', 'KL0', '861', '12 34', 'KLM861', 'KL12345', 'KL861AB', 'KL/861'])(
    'is not read from “%s”',
    (text) => {
      expect(parseFlightNumber(text)).toBeNull()
    },
  )
})

describe('the title of a flight', () => {
  it('is made from its parts', () => {
    expect(flightTitle({ origin: amsterdam, destination: tokyo, number: 'kl 0861' })).toBe(
      'Amsterdam AMS – Tokyo NRT, KL861',
    )
    expect(flightTitle({ origin: amsterdam, destination: null, number: null })).toBe('Amsterdam AMS')
    expect(flightTitle({ origin: place('Mombo airstrip'), destination: place('Maun (MUB)'), number: 'Charter' })).toBe(
      'Mombo airstrip – Maun MUB, Charter',
    )
    expect(flightTitle({ origin: null, destination: null, number: null })).toBeNull()
    expect(flightTitle({ origin: place('x'.repeat(200)), destination: tokyo, number: null })).toHaveLength(160)
  })

  it('follows its parts until the user has typed another', () => {
    const fresh = emptySegment('00000000-0000-4000-8000-000000000001', 'flight', 'Flight')
    const first = withFlightTitle(fresh, { origin: amsterdam })
    expect(first).toEqual({ origin: amsterdam, title: 'Amsterdam AMS' })
    const second = { ...fresh, ...first }
    expect(withFlightTitle(second, { number: 'KL861' }).title).toBe('Amsterdam AMS, KL861')
    expect(withFlightTitle(second, { origin: null }).title).toBe('Flight')
    expect(withFlightTitle({ ...second, title: 'Homeward' }, { number: 'KL861' })).toEqual({ number: 'KL861' })
    expect(withFlightTitle(second, { startTime: '10:00' })).toEqual({ startTime: '10:00' })
    expect(withFlightTitle({ ...fresh, kind: 'train' }, { origin: amsterdam })).toEqual({ origin: amsterdam })
  })
})

describe('the list of airlines', () => {
  it('has each code once', () => {
    expect(new Set(airlines.map(({ code }) => code)).size).toBe(airlines.length)
    for (const { code, name } of airlines)
      expect([code, name]).toEqual([expect.stringMatching(/^[A-Z\d]{2}$/), name.trim()])
  })

  it('is searched by code', () => {
    expect(airlineWithCode('kl')).toEqual({ code: 'KL', name: 'KLM' })
    expect(airlineWithCode('0X')).toBeNull()
  })
})
