import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBatch } from '../../test/run-batch.ts'
import { upload } from '../../test/samples.ts'
import { sendByTus } from '../../test/send-by-tus.ts'
import { withoutStorage } from '../../test/without-storage.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { followLicences, removeUnusedFiles } from './jobs.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const designer = () => company.people.Designer
const send = async (method: string, rest: string, body?: unknown): Promise<Json> => {
  const answer = await designer().send(method, company.path(rest), body)
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300)
  return answer.json.data
}
const item = (uuid: string) => send('GET', `media/${uuid}`)
const listed = async (query: string): Promise<string[]> =>
  (await designer().send('GET', company.path(`media/?perPage=96&${query}`))).json.data.map((one: Json) => one.uuid)

/** An image whose left half is red and right half is blue; the top half of each is a little lighter. */
const halves = async (width = 800, height = 400) => {
  const half = (background: string, light: string) =>
    sharp({ create: { width: width / 2, height, channels: 3, background } })
      .composite([
        {
          input: { create: { width: width / 2, height: height / 2, channels: 3, background: light } },
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
  const [red, blue] = [await half('#c01818', '#e05050'), await half('#1818c0', '#5050e0')]
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: width / 2, top: 0 },
    ])
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** The colours of an image's corners: `r` or `b`, upper case for the lighter ones. */
const corners = async (url: string): Promise<string> => {
  const got = await world.anonymous.send('GET', url)
  const { data, info } = await sharp(got.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const place = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3
    const [r = 0, g = 0, b = 0] = data.subarray(place, place + 3)
    const letter = r > b ? 'r' : 'b'
    return g > 52 ? letter.toUpperCase() : letter
  }
  return [at(0.05, 0.05), at(0.95, 0.05), at(0.05, 0.95), at(0.95, 0.95)].join('')
}
const largest = ({ variants }: Json): Json =>
  variants.filter((one: Json) => one.mime === 'image/webp').toSorted((a: Json, b: Json) => b.width - a.width)[0]

describe('an edited image', () => {
  it('is mirrored, then rotated, then cropped, and keeps its original', async () => {
    const { uuid, sha256 } = await upload(company, {}, await halves())
    const before = await item(uuid)
    expect(await corners(largest(before).url)).toBe('RBrb')
    const expected: [object, string, [number, number]][] = [
      [{ flipped: true }, 'BRbr', [800, 400]],
      [{ rotation: 90 }, 'rRbB', [400, 800]],
      [{ flipped: true, rotation: 90 }, 'bBrR', [400, 800]],
      [{ crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 } }, 'BBBB', [400, 200]],
      [{ rotation: 90, crop: { x: 0, y: 0.5, width: 1, height: 0.5 } }, 'bBbB', [400, 400]],
    ]
    for (const [edit, seen, [width, height]] of expected) {
      const updated = await send('PUT', `media/${uuid}`, { flipped: false, rotation: 0, crop: null, ...edit })
      // Until the edit is made, the previous one is shown.
      expect(updated.variants.length).toBeGreaterThan(0)
      const processed = await item(uuid)
      expect([processed.state, processed.width, processed.height], JSON.stringify(edit)).toEqual([
        'processing-complete',
        width,
        height,
      ])
      expect(await corners(largest(processed).url), JSON.stringify(edit)).toBe(seen)
      expect(processed.unedited).toMatchObject({ width: 800, height: 400 })
      expect(processed.sha256).toBe(sha256)
    }
    const back = await send('PUT', `media/${uuid}`, { rotation: 0, crop: null })
    expect(back).toMatchObject({ state: 'processing-complete', width: 800, unedited: null })
    expect(largest(back).url).toBe(largest(before).url)
  })

  it('is brightened by a percentage', async () => {
    const grey = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#808080' } })
      .jpeg()
      .toBuffer()
    const { uuid } = await upload(company, {}, grey)
    const mean = async () => {
      const { bytes } = await world.anonymous.send('GET', largest(await item(uuid)).url)
      return (await sharp(bytes).stats()).channels[0]?.mean ?? 0
    }
    const before = await mean()
    await send('PUT', `media/${uuid}`, { brightness: 125 })
    expect((await mean()) / before).toBeCloseTo(1.25, 1)
    await send('PUT', `media/${uuid}`, { brightness: 75 })
    expect((await mean()) / before).toBeCloseTo(0.75, 1)
  })

  it('is made once for items with the same file, and removed when nothing uses it any more', async () => {
    const bytes = await halves(400, 200)
    const [one, two] = [await upload(company, {}, bytes), await upload(company, {}, bytes)]
    await send('PUT', `media/${one.uuid}`, { rotation: 180 })
    const second = await send('PUT', `media/${two.uuid}`, { rotation: 180 })
    expect(second.state).toBe('processing-complete')
    const { url } = largest(second)
    expect(largest(await item(one.uuid)).url).toBe(url)
    const sweep = async () => {
      await company.rows(`update media_renditions set created_at = now() - interval '2 hours'`)
      await runBatch(world.deps, company.uuid, removeUnusedFiles)
    }
    await send('PUT', `media/${one.uuid}`, { rotation: 0 })
    await sweep()
    expect((await world.anonymous.send('GET', url)).status).toBe(200)
    await send('PUT', `media/${two.uuid}`, { rotation: 0 })
    await sweep()
    expect((await world.anonymous.send('GET', url)).status).toBe(404)
    expect((await world.anonymous.send('GET', largest(await item(two.uuid)).url)).status).toBe(200)
  })

  it('stays unchanged in a published itinerary until that is published again', async () => {
    const { uuid } = await upload(company, { alt: 'Halves' }, await halves(600, 300))
    const itinerary = await send('POST', 'itineraries/', {
      title: 'Halves',
      cover: { media: uuid, role: 'hero' },
      days: [{ uuid: randomUUID(), title: 'One' }],
    })
    const published = await send('POST', `itineraries/${itinerary.uuid}/publish`)
    const page = async () => (await world.anonymous.send('GET', published.shares[0].url)).bytes.toString()
    const cover = async () =>
      /property="og:image" content="([^"]+)"/.exec(await page())?.[1]?.replaceAll('&#38;', '&') ?? ''
    const before = await cover()
    expect(await corners(before)).toBe('RBrb')
    await send('PUT', `media/${uuid}`, { flipped: true })
    expect(await cover()).toBe(before)
    expect(await corners(before)).toBe('RBrb')
    expect((await send('GET', `itineraries/${itinerary.uuid}`)).hasUnpublishedChanges).toBe(true)
    expect((await send('POST', `itineraries/${itinerary.uuid}/publish`)).hasUnpublishedChanges).toBe(false)
    expect(await cover()).not.toBe(before)
    expect(await corners(await cover())).toBe('BRbr')
  })

  it('cannot be another kind of media', async () => {
    const { uuid } = await send('POST', 'media/', { kind: 'video_link', link: 'https://video.example.com/1' })
    const rejected = await designer().send('PUT', company.path(`media/${uuid}`), { rotation: 90 })
    expect([rejected.status, Object.keys(rejected.json.errors)]).toEqual([422, ['rotation']])
  })
})

