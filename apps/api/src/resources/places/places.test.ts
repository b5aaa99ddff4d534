import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fillPlaces } from '../../platform/places/fill-places.ts'
import { otherNames } from '../../platform/places/other-names.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let owner: Client

beforeAll(async () => {
  await fillPlaces(inject('migrationUrl')).done
  world = await createWorld()
  company = await world.createCompany()
  owner = new Client({ connectionString: inject('migrationUrl') })
  await owner.connect()
}, 180_000)
afterAll(async () => {
  await owner.end()
  await world.close()
})

const ask = (query: string) => company.people.Viewer.send('GET', `/v1/places?${query}`)
const find = async (q: string, more = ''): Promise<Json[]> => {
  const answer = await ask(`q=${encodeURIComponent(q)}${more}`)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const first = async (q: string, more = '') => {
  const [place] = await find(q, more)
  return place ? `${place.name}, ${place.country}` : null
}

describe('the search for places', () => {
  it('returns a time zone of the right country, even close to a border', async () => {
    for (const [name, zone] of [
      ['Petra', 'Asia/Amman'],
      ['Lampedusa', 'Europe/Rome'],
      ['Mount Everest', 'Asia/Kathmandu'],
      ['Maasai Mara National Reserve', 'Africa/Nairobi'],
      ['Neuschwanstein Castle', 'Europe/Berlin'],
      ['Glacier Bay National Park', 'America/Juneau'],
      ['Kolkata', 'Asia/Kolkata'],
      ['El Calafate', 'America/Argentina/Rio_Gallegos'],
    ] as const)
      expect([name, (await find(name))[0]?.timezone]).toEqual([name, zone])
  })

  it('returns a place with its country, position and time zone', async () => {
    expect((await find('Windhoek'))[0]).toEqual({
      kind: 'town',
      code: null,
      name: 'Windhoek',
      city: 'Windhoek',
      region: null,
      country: 'NA',
      lat: -22.55941,
      lng: 17.08323,
      timezone: 'Africa/Windhoek',
      population: 268_132,
      match: 'exact',
    })
    expect((await find('stellenbosch'))[0]).toMatchObject({ region: 'Western Cape' })
  })

  it.each([
    ['windh', 'Windhoek, NA'],
    ['Windhok', 'Windhoek, NA'],
    ['vindhoek', 'Windhoek, NA'],
    ['cape twon', 'Cape Town, ZA'],
    ['johanesb', 'Johannesburg, ZA'],
    ['san fransisco', 'San Francisco, US'],
    ['reykjavik', 'Reykjavík, IS'],
    ['lodz', 'Łódź, PL'],
    ['tromso', 'Tromsø, NO'],
    ['NUKUALOFA', 'Nuku‘alofa, TO'],
    ['st johns', "St. John's, CA"],
    ['duesseldorf', 'Düsseldorf, DE'],
    ['München', 'Munich, DE'],
    ['muenchen', 'Munich, DE'],
    ['roma', 'Rome, IT'],
    ['saigon', 'Ho Chi Minh City, VN'],
  ])('reads %s as %s', async (typed, meant) => {
    expect(await first(typed)).toBe(meant)
  })

  it('sorts by population, and by distance if a point is given', async () => {
    expect(await first('paris')).toBe('Paris, FR')
    expect((await find('paris', '&near=33.0,-96.0'))[0]).toMatchObject({ country: 'US', region: 'Texas' })
    expect(await first('york')).toBe('York, GB')
    expect((await find('york')).map((place) => place.name)).toContain('New York City')
  })

  it('accepts a country or region after the name', async () => {
    expect((await find('Paris, Texas'))[0]).toMatchObject({ country: 'US', region: 'Texas' })
    expect(await first('vienna united states')).toBe('Vienna, US')
    expect(await first('maun botswana')).toBe('Maun, BW')
    expect(await first('Windhok, Namibia')).toBe('Windhoek, NA')
    expect(await first('Maun, somewhere unknown')).toBe('Maun, BW')
  })

  it('finds a place with several names only once', async () => {
    const found = await find('prague')
    expect(found.filter((place) => place.country === 'CZ' && place.kind === 'town')).toHaveLength(1)
    expect((await find('m')).map((place) => place.name)).toContain('Mumbai')
  })

  it('finds nothing for empty or malicious input', async () => {
    for (const q of [
      '',
      '  ',
      `'`,
      '%',
      '_',
      '\\',
      '%%%',
      '🏜️',
      'zzzzzzqqqq',
      'x'.repeat(200),
      'ü'.repeat(100),
      ', , ,',
    ])
      expect(await find(q), q).toEqual([])
    expect(await first(`windhoek'; drop table places --`)).toBeNull()
  })

  it('returns few places, and rejects invalid parameters', async () => {
    expect(await find('san')).toHaveLength(10)
    expect(await find('san', '&perPage=3')).toHaveLength(3)
    for (const [query, field] of [
      ['', 'q'],
      ['near=1,2', 'q'],
      ['q=x&perPage=11', 'perPage'],
      ['q=x&page=2', 'page'],
      ['q=x&near=here', 'near'],
      ['q=x&near=91,0', 'near'],
      ['q=x&near=0,-181', 'near'],
      [`q=${'x'.repeat(201)}`, 'q'],
      ['q=a&q=b', 'q'],
      ['lat=1', 'lng'],
      ['lng=1', 'lat'],
      ['lat=91&lng=0', 'lat'],
      ['lat=north&lng=0', 'lat'],
      ['lat=1&lng=1&q=x', 'q'],
      ['lat=1&lng=1&near=1,1', 'near'],
    ] as const) {
      const answer = await ask(query)
      expect(answer.status, query).toBe(422)
      expect(Object.keys(answer.json.errors), query).toContain(field)
    }
  })
})

describe('the search for names in other scripts', () => {
  it.each([
    ['東京', 'Tokyo, JP'],
    ['京都', 'Kyoto, JP'],
    ['北京', 'Beijing, CN'],
    ['서울', 'Seoul, KR'],
    ['Москва', 'Moscow, RU'],
    ['санкт-петербург', 'Saint Petersburg, RU'],
    ['القاهرة', 'Cairo, EG'],
    ['دبي', 'Dubai, AE'],
    ['תל אביב', 'Tel Aviv, IL'],
    ['ירושלים', 'Jerusalem, IL'],
    ['Αθήνα', 'Athens, GR'],
    ['Αθηνα', 'Athens, GR'],
    ['กรุงเทพ', 'Bangkok, TH'],
    ['เชียงใหม่', 'Chiang Mai, TH'],
    ['दिल्ली', 'Delhi, IN'],
    ['मुंबई', 'Mumbai, IN'],
    ['თბილისი', 'Tbilisi, GE'],
    ['Երևան', 'Yerevan, AM'],
    ['Київ', 'Kyiv, UA'],
    ['富士山', 'Mount Fuji, JP'],
    ['北海道', 'Hokkaido, JP'],
    ['日本', 'Japan, JP'],
    ['Ελλάδα', 'Greece, GR'],
    ['مصر', 'Egypt, EG'],
    ['ไทย', 'Thailand, TH'],
  ])('reads %s as %s', async (typed, meant) => {
    expect(await first(typed)).toBe(meant)
  })

  it('finds them while they are being typed', async () => {
    expect(await first('Моск')).toBe('Moscow, RU')
    expect(await first('القاه')).toBe('Cairo, EG')
    expect(await first('กรุงเ')).toBe('Bangkok, TH')
  })
})

describe('airports', () => {
  it('are found first by their code, in upper or lower case', async () => {
    expect((await find('LHR'))[0]).toEqual({
      kind: 'airport',
      code: 'LHR',
      name: 'London Heathrow Airport',
      city: 'London',
      region: null,
      country: 'GB',
      lat: 51.4706,
      lng: -0.46194,
      timezone: 'Europe/London',
      population: 0,
      match: 'exact',
    })
    for (const [code, country, zone] of [
      ['JNB', 'ZA', 'Africa/Johannesburg'],
      ['hnd', 'JP', 'Asia/Tokyo'],
      ['NRT', 'JP', 'Asia/Tokyo'],
      ['kix', 'JP', 'Asia/Tokyo'],
      ['WDH', 'NA', 'Africa/Windhoek'],
      ['CPT', 'ZA', 'Africa/Johannesburg'],
      ['HDS', 'ZA', 'Africa/Johannesburg'],
      ['BOB', 'PF', 'Pacific/Tahiti'],
      ['GPS', 'EC', 'Pacific/Galapagos'],
      ['SAN', 'US', 'America/Los_Angeles'],
    ])
      expect((await find(String(code)))[0], code).toMatchObject({
        code: code?.toUpperCase(),
        country,
        timezone: zone,
        match: 'exact',
      })
  })

  it.each([
    ['Heathrow', 'LHR'],
    ['heathrow airport', 'LHR'],
    ['London Heathrow', 'LHR'],
    ['Haneda', 'HND'],
    ['羽田空港', 'HND'],
    ['Schiphol', 'AMS'],
    ['Kansai', 'KIX'],
    ['Gatwick', 'LGW'],
    ['OR Tambo', 'JNB'],
    ['Charles de Gaulle', 'CDG'],
    ['Lisbon airport', 'LIS'],
    ['nairobi airport', 'NBO'],
  ])('are found by name: %s is %s', async (typed, code) => {
    expect((await find(typed))[0]).toMatchObject({ kind: 'airport', code, match: 'exact' })
  })

  it('come after the town of the same name', async () => {
    for (const town of ['Zürich', 'Maun', 'Narita', 'Lisbon', 'Nice', 'Faro'])
      expect((await find(town))[0], town).toMatchObject({ kind: 'town', name: town })
    expect((await find('heathrow')).map(({ country }) => country)).toContain('US')
  })
})

describe('a sight, park, island, region or country', () => {
  it.each([
    ['Etosha National Park', 'NA', 'park'],
    ['etosha', 'NA', 'park'],
    ['Okavango Delta', 'BW', 'park'],
    ['Machu Picchu', 'PE', 'sight'],
    ['Bora Bora', 'PF', 'island'],
    ['Serengeti', 'TZ', 'park'],
    ['Kruger', 'ZA', 'park'],
    ['Kruger National Park', 'ZA', 'park'],
    ['Uluru', 'AU', 'sight'],
    ['Ayers Rock', 'AU', 'sight'],
    ['Table Mountain', 'ZA', 'sight'],
    ['Galápagos', 'EC', 'park'],
    ['galapagos islands', 'EC', 'park'],
    ['Great Barrier Reef', 'AU', 'park'],
    ['Santorini', 'GR', 'island'],
    ['Σαντορίνη', 'GR', 'island'],
    ['Mt Fuji', 'JP', 'sight'],
    ['Mount Fuji', 'JP', 'sight'],
    ['Masai Mara', 'KE', 'park'],
    ['Toskana', 'IT', 'region'],
    ['Scotland', 'GB', 'region'],
    ['Patagonia', 'AR', 'region'],
    ['Namibia', 'NA', 'country'],
    ['Georgia', 'GE', 'country'],
    ['Peru', 'PE', 'country'],
    ['Mexico', 'MX', 'country'],
    ['USA', 'US', 'country'],
    ['Elfenbeinküste', 'CI', 'country'],
    ['Angel Falls', 'VE', 'sight'],
    ['Ha Long Bay', 'VN', 'region'],
  ])('is found by name: %s in %s', async (typed, country, kind) => {
    expect((await find(typed))[0]).toMatchObject({ country, kind, match: 'exact' })
  })

  it.each([
    ['St Tropez', 'Saint-Tropez, FR'],
    ['Saint Tropez', 'Saint-Tropez, FR'],
    ['st. moritz', 'St. Moritz, CH'],
    ['Sankt Moritz', 'St. Moritz, CH'],
    ['St Petersburg Russia', 'Saint Petersburg, RU'],
    ['Mt Kilimanjaro', 'Mount Kilimanjaro, TZ'],
    ['Ft Lauderdale', 'Fort Lauderdale, US'],
    ['Mont St Michel', 'Mont Saint-Michel, FR'],
    ['Saint Helena', 'St. Helena, SH'],
  ])('is found by full and abbreviated names: %s is %s', async (typed, meant) => {
    expect(await first(typed)).toBe(meant)
  })

  it('has valid coordinates', async () => {
    const { rows } = await owner.query<{ name: string; lat: number; lng: number }>(
      `select name, lat, lng from places where kind <> 'town' and (abs(lat) > 90 or abs(lng) > 180 or lat is null)`,
    )
    expect(rows).toEqual([])
  })
})

describe('the match of a place', () => {
  it('is exact, a prefix or similar', async () => {
    expect((await find('Windhoek'))[0]?.match).toBe('exact')
    expect((await find('windh'))[0]?.match).toBe('prefix')
    expect((await find('Windhok'))[0]?.match).toBe('similar')
    expect((await find('Paris, Texas'))[0]?.match).toBe('exact')
    expect((await find('Maun, somewhere unknown'))[0]?.match).toBe('similar')
  })

  it('takes precedence over how well known the place is', async () => {
    const ranks = (await find('york')).map(({ match }) => match)
    expect(ranks[0]).toBe('exact')
    expect(ranks.lastIndexOf('exact')).toBeLessThan(ranks.indexOf('prefix'))
  })

  it('is never exact for a name that is only similar', async () => {
    for (const q of [
      'Uluro',
      'Zurihc',
      'Reykjavk',
      'Sossusvley',
      'Hethrow',
      'Dune Camp',
      'Quiver Tree Lodge',
      'Villa Sole',
    ])
      for (const { match, name } of await find(q)) expect([q, name, match]).toEqual([q, name, 'similar'])
    expect((await find('Uluru')).map(({ name }) => name)).not.toContain('Sūlūru')
    expect(await find('Abcde')).toEqual([])
  })
})

describe('a point on the map', () => {
  const at = async (lat: number, lng: number) => {
    const answer = await ask(`lat=${lat}&lng=${lng}`)
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    return { ...answer.json, data: answer.json.data.map((place: Json) => `${place.name}, ${place.country}`) }
  }

  it('gets the nearest place and its own time zone', async () => {
    expect(await at(-22.7, 17.1)).toEqual({ data: ['Windhoek, NA'], timezone: 'Africa/Windhoek' })
    expect(await at(48.1, 11.5)).toMatchObject({ timezone: 'Europe/Berlin' })
  })

  it('gets only a time zone if no place is within 100 km', async () => {
    expect(await at(-20, -20)).toEqual({ data: [], timezone: 'Etc/GMT+1' })
    expect(await at(90, 0)).toMatchObject({ data: [] })
    expect(await at(-90, 180)).toMatchObject({ data: [] })
  })

  it('finds places across the date line', async () => {
    const { rows } = await owner.query<{ lat: number; lng: number; name: string }>(
      'select lat, lng, name from places where lng > 179.3 order by lng desc limit 1',
    )
    const [edge] = rows
    if (!edge) throw new Error('no place is near the date line')
    expect((await at(edge.lat, -179.95)).data).toHaveLength(1)
  })
})

describe('the table of places', () => {
  it('contains the world, and every place that has other names', async () => {
    const { rows } = await owner.query<{ place: string }>(`select distinct country || ' ' || name as place from places`)
    expect(rows.length).toBeGreaterThan(100_000)
    const placeNames = new Set(rows.map((row) => row.place))
    expect([...otherNames.keys()].filter((name) => !placeNames.has(name))).toEqual([])
    expect((await owner.query(`select place from place_names where key = ''`)).rows).toEqual([])
  })

  it('is filled only once', async () => {
    const count = async () => (await owner.query<{ n: number }>('select count(*)::int as n from places')).rows[0]?.n
    const before = await count()
    await fillPlaces(inject('migrationUrl')).done
    expect(await count()).toBe(before)
  })

  it('may only be read by the app', async () => {
    const app = new Client({ connectionString: inject('databaseUrl') })
    await app.connect()
    try {
      await expect(app.query('delete from places')).rejects.toThrow(/permission denied/)
      await expect(app.query(`update places set name = 'x'`)).rejects.toThrow(/permission denied/)
    } finally {
      await app.end()
    }
  })
})
