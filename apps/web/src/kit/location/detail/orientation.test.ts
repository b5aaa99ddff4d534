import type { PlaceLabel } from '@sojourn/contract/place-labels'
import { describe, expect, it } from 'vitest'
import { bearingsOf, pointersFrom } from './orientation.ts'

const town = (name: string, lat: number, lng: number, population: number): PlaceLabel => ({
  kind: 'town',
  code: null,
  name,
  country: 'JP',
  lat,
  lng,
  population,
})
const kyoto = town('Kyoto', 35.0211, 135.7538, 1_463_000)
const uji = town('Uji', 34.8844, 135.7998, 189_000)
const village = town('Ohara', 35.12, 135.83, 900)
const airport: PlaceLabel = {
  ...town('Osaka International Airport', 34.7855, 135.4382, 0),
  kind: 'airport',
  code: 'ITM',
}

const inWords = (lat: number, lng: number, places: PlaceLabel[]) =>
  bearingsOf({ lat, lng }, places).map(({ place, km, wind }) => `${Math.round(km)} ${wind} ${place.name}`)

describe('bearingsOf', () => {
  it('names the nearest town, the nearest that is well known, and the nearest airport', () => {
    expect(inWords(35.11, 135.82, [kyoto, uji, village, airport])).toEqual([
      '1 sw Ohara',
      '12 ne Kyoto',
      '50 ne Osaka International Airport',
    ])
  })

  it('names a well-known town once', () => {
    expect(inWords(34.88, 135.7, [kyoto, uji])).toEqual(['9 w Uji'])
  })

  it('has every wind', () => {
    const around = [
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
      [0, -1],
      [1, -1],
    ]
    const middle = town('Middle', 0, 0, 100)
    expect(around.map(([lat = 0, lng = 0]) => bearingsOf({ lat: lat / 9, lng: lng / 9 }, [middle])[0]?.wind)).toEqual([
      'n',
      'ne',
      'e',
      'se',
      's',
      'sw',
      'w',
      'nw',
    ])
  })

  it('crosses the date line', () => {
    expect(inWords(-17, -179.9, [town('Here', -17, 179.9, 100)])).toEqual(['21 e Here'])
  })

  it('says nothing of places far away', () => {
    expect(bearingsOf({ lat: 0, lng: 0 }, [kyoto, airport])).toEqual([])
  })
})

describe('pointersFrom', () => {
  it('has the nearest place beyond the map in each direction, as seen from its middle', () => {
    const pointers = pointersFrom(
      { lat: 35, lng: 135.8 },
      [kyoto, uji, village, airport],
      ({ name }) => name === 'Kyoto',
    )
    expect(pointers.map(({ place, km, wind }) => `${wind} ${Math.round(km)} ${place.name}`)).toEqual([
      'n 14 Ohara',
      's 13 Uji',
      'sw 41 Osaka International Airport',
    ])
  })

  it('rather names a town that people know', () => {
    const nara = town('Nara', 34.685, 135.805, 367_000)
    const pointers = pointersFrom({ lat: 35, lng: 135.8 }, [town('Tada', 34.8, 135.8, 500), nara], () => false)
    expect(pointers.map(({ place }) => place.name)).toEqual(['Nara'])
  })

  it('leaves out what is farther away than helps', () => {
    expect(pointersFrom({ lat: 0, lng: 0 }, [kyoto], () => false)).toEqual([])
  })
})
