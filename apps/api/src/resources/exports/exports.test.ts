import { createHash } from 'node:crypto'
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { acceptProposal } from '../../test/accept-proposal.ts'
import { askQuestion } from '../../test/ask-question.ts'
import { askedTraveller } from '../../test/traveller-form-writes.ts'
import { jpeg, pluralOf, samples, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { removeLeftovers } from './jobs.ts'
import { safeName } from './queries.ts'

let world: World
let company: Company
let foreign: Company
const canary = 'Canary of the neighbours'

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  foreign = await world.createCompany()
  await foreign.people.Designer.send('POST', foreign.path('accommodations/'), { name: canary })
  await foreign.people.Designer.send('POST', foreign.path('itineraries/'), { title: canary })
})
afterAll(() => world.close())

/** Reads every entry of an archive, with a library other than the one that writes it. */
const unzip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry)
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(Buffer.from(chunk))
    expect(files.has(entry.fileName)).toBe(false)
    files.set(entry.fileName, Buffer.concat(chunks))
  }
  return files
}

const take = async (of = company) => {
  const answer = await of.people.Owner.send('GET', of.path('export'))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  const files = await unzip(answer.bytes)
  const json = (name: string): Json => JSON.parse(files.get(name)?.toString('utf8') ?? 'null')
  return { answer, files, json, manifest: json('manifest.json') }
}

const workFolder = () => join(world.deps.workFolder, 'exports')
const findLeftovers = async (of: Company) =>
  (await readdir(workFolder()).catch(() => [])).filter((name) => name.startsWith(of.uuid))

