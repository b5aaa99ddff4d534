import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fillPlaces } from '../../platform/places/fill-places.ts'
import type { Transaction } from '../../kit/context.ts'
import { createFilledCheck } from './queries.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company

beforeAll(async () => {
  await fillPlaces(inject('migrationUrl')).done
  world = await createWorld()
  company = await world.createCompany()
}, 180_000)
afterAll(() => world.close())

describe('the places that a map labels', () => {
  const labels = (zoom: number, x: number, y: number) =>
    company.people.Viewer.send('GET', `/v1/places/labels?zoom=${zoom}&x=${x}&y=${y}`)

  it('are the best known of a square, each inside it', async () => {
    const { status, json } = await labels(8, 140, 144)
    expect(status).toBe(200)
    expect(json.data[0]).toEqual({
      kind: 'town',
      code: null,
      name: 'Windhoek',
      country: 'NA',
      lat: -22.55941,
      lng: 17.08323,
      population: 268_132,
    })
    expect(json.data).toContainEqual(expect.objectContaining({ kind: 'airport', code: 'WDH' }))
    for (const { lat, lng } of json.data) {
      expect(lng).toBeGreaterThanOrEqual(16.875)
      expect(lng).toBeLessThan(18.28125)
      expect(lat).toBeGreaterThan(-23.2414)
      expect(lat).toBeLessThan(-21.9431)
    }
  })

  it('include countries on a map of the world, and villages on one of a valley', async () => {
    const names = async (zoom: number, x: number, y: number) =>
      (await labels(zoom, x, y)).json.data.map(({ name }: Json) => name)
    expect(await names(2, 2, 2)).toEqual(expect.arrayContaining(['Namibia', 'Botswana', 'Kinshasa']))
    expect(await names(2, 2, 2)).not.toContain('Windhoek')
    // The Bernese Oberland.
    expect(await names(10, 534, 361)).toEqual(expect.arrayContaining(['Eiger', 'Interlaken', 'Habkern']))
  })

  it('may be stored by the browser for a day once there are any', async () => {
    for (const [square, isEmpty] of [
      [await labels(8, 140, 144), false],
      [await labels(12, 0, 4095), true],
    ] as const) {
      expect(square.json.data.length === 0).toBe(isEmpty)
      expect(square.headers.get('cache-control')).toBe('private, max-age=86400')
    }
  })

  it('are known to be filled in once there is one, without asking again', async () => {
    const answers: object[][] = [[], [{}]]
    const check = createFilledCheck()
    const tx = { query: async () => answers.shift() } as unknown as Transaction
    expect([await check(tx), await check(tx), await check(tx)]).toEqual([false, true, true])
  })

  it.each([
    'zoom=7&x=0&y=0',
    'zoom=2&x=4&y=0',
    'zoom=2&x=0&y=-1',
    'zoom=2&x=0',
    'zoom=2&x=0&y=0&z=1',
    'zoom=a&x=0&y=0',
  ])('need a square that exists: %s', async (query) => {
    const { status } = await company.people.Viewer.send('GET', `/v1/places/labels?${query}`)
    expect(status).toBe(422)
  })
})
