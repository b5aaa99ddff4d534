import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chores } from './housekeeping.ts'
import { asServerOf } from './identity/authenticate.ts'
import { removeDeadSessions, removeExpiredChallenges, removeExpiredMailTokens } from './identity/jobs.ts'
import { type Batch, dueTenants, inDueTenants } from './kit/jobs/each-tenant.ts'
import { emptyBin } from './kit/jobs/empty-bin.ts'
import { forgetRequestKeys } from './kit/jobs/forget-keys.ts'
import { destinations } from './resources/destinations/queries.ts'
import { emptyItineraryBin, keptDays, thinRevisions } from './resources/itineraries/jobs.ts'
import { moveDueItineraries } from './resources/itineraries/move-due.ts'
import { removeLapsedSlots, removeUnusedFiles } from './resources/media/jobs.ts'
import { media } from './resources/media/queries.ts'
import { runBatch } from './test/run-batch.ts'
import { type Company, createWorld, type Json, type Person, type World } from './test/world.ts'

let world: World
let company: Company
let designer: Person
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  designer = company.people.Designer
})
afterAll(() => world.close())

/** Runs all parts of a chore in this suite's company, now or at another time. */
const run = async (batch: Batch, now = new Date()) => {
  await runBatch(world.deps, company.uuid, batch, now)
  await world.emailsSettled()
}
const sql = (text: string, values: unknown[] = []): Promise<Json[]> =>
  world.inTenant(company.uuid, async (query) => (await query(text, values)).rows)
