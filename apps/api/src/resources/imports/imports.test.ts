import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../test/samples.ts'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { actAs, asServerOf } from '../../identity/authenticate.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { removeOldImports, workImport } from './jobs.ts'
import { importBatch } from './import-batch.ts'

let world: World
let company: Company

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

type Role = keyof Company['people']

const sendFile = (of: Company, resource: string, file: string | Uint8Array<ArrayBuffer>, role: Role = 'Owner') => {
  const form = new FormData()
  form.append('resource', resource)
  form.append('file', new Blob([file], { type: 'text/csv' }), 'list.csv')
  return of.people[role].sendRaw('POST', of.path('imports/'), { raw: form })
}

const dataOf = ({ status, json }: Answer, wanted = 200): Json => {
  expect(status, JSON.stringify(json)).toBe(wanted)
  return json.data
}

const begun = async (of: Company, resource: string, file: string | Uint8Array<ArrayBuffer>): Promise<Json> =>
  dataOf(await sendFile(of, resource, file), 201)

const move = (of: Company, uuid: string, step: string, role: Role = 'Owner') =>
  of.people[role].send('POST', of.path(`imports/${uuid}/${step}`), {})

const read = async (of: Company, uuid: string): Promise<Json> =>
  dataOf(await of.people.Owner.send('GET', of.path(`imports/${uuid}`)))

/** Uploads, checks and imports a file with the guessed mapping; the jobs run between the requests. */
const importGuessed = async (
  of: Company,
  resource: string,
  file: string | Uint8Array<ArrayBuffer>,
  onDuplicate = 'skip',
) => {
  const { uuid } = await begun(of, resource, file)
  dataOf(await of.people.Owner.send('PUT', of.path(`imports/${uuid}`), { options: { onDuplicate } }))
  dataOf(await move(of, uuid, 'check'))
  dataOf(await move(of, uuid, 'start'))
  return read(of, uuid)
}

const listed = async (of: Company, plural: string, query = 'sort=name&perPage=96'): Promise<Json[]> =>
  (await of.people.Owner.send('GET', of.path(`${plural}/?${query}`))).json.data

const fiveThousand = (bad: ReadonlySet<number>): string =>
  [
    'Name,Stars,Phone',
    ...Array.from({ length: 5000 }, (_, at) => `Camp ${at + 2},${bad.has(at + 2) ? 'nine' : '4'},+264 61 123 456`),
  ].join('\n')