describe('the export of a company', () => {
  it('contains all resources with their bin, revisions, publications, emails, members, activity log and files, as in the manifest', async () => {
    const records: Record<string, Json> = {}
    for (const [name, sample] of Object.entries(samples)) records[name] = await sample.create(company)
    const { Owner } = company.people
    const published = company.path(`itineraries/${records.itinerary.uuid}`)
    const { json: publication } = await Owner.send('POST', `${published}/publish`, {})
    const [share] = publication.data.shares
    await Owner.send('POST', `${published}/shares/${share.uuid}/mail`, { to: 'traveller@example.test' })
    await acceptProposal(share.url)
    await askQuestion(share.url)
    const { row } = await askedTraveller(company)
    await Owner.send('DELETE', company.path(`excursions/${records.excursion.uuid}`))
    const bytes = await jpeg()
    const picture = await upload(company, { filename: '../../etc/passwd.jpg' }, bytes)
    const { answer, files, json, manifest } = await take()
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="test-[0-9a-f-]+-\d{4}-\d\d-\d\d\.zip"$/,
    )

    expect(manifest).toMatchObject({
      format: 'sojourn-export',
      version: 1,
      company: { uuid: company.uuid },
      missing: [],
    })
    const paths = manifest.entries.map((entry: Json) => entry.path)
    expect([...paths, 'manifest.json']).toEqual([...files.keys()])
    for (const { path, bytes: size, sha256 } of manifest.entries) {
      const file = files.get(path) ?? Buffer.alloc(0)
      expect([file.length, createHash('sha256').update(file).digest('hex')], path).toEqual([size, sha256])
    }

    for (const [name, record] of Object.entries(records)) {
      const listed = json(`${pluralOf(name)}.json`)
      expect(
        listed.some((one: Json) => one.uuid === record.uuid),
        name,
      ).toBe(true)
    }
    expect(json('excursions.json').find((one: Json) => one.uuid === records.excursion.uuid).deletedAt).not.toBeNull()
    expect(json('contacts.json')[0].passports[0].number).toBe('X1234567')
    expect(json('itinerary-revisions.json').map((one: Json) => one.kind)).toContain('published')
    expect(json('publications.json')[0].content.title).toBe('Desert and delta')
    expect(json('acceptances.json')).toMatchObject([{ share: share.uuid, name: 'Ada Client', revision: 2 }])
    expect(json('tasks.json')).toMatchObject([{ itinerary: records.itinerary.uuid, doneAt: null, doneBy: null }])
    expect(json('questions.json')).toMatchObject([
      { share: share.uuid, messages: [{ client: 'Ada Client', text: 'Can we arrive early?' }] },
    ])
    expect(json('traveller-details.json')).toMatchObject([
      { uuid: row.form.uuid, contact: row.contact, answers: { passportNumber: 'C01X00T48' } },
    ])
    expect(json('visits.json')).toMatchObject([{ share: share.uuid, opened: 'page', revision: 2, seconds: {} }])
    expect(json('emails.json')).toMatchObject([
      { to: 'traveller@example.test', share: share.uuid, state: 'sent' },
      { to: 'ada@example.test', share: share.uuid, state: 'sent', sender: null },
    ])
    expect(json('members.json')).toHaveLength(7)
    expect(json('audit.json').length).toBeGreaterThan(10)
    expect(json('subscription.json')[0].status).toBe('active')
    expect(json('company.json')[0].uuid).toBe(company.uuid)
    expect(files.get(`media/${picture.uuid}--.-etc-passwd.jpg`)).toEqual(bytes)
  })

  it('contains nothing of another company, no signed URL and no password', async () => {
    const { files } = await take()
    for (const [name, bytes] of files) {
      const text = bytes.toString('utf8')
      for (const secret of [canary, foreign.uuid, 'signature=', 'password', 'tokenHash'])
        expect(text.includes(secret), `${name} ${secret}`).toBe(false)
    }
  })

  it('is only for members who manage the company; others get 404', async () => {
    for (const role of ['Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const)
      expect((await company.people[role].send('GET', company.path('export'))).status, role).toBe(404)
    expect((await foreign.people.Owner.send('GET', company.path('export'))).status).toBe(404)
    expect((await company.people.Owner.send('GET', company.path('export?all=true'))).status).toBe(422)
  })

  it('contains only what the inviter wrote about an invited user, and nothing of their account elsewhere', async () => {
    const other = await world.createCompany()
    const { Designer } = foreign.people
    const secrets = ['Xenia Quartermaine', '+26461999888', 'Wayfinder in chief']
    await world.deps.pool.query('update users set name = $2, phone = $3, job_title = $4 where uuid = $1', [
      Designer.uuid,
      ...secrets,
    ])
    const written = { email: Designer.email, name: 'As Written', roles: [{ name: 'Viewer' }] }
    expect((await other.people.Admin.send('POST', other.path('users'), written)).status).toBe(201)
    const { files, json } = await take(other)
    for (const [name, bytes] of files)
      for (const secret of secrets) expect(bytes.toString('utf8').includes(secret), `${name} ${secret}`).toBe(false)
    const invited = json('members.json').find((one: Json) => one.uuid === Designer.uuid)
    expect(invited).toMatchObject({ name: 'As Written', jobTitle: null, phone: null, state: 'invited' })
  })

  it('contains the company as the API returns it', async () => {
    const { json } = await take()
    const own = await company.people.Owner.send('GET', `/v1/tenants/${company.uuid}`)
    expect(json('company.json')).toEqual([own.json.data])
  })

  it('works without a subscription', async () => {
    const lapsed = await world.createCompany({ isSubscribed: false })
    const { json } = await take(lapsed)
    expect([json('subscription.json'), json('itineraries.json')]).toEqual([[], []])
  })

  it('writes an event', async () => {
    await take()
    const events = await company.people.Owner.send('GET', company.path('audit?action=company.export'))
    expect(events.json.data[0]).toMatchObject({ target: company.uuid, actor: { uuid: company.people.Owner.uuid } })
  })

  it('lists a file that is missing from the storage and continues', async () => {
    const other = await world.createCompany()
    const [gone, there] = [await upload(other), await upload(other)]
    await world.deps.storage.remove(`${other.uuid}/${gone.sha256}/original.jpg`)
    const { manifest, files } = await take(other)
    expect(manifest.missing).toEqual([{ path: `media/${gone.uuid}-picture.jpg`, media: gone.uuid }])
    expect([...files.keys()].filter((name) => name.startsWith('media/'))).toEqual([`media/${there.uuid}-picture.jpg`])
  })

  it('leaves no temporary file behind', async () => {
    await take()
    await expect.poll(() => findLeftovers(company)).toEqual([])
  })
})

describe('a large company', () => {
  let large: Company
  beforeAll(async () => {
    large = await world.createCompany()
    // In parts: the counter of records is a single row, and each of its versions stays until its transaction ends.
    for (let part = 0; part < 10; part += 1)
      await world.inTenant(large.uuid, (query) =>
        query(
          `insert into destinations (tenant, tags, name, kind, languages, best_months, highlights, media, general)
           select $1, '{}', 'Place ' || n, 'area', '{}', '{}', '{}', '[]',
             jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
               jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat(md5(n::text), 150))))))
           from generate_series(1, 1000) n`,
          [large.uuid],
        ),
      )
  }, 60_000)

  it('is exported completely, in batches', async () => {
    const { json } = await take(large)
    expect(json('destinations.json')).toHaveLength(10_000)
    expect(new Set(json('destinations.json').map((one: Json) => one.uuid)).size).toBe(10_000)
  }, 60_000)

  it('whose export is aborted by the client leaves no file and no connection', async () => {
    const url = new URL(world.base() + large.path('export'))
    await new Promise<void>((resolve, reject) => {
      const sent = request(url, { headers: { authorization: `Bearer ${large.people.Owner.token}` } }, (response) => {
        response.once('data', () => {
          response.destroy()
          resolve()
        })
      })
      sent.on('error', reject)
      sent.end()
    })
    await expect.poll(() => findLeftovers(large), { timeout: 10_000 }).toEqual([])
    // The file is removed before its connection is returned, and background tasks use connections, too.
    await expect.poll(() => world.deps.pool.totalCount - world.deps.pool.idleCount, { timeout: 10_000 }).toBe(0)
  }, 60_000)

  it('has one export at a time, and can be exported again when that is done', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => large.people.Owner.send('GET', large.path('export'))),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409, 409])
    expect((await take(large)).answer.status).toBe(200)
  }, 60_000)

  it('whose export exceeds the time limit has it aborted and its folder removed', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const answer = large.people.Owner.send('GET', large.path('export'))
    await expect.poll(async () => (await findLeftovers(large)).length, { timeout: 10_000 }).toBe(1)
    expect((await stat(workFolder())).mode & 0o777).toBe(0o700)
    limit.abort()
    timeout.mockRestore()
    const given = await answer.then(
      ({ status }) => status,
      () => 'broken off',
    )
    expect([503, 'broken off']).toContain(given)
    await expect.poll(() => findLeftovers(large), { timeout: 10_000 }).toEqual([])
    await expect.poll(() => large.rows('select from running_exports'), { timeout: 10_000 }).toEqual([])
  }, 60_000)

  it('whose export is aborted before anything was sent leaves no file either', async () => {
    const url = new URL(world.base() + large.path('export'))
    const sent = request(url, { headers: { authorization: `Bearer ${large.people.Owner.token}` } })
    sent.on('error', () => {})
    sent.end()
    await expect.poll(async () => (await findLeftovers(large)).length, { timeout: 10_000 }).toBe(1)
    sent.destroy()
    await expect.poll(() => findLeftovers(large), { timeout: 10_000 }).toEqual([])
    await expect.poll(() => world.deps.pool.totalCount - world.deps.pool.idleCount).toBe(0)
  }, 60_000)
})