/** Runs `work` while renditions cannot be made, and deletes the jobs that it has queued. */
const withoutJobs = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await withoutStorage(world, work)
  } finally {
    await world.deps.pool.query('delete from pgboss.job where name = $1', [`media${world.queueSuffix}`])
  }
}

describe('a restored file', () => {
  it.each([
    ['picture.jpg', () => halves(820, 410)],
    [
      'track.gpx',
      async () =>
        Buffer.from('<gpx><trk><trkseg><trkpt lat="1" lon="1"/><trkpt lat="1" lon="2"/></trkseg></trk></gpx>'),
    ],
  ])('is prepared if it went to the bin before that: %s', async (filename, read) => {
    const bytes = await read()
    const uuid = await withoutJobs(() => sendByTus(world, company, bytes, { filename }))
    await send('DELETE', `media/${uuid}`)
    expect((await send('POST', `media/${uuid}/restore`)).state).toBe('processing')
    expect(await item(uuid)).toMatchObject({ state: 'processing-complete' })
  })
})

describe('a replaced file', () => {
  const replace = (uuid: string, media: string) => send('POST', `media/${uuid}/replacement`, { media })

  it('is replaced everywhere the item is used, and goes to the bin', async () => {
    const old = await upload(company, { alt: 'Old words', caption: 'Kept' }, await halves())
    const better = await upload(company, {}, await halves(1000, 500))
    const lodge = await send('POST', 'accommodations/', { name: 'Shows it', media: [{ media: old.uuid }] })
    const after = await replace(old.uuid, better.uuid)
    expect(after).toMatchObject({
      uuid: old.uuid,
      sha256: better.sha256,
      width: 1000,
      alt: 'Old words',
      caption: 'Kept',
    })
    expect(after.usedIn).toEqual([{ resource: 'accommodation', uuid: lodge.uuid, title: 'Shows it' }])
    const binned = (await designer().send('GET', company.path('media/?binned=true&fields=sha256,variants,flipped')))
      .json.data
    expect(binned.find((one: Json) => one.uuid === better.uuid)).toMatchObject({
      sha256: old.sha256,
      filename: old.filename,
    })
    // And back: the file in the bin is restored and takes its place again.
    await send('POST', `media/${better.uuid}/restore`)
    expect(await replace(old.uuid, better.uuid)).toMatchObject({ sha256: old.sha256, width: 800 })
  })

  it('can be replaced by the file of an item that is used elsewhere, which does not change', async () => {
    const old = await upload(company, {}, await halves(500, 250))
    const shared = await upload(company, {}, await halves(700, 350))
    await send('POST', 'accommodations/', { name: 'Elsewhere', media: [{ media: shared.uuid }] })
    expect((await replace(old.uuid, shared.uuid)).sha256).toBe(shared.sha256)
    expect((await item(shared.uuid)).sha256).toBe(shared.sha256)
    const binned = (await designer().send('GET', company.path('media/?binned=true&fields=sha256,variants,flipped')))
      .json.data
    expect(binned.map((one: Json) => one.sha256)).toContain(old.sha256)
  })

  it.each([false, true])('gets its pending edit in the bin; the new file is used elsewhere: %s', async (used) => {
    const old = await upload(company, {}, await halves(used ? 840 : 860, 420))
    const better = await upload(company, {}, await halves(1000, 500))
    if (used) await send('POST', 'accommodations/', { name: 'Elsewhere', media: [{ media: better.uuid }] })
    await withoutJobs(() => send('PUT', `media/${old.uuid}`, { flipped: true }))
    expect((await item(old.uuid)).state).toBe('processing')
    expect(await replace(old.uuid, better.uuid)).toMatchObject({ state: 'processing-complete', width: 1000 })
    const binned = (await designer().send('GET', company.path('media/?binned=true&fields=sha256,variants,flipped')))
      .json.data
    const aside = binned.find((one: Json) => one.sha256 === old.sha256)
    expect(aside).toMatchObject({ state: 'processing-complete', flipped: true })
    expect(await corners(largest(aside).url)).toBe('BRbr')
  })

  it('can only be replaced by another, existing file of the same kind, from its current version', async () => {
    const { uuid, rev } = await upload(company)
    const video = await send('POST', 'media/', { kind: 'video_link', link: 'https://video.example.com/2' })
    const put = async (media: string, headers?: Record<string, string>) => {
      const answer = await designer().send('POST', company.path(`media/${uuid}/replacement`), { media }, headers)
      return [answer.status, answer.json.errors?.media?.[0].code ?? answer.json.code]
    }
    expect(await put(uuid)).toEqual([422, 'invalid_value'])
    expect(await put(video.uuid)).toEqual([422, 'invalid_value'])
    expect(await put(randomUUID())).toEqual([422, 'reference_not_found'])
    const other = await upload(company)
    expect(await put(other.uuid, { 'if-match': `"${rev + 5}"` })).toEqual([412, 'stale'])
  })

  it('that is replaced by several at once ends up with one of them, and none is lost', async () => {
    const first = await upload(company)
    const others = await Promise.all([1, 2, 3, 4].map(() => upload(company)))
    const answers = await Promise.all(
      others.map(({ uuid }) =>
        designer().send('POST', company.path(`media/${first.uuid}/replacement`), { media: uuid }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const hashes = await company.rows('select sha256 from media where uuid = any($1)', [
      [first, ...others].map(({ uuid }) => uuid),
    ])
    expect(new Set(hashes.map((row) => row.sha256))).toEqual(new Set([first, ...others].map((one) => one.sha256)))
  })
})

describe('the media library', () => {
  it('can be filtered by missing fields, folder, country, use and hash', async () => {
    const plain = await upload(company, { alt: 'Said', licence: 'own', folder: 'Namibia/Dunes' })
    const bare = await upload(company)
    const credited = await upload(company, { alt: 'x', licence: 'cc_by', credit: 'A. Photographer', folder: 'Namibia' })
    const uncredited = await upload(company, { alt: 'x', licence: 'cc_by_sa' })
    const placed = await send('PUT', `media/${bare.uuid}`, {
      location: { label: 'Walvis Bay', country: 'NA', lat: null, lng: null },
    })
    expect([plain.lacks, placed.lacks, placed.country, uncredited.lacks]).toEqual([
      [],
      ['alt', 'licence', 'folder'],
      'NA',
      ['credit', 'folder'],
    ])
    const among = async (query: string) => {
      const found = new Set(await listed(query))
      return [plain, bare, credited, uncredited].map(({ uuid }) => found.has(uuid))
    }
    expect(await among('lacks=alt')).toEqual([false, true, false, false])
    expect(await among('lacks=credit')).toEqual([false, false, false, true])
    expect(await among('lacks=folder&lacks=alt')).toEqual([false, true, false, true])
    expect(await among('folder=Namibia')).toEqual([false, false, true, false])
    expect(await among('country=NA')).toEqual([false, true, false, false])
    expect(await among(`sha256=${plain.sha256}`)).toEqual([true, false, false, false])
    await send('POST', 'accommodations/', { name: 'Uses it', media: [{ media: plain.uuid }] })
    expect(await among('used=true')).toEqual([true, false, false, false])
    expect(await among('used=false')).toEqual([false, true, true, true])
    expect(await among('used=false&folder=Namibia&q=picture')).toEqual([false, false, true, false])
    expect((await item(plain.uuid)).isUsed).toBe(true)
    const folders = await send('GET', 'media-folders')
    expect(folders).toEqual(
      expect.arrayContaining([
        { folder: 'Namibia', count: 1 },
        { folder: 'Namibia/Dunes', count: 1 },
      ]),
    )
  })

  it('shows which licences are about to expire or have expired, from day to day', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const { uuid } = await upload(company, { licence: 'stock', licenceExpires: inDays(90) })
    expect((await item(uuid)).licenceState).toBe('valid')
    expect((await send('PUT', `media/${uuid}`, { licenceExpires: inDays(30) })).licenceState).toBe('expiring')
    expect(await listed('licenceState=expiring&licenceState=expired')).toContain(uuid)
    // The daily job updates the state without a change of the item.
    const follow = (now: string) => runBatch(world.deps, company.uuid, followLicences, new Date(now))
    await follow(inDays(31))
    expect((await item(uuid)).licenceState).toBe('expired')
    expect(await listed('licenceState=expired')).toContain(uuid)
  })

  it('finds similar images, even if they are smaller or compressed again', async () => {
    const noise = await sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .blur(40)
      .normalise()
      .png()
      .toBuffer()
    const one = await upload(company, {}, await sharp(noise).jpeg({ quality: 90 }).toBuffer())
    const smaller = await upload(company, {}, await sharp(noise).resize(450).jpeg({ quality: 60 }).toBuffer())
    const alike = (await send('GET', `media/${one.uuid}/alike`)).map((found: Json) => found.uuid)
    expect(alike[0]).toBe(smaller.uuid)
    const other = await upload(company, {}, await halves(640, 320))
    expect((await send('GET', `media/${other.uuid}/alike`)).map((found: Json) => found.uuid)).not.toContain(one.uuid)
  })
})