describe('an import', () => {
  it('guesses delimiter, encoding and which column is which field', async () => {
    const heads = 'Hôtel;Name;LATITUDE;Longitude;E-Mail;Land'
    const utf16 = Buffer.from(
      `\uFEFF${heads.replaceAll(';', '\t')}\nx\tGästehaus\t1\t2\ta@example.test\tNA\n`,
      'utf16le',
    )
    const cases = [
      [`${heads}\nx;Gästehaus;1;2;a@example.test;NA`, ';', 'utf-8'],
      [Uint8Array.from(Buffer.from(`${heads}\nx;Gästehaus;1;2;a@example.test;NA`, 'latin1')), ';', 'windows-1252'],
      [Uint8Array.from(utf16), '\t', 'utf-16le'],
      [Uint8Array.from(Buffer.from(utf16).swap16()), '\t', 'utf-16be'],
    ] as const
    for (const [file, delimiter, encoding] of cases) {
      const draft = await begun(company, 'accommodations', file)
      expect(draft).toMatchObject({
        delimiter,
        encoding,
        state: 'draft',
        columns: heads.split(';'),
        mapping: [null, 'name', 'location.lat', 'location.lng', 'email', null],
        sample: [['x', 'Gästehaus', '1', '2', 'a@example.test', 'NA']],
      })
      expect(draft.fields).toContainEqual(
        expect.objectContaining({ key: 'name', label: 'Name', isRequired: true, isDate: false }),
      )
    }
  })

  it('reports each bad cell with its row and column, and imports everything else', async () => {
    const of = await world.createCompany()
    const bad = new Set(Array.from({ length: 37 }, (_, at) => 10 + at * 131))
    const { uuid } = await begun(of, 'accommodations', fiveThousand(bad))
    dataOf(await move(of, uuid, 'check'))
    const checked = await read(of, uuid)
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { total: 5000, checked: 5000, invalid: 0, unreadCells: 37, created: 0 },
    })
    const message = 'must be a number such as 12 or 12.5'
    expect(checked.errors).toEqual(
      [...bad].map((row) => ({ row, column: 'Stars', value: 'nine', message, leavesOut: 'cell' })),
    )
    const errors = await of.people.Owner.send('GET', of.path(`imports/${uuid}/errors.csv`))
    expect(errors.bytes.toString('utf8').trim().split('\r\n')).toHaveLength(38)
    dataOf(await move(of, uuid, 'start'))
    expect((await read(of, uuid)).counts).toMatchObject({ created: 5000, unreadCells: 37, failed: 0, skipped: 0 })
    const { json } = await of.people.Owner.send('GET', of.path('accommodations/?fields=phone'))
    expect(json.meta.total).toBe(5000)
    expect(json.data[0].phone).toBe('+26461123456')
    const events = await of.rows(`select count(*)::int as n from audit_events where action = 'accommodation.create'`)
    expect(events[0].n).toBe(5000)
  }, 300_000)

  it('restores exported records unchanged', async () => {
    const [one, other] = [await world.createCompany(), await world.createCompany()]
    await one.people.Owner.send('POST', one.path('contacts/'), {
      familyName: '=1+1',
      phones: ['+264811234567'],
      notes: "'=2",
    })
    for (const name of ['destination', 'supplier', 'accommodation', 'excursion', 'contact'])
      await samples[name]?.create(one)
    for (const uuid of [one.people.Owner.uuid, other.people.Owner.uuid])
      await world.deps.pool.query('update users set name = $2 where uuid = $1', [uuid, 'The one and only'])
    for (const plural of ['destinations', 'contacts', 'suppliers', 'accommodations', 'excursions']) {
      const file = await one.people.Owner.send('GET', one.path(`${plural}/export.csv?sort=name`))
      const { counts, errors } = await importGuessed(other, plural, Uint8Array.from(file.bytes))
      expect([counts.failed, errors], plural).toEqual([0, []])
      const again = await other.people.Owner.send('GET', other.path(`${plural}/export.csv?sort=name`))
      const own = /(,[^,]*){3}$/
      const lines = ({ bytes }: Answer) =>
        bytes
          .toString('utf8')
          .split('\r\n')
          .map((line) => line.replace(own, ''))
      expect(lines(again), plural).toEqual(lines(file))
    }
    const [contact] = (await listed(other, 'contacts', 'perPage=96&fields=notes')).filter(
      ({ familyName }) => familyName === '=1+1',
    )
    expect(contact).toMatchObject({ phones: ['+264811234567'], notes: "'=2" })
  }, 60_000)

  it('keeps nothing of the previous location when a file sets another one', async () => {
    const of = await world.createCompany()
    await of.people.Owner.send('POST', of.path('suppliers/'), {
      name: 'Guides',
      location: { label: 'Windhoek', lat: -22.56, lng: 17.08, country: 'NA', timezone: 'Africa/Windhoek' },
    })
    const file = 'Name,Location label\nGuides,Zurich\n'
    expect((await importGuessed(of, 'suppliers', file, 'update')).counts).toMatchObject({ updated: 1 })
    const [supplier] = await listed(of, 'suppliers')
    expect(supplier).toMatchObject({
      location: { label: 'Zurich', lat: null, lng: null, country: null, timezone: null },
    })
  })

  it('skips, updates or duplicates existing records, as chosen', async () => {
    const of = await world.createCompany()
    await of.people.Owner.send('POST', of.path('suppliers/'), { name: 'Café Désert', notes: null, taxId: 'kept' })
    const file = 'Name,Rating\ncafe desert,5\nNew one,3\nNEW ONE,4\n'
    expect((await importGuessed(of, 'suppliers', file)).counts).toMatchObject({ created: 1, skipped: 2 })
    expect((await importGuessed(of, 'suppliers', file, 'update')).counts).toMatchObject({ created: 0, updated: 3 })
    expect((await listed(of, 'suppliers')).map(({ name, rating, taxId }) => [name, rating, taxId])).toEqual([
      ['cafe desert', 5, 'kept'],
      ['NEW ONE', 4, null],
    ])
    expect((await importGuessed(of, 'suppliers', file, 'create')).counts).toMatchObject({ created: 3 })
  })

  it('finds referenced records by name, only in its own company', async () => {
    const [of, foreign] = [await world.createCompany(), await world.createCompany()]
    for (const [where, name] of [
      [of, 'Etosha'],
      [foreign, 'Elsewhere'],
    ] as const)
      await where.people.Owner.send('POST', where.path('destinations/'), { name })
    const done = await importGuessed(of, 'accommodations', 'Name,Destination\nOne,etosha\nTwo,Elsewhere\n')
    expect(done.counts).toMatchObject({ created: 2, unreadCells: 1, failed: 0 })
    const message = 'there is no destination called “Elsewhere”, or more than one'
    expect(done.errors).toEqual([{ row: 3, column: 'Destination', value: 'Elsewhere', message, leavesOut: 'cell' }])
    const [one, two] = await listed(of, 'accommodations')
    expect([typeof one?.destination, two?.destination]).toEqual(['string', null])
  })

  it('continues after a crash where it stopped, and creates nothing twice', async () => {
    const of = await world.createCompany()
    const { uuid } = await begun(
      of,
      'contacts',
      `Family name\n${Array.from({ length: 250 }, (_, at) => `N${at}`).join('\n')}`,
    )
    dataOf(await move(of, uuid, 'check'))
    await of.rows(`update imports set state = 'running', on_duplicate = 'create' where uuid = $1`, [uuid])
    const asServer = asServerOf(world.deps, () => {})
    expect(await asServer(of.uuid, 'import', (ctx) => importBatch(ctx, actAs, uuid))).toBe(true)
    const killed = asServer(of.uuid, 'import', async (ctx) => {
      await importBatch(ctx, actAs, uuid)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect((await read(of, uuid)).counts).toMatchObject({ created: 100 })
    // Two workers at once, as when a worker that was considered dead is still running.
    for (let job = 0; job < 2; job += 1)
      await inTransaction(
        world.deps.pool,
        of.uuid,
        (tx) => world.deps.queue.enqueue(tx, 'imports', { tenant: of.uuid, import: uuid }),
        { access: 'read write', onLateError: () => {} },
      )
    await Promise.all([world.emailsSettled(), asServer(of.uuid, 'import', (ctx) => importBatch(ctx, actAs, uuid))])
    expect(await read(of, uuid)).toMatchObject({ state: 'done', counts: { created: 250, failed: 0 } })
    expect((await of.people.Owner.send('GET', of.path('contacts/'))).json.meta.total).toBe(250)
  })

  it('fails at once on an error that a retry would not solve', async () => {
    const of = await world.createCompany()
    const { uuid } = await begun(of, 'contacts', 'Family name,Birthday\nOne,3/4/1980')
    await of.rows(`update imports set state = 'checking', date_columns = '[null]' where uuid = $1`, [uuid])
    const job = () =>
      workImport(
        asServerOf(world.deps, () => {}),
        actAs,
        { tenant: of.uuid, import: uuid },
      )
    await expect(job()).rejects.toThrow(TypeError)
    const state = () => of.rows('select state from imports where uuid = $1', [uuid])
    expect(await state()).toEqual([{ state: 'failed' }])
    expect(await of.rows(`select from audit_events where action = 'import.fail'`)).toHaveLength(1)
    await job()
    expect(await state()).toEqual([{ state: 'failed' }])
  })

  it('stops when it is cancelled, and keeps what is already stored', async () => {
    const of = await world.createCompany()
    const { uuid } = await begun(
      of,
      'contacts',
      `Family name\n${Array.from({ length: 150 }, (_, at) => `N${at}`).join('\n')}`,
    )
    expect((await move(of, uuid, 'start')).json.code).toBe('conflict')
    dataOf(await move(of, uuid, 'check'))
    await of.rows(`update imports set state = 'running' where uuid = $1`, [uuid])
    const asServer = asServerOf(world.deps, () => {})
    await asServer(of.uuid, 'import', (ctx) => importBatch(ctx, actAs, uuid))
    expect(dataOf(await move(of, uuid, 'cancel'))).toMatchObject({ state: 'cancelled', counts: { created: 100 } })
    expect(await asServer(of.uuid, 'import', (ctx) => importBatch(ctx, actAs, uuid))).toBe(false)
    for (const step of ['check', 'start', 'cancel']) expect((await move(of, uuid, step)).status, step).toBe(409)
    expect((await of.people.Owner.send('GET', of.path('contacts/'))).json.meta.total).toBe(100)
  })

  it('is visible to its creator and to Admins, and has only its creator’s permissions', async () => {
    const of = await world.createCompany()
    const { uuid } = dataOf(await sendFile(of, 'contacts', 'Family name\nOne\n', 'Designer'), 201)
    for (const [role, status] of [
      ['Designer', 200],
      ['Admin', 200],
      ['Manager', 404],
      ['Agent', 404],
      ['Viewer', 404],
    ] as const)
      expect((await of.people[role].send('GET', of.path(`imports/${uuid}`))).status, role).toBe(status)
    expect((await sendFile(of, 'suppliers', 'Name\nOne\n', 'Designer')).json.code).toBe('permission_denied')
    expect((await sendFile(of, 'suppliers', 'Name\nOne\n', 'Viewer')).status).toBe(404)
    dataOf(await move(of, uuid, 'check', 'Designer'))
    await of.people.Owner.send('DELETE', of.path(`users/${of.people.Designer.uuid}`))
    dataOf(await move(of, uuid, 'start'))
    expect(await read(of, uuid)).toMatchObject({ state: 'failed', counts: { created: 0 } })
  })

  it.each(['skip', 'update'])(
    'that is to %s existing records reveals nothing of those that its sender may not read',
    async (how) => {
      const of = await world.createCompany()
      const { Agent, Owner } = of.people
      for (const fields of [{ familyName: 'Theirs' }, { familyName: 'Own', owner: Agent.uuid }])
        dataOf(await Owner.send('POST', of.path('contacts'), fields), 201)
      const { uuid } = dataOf(
        await sendFile(of, 'contacts', 'Family name,Phone\nTheirs,+41441234567\nOwn,+41441234567\n', 'Agent'),
        201,
      )
      dataOf(await Agent.send('PUT', of.path(`imports/${uuid}`), { options: { onDuplicate: how } }))
      dataOf(await move(of, uuid, 'check', 'Agent'))
      dataOf(await move(of, uuid, 'start', 'Agent'))
      const { counts } = dataOf(await Agent.send('GET', of.path(`imports/${uuid}`)))
      expect(counts).toMatchObject({
        created: 1,
        skipped: how === 'skip' ? 1 : 0,
        updated: how === 'skip' ? 0 : 1,
        failed: 0,
      })
    },
  )

  it('rejects a file that is not a table and an invalid mapping', async () => {
    for (const file of ['', 'Name\n', '\n\n', Uint8Array.from([0x89, 0x50, 0, 0, 0, 1, 0, 0, 2, 2, 2, 2])]) {
      const { status, json } = await sendFile(company, 'contacts', file)
      expect([status, Object.keys(json.errors)]).toEqual([422, ['file']])
    }
    const { json: headsOnly } = await sendFile(company, 'contacts', 'Name\n')
    expect(headsOnly.errors.file[0].message).toBe('has no rows below the header row')
    expect((await sendFile(company, 'itineraries', 'Title\nOne')).status).toBe(422)
    const { uuid } = await begun(company, 'contacts', 'A,B\n1,2')
    for (const mapping of [['familyName'], ['name', null], ['birthday', 'birthday'], ['passports', null]])
      expect((await company.people.Owner.send('PUT', company.path(`imports/${uuid}`), { mapping })).status).toBe(422)
    const { json } = await company.people.Owner.send('PUT', company.path(`imports/${uuid}`), {
      mapping: ['passports', null],
    })
    expect(json.errors['mapping.0'][0].message).toBe('is not a field of this list')
  })

  it('is removed with its rows after 30 days', async () => {
    const of = await world.createCompany()
    const { uuid } = await begun(of, 'contacts', 'Family name\nOne')
    const sweep = (days: number) =>
      asServerOf(world.deps, () => {})(of.uuid, 'sweep', (ctx) =>
        removeOldImports(ctx, new Date(Date.now() + days * 86_400_000), null),
      )
    await sweep(29)
    await read(of, uuid)
    await sweep(31)
    expect((await of.people.Owner.send('GET', of.path(`imports/${uuid}`))).status).toBe(404)
    expect(await of.rows('select from import_rows where import = $1', [uuid])).toEqual([])
  })
})