const make = async (plural: string, body: Record<string, unknown>) => {
  const answer = await designer.send('POST', company.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const get = async (plural: string, uuid: string) => designer.send('GET', company.path(`${plural}/${uuid}?binned=true`))
const binFor = async (plural: string, uuid: string, days: number) => {
  await designer.send('DELETE', company.path(`${plural}/${uuid}`))
  await sql(`update ${plural} set deleted_at = now() - make_interval(days => $2) where uuid = $1`, [uuid, days])
}
const events = async (target: string) =>
  (await sql('select action, actor from audit_events where target = $1 order by uuid', [target])).map((event) => [
    event.action,
    event.actor.kind,
  ])

describe('the result of an idempotency key', () => {
  it('is stored for a day', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { name: 'Done once', kind: 'area' }
    const first = await designer.send('POST', company.path('destinations/'), body, headers)
    await run(forgetRequestKeys)
    const again = await designer.send('POST', company.path('destinations/'), body, headers)
    expect(again.json.data.uuid).toBe(first.json.data.uuid)
    await run(forgetRequestKeys, new Date(Date.now() + 25 * 3_600_000))
    expect(await sql('select from request_keys where key = $1', [headers['idempotency-key']])).toEqual([])
  })
})

describe('the bin', () => {
  it('keeps records for thirty days and then deletes them permanently, with an entry in the audit trail', async () => {
    const old = await make('destinations', { name: 'Long gone', kind: 'area' })
    const recent = await make('destinations', { name: 'Just gone', kind: 'area' })
    const child = await make('destinations', { name: 'Child', kind: 'area', parent: old.uuid })
    await binFor('destinations', old.uuid, 31)
    await binFor('destinations', recent.uuid, 29)
    await run(emptyBin(destinations))
    await run(emptyBin(destinations))
    expect((await get('destinations', old.uuid)).status).toBe(404)
    expect((await get('destinations', recent.uuid)).status).toBe(200)
    expect((await get('destinations', child.uuid)).json.data.parent).toBe(null)
    expect(await events(old.uuid)).toEqual([
      ['destination.create', 'person'],
      ['destination.remove', 'person'],
      ['destination.purge', 'job'],
    ])
  })

  it('is emptied in several batches, which skip records that are still referenced', async () => {
    const uuids: string[] = []
    for (let n = 0; n < 60; n += 1) uuids.push((await make('destinations', { name: `D ${n}`, kind: 'area' })).uuid)
    await sql(`update destinations set deleted_at = now() - interval '40 days' where uuid = any($1)`, [uuids])
    await run(emptyBin(destinations))
    expect(await sql('select uuid from destinations where uuid = any($1)', [uuids])).toEqual([])
  })

  it('deletes an itinerary with its revisions, publications, links and stored pages', async () => {
    const place = await make('destinations', { name: 'Delta', kind: 'area' })
    const itinerary = await make('itineraries', {
      title: 'Over',
      days: [{ uuid: randomUUID(), destination: place.uuid }],
    })
    const published = await designer.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`))
    expect(published.status, JSON.stringify(published.json)).toBe(200)
    const [files] = await sql('select page_key, brochure_key from publications where itinerary = $1', [itinerary.uuid])
    expect(await world.deps.storage.has(files.page_key)).toBe(true)
    await binFor('itineraries', itinerary.uuid, 31)
    await run(emptyItineraryBin)
    for (const table of ['itinerary_revisions', 'publications', 'shares'])
      expect(await sql(`select 1 from ${table} where itinerary = $1`, [itinerary.uuid]), table).toEqual([])
    expect(await sql('select 1 from resource_links where owner = $1', [itinerary.uuid])).toEqual([])
    expect(await world.deps.storage.has(files.page_key)).toBe(false)
    expect(await world.deps.storage.has(files.brochure_key)).toBe(false)
    expect((await get('itineraries', itinerary.uuid)).status).toBe(404)
  })

  it('leaves documents that refer to deleted records unchanged, and they can still be saved', async () => {
    const lodge = await make('accommodations', { name: 'Gone Lodge' })
    const itinerary = await make('itineraries', {
      title: 'Pinned',
      segments: [
        {
          uuid: randomUUID(),
          kind: 'accommodation',
          title: 'Gone Lodge',
          day: 0,
          nights: 1,
          source: { resource: 'accommodation', uuid: lodge.uuid, rev: 1 },
        },
      ],
    })
    await binFor('accommodations', lodge.uuid, 31)
    const [bin] = (await import('./served-resources.ts')).servedResources.filter(
      (resource) => resource.definition.name === 'accommodation',
    )
    if (bin) await run(emptyBin(bin))
    expect((await get('accommodations', lodge.uuid)).status).toBe(404)
    const saved = await designer.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
      ...itinerary,
      subtitle: 'Fine',
    })
    expect([saved.status, saved.json.data?.segments[0].title]).toEqual([200, 'Gone Lodge'])
  })
})

const upload = async (colour: string) => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'picture.jpg')
  const answer = await designer.sendRaw('POST', company.path('media/'), { raw: body })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const storedFiles = async (sha256: string): Promise<string[]> =>
  (await sql('select variants from media_renditions where sha256 = $1', [sha256])).flatMap((row) =>
    row.variants.map((variant: { key: string }) => variant.key),
  )

describe('images', () => {
  it('are deleted with their files when unused, and stay while a record in the bin shows them', async () => {
    const usedPicture = await upload('#aa5511')
    const lodge = await make('accommodations', {
      name: 'Shows it',
      media: [{ media: usedPicture.uuid, role: 'hero', caption: null, alt: null }],
    })
    await designer.send('DELETE', company.path(`accommodations/${lodge.uuid}`))
    await binFor('media', usedPicture.uuid, 31)
    const lone = await upload('#1155aa')
    await binFor('media', lone.uuid, 31)
    const files = await storedFiles(lone.sha256)
    await sql(`update media_objects set created_at = now() - interval '2 days'`)
    await run(emptyBin(media))
    await run(removeUnusedFiles)
    expect((await get('media', lone.uuid)).status).toBe(404)
    expect(await sql('select from media where uuid = $1', [usedPicture.uuid])).toHaveLength(1)
    expect(files.length).toBeGreaterThan(0)
    for (const key of [...files, `${company.uuid}/${lone.sha256}/original.jpg`])
      expect(await world.deps.storage.has(key), key).toBe(false)
    for (const key of await storedFiles(usedPicture.sha256)) expect(await world.deps.storage.has(key), key).toBe(true)
    expect((await storedFiles(usedPicture.sha256)).length).toBeGreaterThan(0)
    const again = await upload('#1155aa')
    for (const key of await storedFiles(again.sha256)) expect(await world.deps.storage.has(key), key).toBe(true)
  })

  it('are uploaded completely or rejected while their unused files are being removed', async () => {
    const colours = ['#010101', '#020202', '#030303', '#040404']
    for (const colour of colours) await designer.send('DELETE', company.path(`media/${(await upload(colour)).uuid}`))
    await sql(
      `delete from media where deleted_at is not null and uuid not in (select media from resource_links where media is not null)`,
    )
    await sql(`update media_objects set created_at = now() - interval '2 days'`)
    const [uploads] = await Promise.all([
      Promise.all(
        colours.map(async (colour) => {
          const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
            .jpeg()
            .toBuffer()
          const body = new FormData()
          body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'again.jpg')
          return designer.sendRaw('POST', company.path('media/'), { raw: body })
        }),
      ),
      run(removeUnusedFiles),
      run(removeUnusedFiles),
    ])
    for (const answer of uploads.filter(({ status }) => status === 201)) {
      const files = await storedFiles(answer.json.data.sha256)
      expect(files.length).toBeGreaterThan(0)
      for (const key of files) expect(await world.deps.storage.has(key), key).toBe(true)
    }
  })

  it('that were never uploaded free their slot after a day', async () => {
    const slot = (await designer.send('POST', company.path('media/'), {})).json.data
    const open = (await designer.send('POST', company.path('media/'), {})).json.data
    await sql(`update media_slots set expires_at = now() - interval '1 second' where media = $1`, [slot.uuid])
    await run(removeLapsedSlots)
    expect((await get('media', slot.uuid)).status).toBe(404)
    expect((await get('media', open.uuid)).status).toBe(200)
    expect(await events(slot.uuid)).toContainEqual(['media-item.purge', 'job'])
  })
})

describe('revisions', () => {
  it('are thinned to the last automatic one a day after thirty days; all others stay', async () => {
    const itinerary = await make('itineraries', { title: 'Much saved' })
    await sql('delete from itinerary_revisions where itinerary = $1', [itinerary.uuid])
    const old = '2026-01-05'
    const kinds = ['auto', 'auto', 'named', 'auto', 'published', 'restored', 'auto', 'auto']
    for (const [index, kind] of kinds.entries()) {
      const at = index < 7 ? `${old}T0${index + 1}:00:00Z` : new Date().toISOString()
      await sql(
        `insert into itinerary_revisions (tenant, itinerary, n, kind, snapshot, sha256, at) values ($1, $2, $3, $4, '{}', 'x', $5)`,
        [company.uuid, itinerary.uuid, index + 1, kind, at],
      )
    }
    const left = async () =>
      (await sql('select n from itinerary_revisions where itinerary = $1 order by n', [itinerary.uuid])).map(
        (row) => row.n,
      )
    await run(thinRevisions)
    expect(await left()).toEqual([3, 5, 6, 7, 8])
    await run(thinRevisions)
    expect(await left()).toEqual([3, 5, 6, 7, 8])
    expect((await events(itinerary.uuid)).filter(([action]) => action === 'itinerary.thin-revisions')).toHaveLength(1)
  })

  it('are thinned in all itineraries of a company, which then has nothing left to thin', async () => {
    const uuids: string[] = []
    for (let n = 0; n < 60; n += 1) uuids.push((await make('itineraries', { title: `Saved ${n}` })).uuid)
    await sql('delete from itinerary_revisions where itinerary = any($1)', [uuids])
    await sql(
      `insert into itinerary_revisions (tenant, itinerary, n, kind, snapshot, sha256, at)
       select $1, itinerary, n, 'auto', '{}', 'x', '2026-01-05T00:00:00Z'::timestamptz + n * interval '1 hour'
       from unnest($2::uuid[]) itinerary cross join generate_series(1, 2) n`,
      [company.uuid, uuids],
    )
    await run(thinRevisions)
    expect(
      await sql('select n, count(*)::int as count from itinerary_revisions where itinerary = any($1) group by n', [
        uuids,
      ]),
    ).toEqual([{ n: 2, count: 60 }])
    const due: string[] = []
    for await (const uuid of dueTenants(world.deps, 'thin-revisions', new Date(), { minutes: keptDays * 24 * 60 }))
      due.push(uuid)
    expect(due).not.toContain(company.uuid)
  })
})

describe('an itinerary', () => {
  const inStatus = async (status: string, fields: Record<string, unknown>) => {
    const itinerary = await make('itineraries', { title: `To be ${status}`, ...fields })
    await sql('update itineraries set status = $2 where uuid = $1', [itinerary.uuid, status])
    return itinerary.uuid as string
  }
  const getState = async (uuid: string) => (await get('itineraries', uuid)).json.data
  const segment = (fields: Record<string, unknown>) => ({ uuid: randomUUID(), kind: 'note', title: 'x', ...fields })

  it('goes back from held to quoted after its date, priced or not, as a change by the server', async () => {
    const uuid = await inStatus('held', { heldUntil: '2026-03-01T12:00:00.000Z' })
    await run(moveDueItineraries, new Date('2026-03-01T11:59:59Z'))
    expect((await getState(uuid)).status).toBe('held')
    const before = await getState(uuid)
    await run(moveDueItineraries, new Date('2026-03-01T12:00:00Z'))
    const after = await getState(uuid)
    expect(after).toMatchObject({ status: 'quoted', heldUntil: null, rev: before.rev + 1, updatedBy: null })
    await run(moveDueItineraries, new Date('2026-03-01T12:00:00Z'))
    expect((await getState(uuid)).rev).toBe(after.rev)
    expect(await events(uuid)).toEqual([
      ['itinerary.create', 'person'],
      ['itinerary.update', 'job'],
    ])
  })

  it('is travelling from its first day in the time zone of its first segment, and completed after its last', async () => {
    const uuid = await inStatus('booked', {
      startDate: '2026-04-10',
      dayCount: 2,
      segments: [
        segment({ day: 1, timezone: 'Europe/Berlin' }),
        segment({ day: 0, timezone: 'Pacific/Auckland' }),
        segment({ day: null, timezone: 'America/Los_Angeles' }),
      ],
    })
    const at = async (instant: string) => {
      await run(moveDueItineraries, new Date(instant))
      return (await getState(uuid)).status
    }
    // Auckland is twelve hours ahead of UTC on these days, Berlin two.
    expect(await at('2026-04-09T11:59:00Z')).toBe('booked')
    expect(await at('2026-04-09T12:00:00Z')).toBe('travelling')
    expect(await at('2026-04-11T21:59:00Z')).toBe('travelling')
    expect(await at('2026-04-11T22:00:00Z')).toBe('completed')
  })

  it('is completed at once if both dates have passed, but stays as it is in the bin or without a date', async () => {
    const forgotten = await inStatus('booked', { startDate: '2025-04-10' })
    const binned = await inStatus('booked', { startDate: '2025-04-10' })
    const dateless = await inStatus('booked', {})
    await designer.send('DELETE', company.path(`itineraries/${binned}`))
    await run(moveDueItineraries)
    expect((await getState(forgotten)).status).toBe('completed')
    expect((await getState(binned)).status).toBe('booked')
    expect((await getState(dateless)).status).toBe('booked')
  })

  it('is moved only once by concurrent runs', async () => {
    const uuid = await inStatus('held', { heldUntil: '2026-03-01T12:00:00.000Z' })
    const { rev } = await getState(uuid)
    await Promise.all(Array.from({ length: 20 }, () => run(moveDueItineraries)))
    expect(await getState(uuid)).toMatchObject({ status: 'quoted', rev: rev + 1 })
  })
})

describe('secrets', () => {
  it('that have expired are deleted, others stay', async () => {
    const hash = () => Buffer.from(randomUUID())
    const [dead, idle, live, expired, open] = [hash(), hash(), hash(), hash(), hash()]
    const { pool } = world.deps
    await pool.query(
      `insert into sessions (token_hash, "user", seen_at, expires_at) values
       ($1, $4, now(), now() - interval '1 second'), ($2, $4, now() - interval '13 hours', now() + interval '1 day'), ($3, $4, now(), now() + interval '1 day')`,
      [dead, idle, live, designer.uuid],
    )
    await pool.query(
      `insert into mail_tokens (token_hash, purpose, email, expires_at) values
       ($1, 'register', 'a@example.test', now() - interval '1 second'), ($2, 'register', 'a@example.test', now() + interval '1 hour')`,
      [expired, open],
    )
    await pool.query(
      `insert into auth_challenges (token_hash, purpose, expires_at) values
       ($1, 'passkey', now() - interval '1 second'), ($2, 'passkey', now() + interval '1 hour')`,
      [expired, open],
    )
    await removeDeadSessions(pool, new Date())
    await removeExpiredChallenges(pool, new Date())
    await removeExpiredMailTokens(pool, new Date())
    const left = async (table: string) =>
      (
        await pool.query<{ hash: string }>(
          `select encode(token_hash, 'escape') as hash from ${table} where token_hash = any($1)`,
          [[dead, idle, live, expired, open]],
        )
      ).rows.map((row) => row.hash)
    expect(await left('sessions')).toEqual([live.toString()])
    expect(await left('mail_tokens')).toEqual([open.toString()])
    expect(await left('auth_challenges')).toEqual([open.toString()])
  })
})

describe('chores', () => {
  it('reach every company in which something is due, even if one of them fails', async () => {
    const other = await world.createCompany()
    for (const { uuid } of [company, other])
      await world.inTenant(uuid, (query) => query('insert into stale_itineraries values ($1, uuidv7())', [uuid]))
    const seen = new Set<string>()
    const options = { deps: world.deps, asServer: asServerOf(world.deps, () => {}), now: new Date() }
    const failing = inDueTenants(options, 'renew-search', [
      async (ctx, _now, after) => {
        if (ctx.tenant === company.uuid) throw new Error('not here')
        if (ctx.tenant !== other.uuid) return null
        seen.add(`${after}`)
        return after === null ? 'second part' : null
      },
    ])
    await expect(failing).rejects.toThrow('renew-search failed in 1 companies')
    expect([...seen]).toEqual(['null', 'second part'])
  })

  it('have unique names and valid schedules', () => {
    expect(new Set(chores.map(({ name }) => name)).size).toBe(chores.length)
    expect(chores.map(({ cron }) => cron.split(' ').length)).toEqual(chores.map(() => 5))
  })
})