describe('a file name in the archive', () => {
  it.each([
    ['../../x.jpg', '._._x.jpg'],
    ['C:\\boot.ini', 'C__boot.ini'],
    ['a\u202egpj.exe', 'a_gpj.exe'],
    ['..', 'file'],
    ['a\u2028b.pdf', 'a_b.pdf'],
    [`${'🏜'.repeat(200)}.webp`, `${'🏜'.repeat(50)}.webp`],
  ])('%o becomes %o', (name, safe) => {
    expect(safeName(name)).toBe(safe)
  })
})

describe('an export that a crash has interrupted', () => {
  it('has its folder removed after an hour, or at once when no other export can be running', async () => {
    const [old, young] = [join(workFolder(), `${company.uuid}-old`), join(workFolder(), `${company.uuid}-young`)]
    for (const folder of [old, young]) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'contacts.json'), 'X1234567')
    }
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
    await utimes(old, twoHoursAgo, twoHoursAgo)
    await removeLeftovers(world.deps.workFolder, new Date())
    expect(await findLeftovers(company)).toEqual([`${company.uuid}-young`])
    await removeLeftovers(world.deps.workFolder, new Date(Date.now() + 1000), 0)
    expect(await findLeftovers(company)).toEqual([])
    await removeLeftovers(join(world.deps.workFolder, 'nowhere'), new Date())
  })

  it('does not block new exports forever', async () => {
    const other = await world.createCompany()
    await other.rows(
      `insert into running_exports (tenant, claim, started_at) values ($1, gen_random_uuid(), now() - interval '5 minutes')`,
      [other.uuid],
    )
    expect((await other.people.Owner.send('GET', other.path('export'))).status).toBe(409)
    await other.rows(`update running_exports set started_at = now() - interval '12 minutes'`)
    expect((await take(other)).answer.status).toBe(200)
  })
})
