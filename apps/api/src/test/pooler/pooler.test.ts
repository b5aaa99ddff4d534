import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { examineDatabase } from '../../doctor/examine-database.ts'
import { emailOf, postEmail, productColours } from '../../kit/jobs/email.ts'
import { checkDatabase } from '../../platform/db/check.ts'
import { createPool, type Pool } from '../../platform/db/pool.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { inTransaction, type OpenTransaction } from '../../platform/db/transaction.ts'
import { createQueue } from '../../platform/queue/queue.ts'
import type { Fault } from '../faults/fault-proxy.ts'
import { startProgram } from '../program.ts'
import type { Company } from '../world.ts'
import { createPooledWorld, type PooledWorld } from './pooled-world.ts'

let pooled: PooledWorld
let company: Company
let other: Company
beforeAll(async () => {
  pooled = await createPooledWorld()
  company = await pooled.world.createCompany()
  other = await pooled.world.createCompany()
}, 120_000)
afterAll(() => pooled?.close())

/** In milliseconds: two seconds, and what a machine that does much else may add to them. */
const inTime = 2000 + 1500
const wholeWithin = { timeout: 10_000, interval: 100 }

/** Sends a request to one of the two server processes, as the owner of a company. */
const sendTo = async (web: 0 | 1, of: Company, method: string, path: string, body?: unknown) => {
  const answer = await fetch(pooled.webs[web].base + of.path(path), {
    method,
    headers: {
      authorization: `Bearer ${of.people.Owner.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'PUT' && { 'if-match': '*' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text }
}

const create = async (title: string): Promise<{ uuid: string; rev: number }> => {
  const { status, text } = await sendTo(0, company, 'POST', 'itineraries/', { title })
  expect(status, text).toBe(201)
  return JSON.parse(text).data
}

const namesIn = (text: string): string[] => JSON.parse(text).data.map(({ name }: { name: string }) => name)

const within = <T>(pool: Pool, tenant: string | null, work: (tx: OpenTransaction) => Promise<T>): Promise<T> =>
  inTransaction(pool, tenant, work, { access: 'read write', onLateError: () => {} })

/** How many connections PgBouncer has to the database, under this name and for the role of the app. */
const backendsOf = async (name: string): Promise<number> => {
  const console = new Client({ connectionString: pooled.urlOf('one').replace(/\/one$/, '/pgbouncer') })
  await console.connect()
  try {
    const { rows } = await console.query('show pools')
    const role = new URL(pooled.directUrl).username
    const pool = rows.find((row: Record<string, unknown>) => row['database'] === name && row['user'] === role)
    return Number(pool?.sv_active) + Number(pool?.sv_idle) + Number(pool?.sv_used)
  } finally {
    await console.end()
  }
}

describe('two server processes behind PgBouncer', () => {
  it('read at once what was written at the other one', async () => {
    const { uuid } = await create('Slow water')
    const saved = await sendTo(1, company, 'PUT', `itineraries/${uuid}`, { title: 'Slower water' })
    expect(saved.status, `${saved.text} ${pooled.webs[1].output()}`).toBe(200)
    expect(JSON.parse((await sendTo(0, company, 'GET', `itineraries/${uuid}`)).text).data.title).toBe('Slower water')
  })

  it('tell an open page of what is saved at the other one', async () => {
    const { uuid } = await create('Open in two places')
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const stream = await fetch(`${pooled.webs[0].base}${company.path(`itineraries/${uuid}/live`)}`, {
      headers: { authorization: `Bearer ${company.people.Owner.token}`, accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    let events = ''
    const read = async () => {
      for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) events += piece
    }
    read().catch(() => {})
    await expect.poll(() => events, { timeout: 5000 }).toContain('data:')
    const saved = await sendTo(1, company, 'PUT', `itineraries/${uuid}`, { title: 'Saved at the other one' })
    const { rev } = JSON.parse(saved.text).data
    await expect.poll(() => events, { timeout: 5000 }).toContain(`"rev":${rev}`)
  })

  it('show on a public page what was published at the other one', async () => {
    const { uuid } = await create('Published behind a pooler')
    const published = await sendTo(0, company, 'POST', `itineraries/${uuid}/publish`, {})
    expect(published.status, published.text).toBe(200)
    const { pathname } = new URL(JSON.parse(published.text).data.shares[0].url)
    const page = await fetch(pooled.webs[1].base + pathname, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Published behind a pooler')])
  })

  it('never show one company what belongs to another, although both use the same few connections', async () => {
    const pages = await Promise.all(
      [company, other].flatMap((one, which) =>
        Array.from({ length: 60 }, async (_, n) => {
          const web = n % 2 === 0 ? 0 : 1
          const name = `Place of ${which}, ${n}`
          const written = await sendTo(web, one, 'POST', 'destinations/', { name })
          const read = await sendTo(web === 0 ? 1 : 0, one, 'GET', 'destinations/?sort=name&perPage=96')
          return { which, name, written, read }
        }),
      ),
    )
    for (const { which, name, written, read } of pages) {
      expect([written.status, read.status], `${written.text} ${read.text}`).toEqual([201, 200])
      const found = namesIn(read.text)
      expect(found).toContain(name)
      expect(found.filter((one) => !one.startsWith(`Place of ${which},`))).toEqual([])
    }
    expect(await backendsOf('wide')).toBeLessThanOrEqual(4)
  })

  it('count attempts together', async () => {
    const limit = { of: 'attempts behind a pooler', max: 3, seconds: 60 }
    const { urlOf, directUrl } = pooled
    const pools = [0, 1].map(() => createPool(urlOf('narrow'), 4, { directUrl }))
    onTestFinished(async () => void (await Promise.all(pools.map((pool) => pool.end()))))
    const tries = pools.map((pool) => createTries(pool, limit))
    const counted = await Promise.all(Array.from({ length: 10 }, async (_, n) => tries[n % 2]?.count('one name')))
    expect(counted.filter(Boolean).length).toBe(3)
  })

  it('send each email once, with two workers', async () => {
    const { world, mail, secretKey } = pooled
    const subjects = Array.from({ length: 30 }, (_, n) => `Email ${n}`)
    const post = (subject: string) => {
      const email = emailOf({
        to: 'ann@example.test',
        subject,
        from: { name: 'Sojourn', ...productColours },
        heading: subject,
        paragraphs: [],
        footer: [],
      })
      return within(world.deps.pool, null, (tx) =>
        postEmail({ tx, deps: { queue: createQueue(world.deps.pool), secretKey } }, email),
      )
    }
    const begun = performance.now()
    await Promise.all(subjects.map(post))
    const sent = () => mail.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw.toString())?.[1]?.trim() ?? '')
    await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(subjects.length)
    // A commit wakes a worker. Without that it looks every ten seconds.
    expect(performance.now() - begun).toBeLessThan(8000)
    await sleep(500)
    expect(sent().toSorted()).toEqual(subjects.toSorted())
  })
})

describe('a transaction behind PgBouncer', () => {
  it('sees only rows of its own company, even on a connection that another company has used', async () => {
    const { pool } = pooled.world.deps
    const read = (tenant: string | null) =>
      inTransaction(pool, tenant, (tx) => tx.query<{ tenant: string }>('select tenant from subscriptions'), {
        access: 'read only',
        onLateError: () => {},
      })
    const tenants = Array.from({ length: 300 }, (_, n) => [company.uuid, other.uuid, null][n % 3] ?? null)
    const answers = await Promise.all(tenants.map(async (tenant) => ({ tenant, rows: await read(tenant) })))
    for (const { tenant, rows } of answers) expect(rows).toEqual(tenant === null ? [] : [{ tenant }])
    // Outside of a transaction too.
    expect((await pool.query('select from subscriptions')).rowCount).toBe(0)
    expect(await backendsOf('narrow')).toBe(2)
  })

  it('has its limits, reads times in UTC, and leaves nothing on the connection', async () => {
    const { pool } = pooled.world.deps
    const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone,
      split_part(current_setting('DateStyle'), ',', 1) as dates, coalesce(current_setting('app.tenant', true), '') as tenant`
    const inside = await within(pool, company.uuid, (tx) => tx.query(settings))
    expect(inside).toEqual([
      { statement: '15s', lock: '5s', idle: '30s', zone: 'UTC', dates: 'ISO', tenant: company.uuid },
    ])
    expect((await pool.query(settings)).rows).toEqual([
      { statement: '0', lock: '0', idle: '0', zone: 'UTC', dates: 'ISO', tenant: '' },
    ])
    const left = await Promise.all(
      Array.from({ length: 8 }, () => within(pool, null, (tx) => tx.query('select name from pg_prepared_statements'))),
    )
    expect(left.flat()).toEqual([])
  })
})

describe('the start', () => {
  it.each(['narrow', 'one'] as const)('stops without the direct URL, with %s connections', async (name) => {
    await expect(checkDatabase({ url: pooled.urlOf(name) })).rejects.toThrow(
      'DATABASE_URL leads to a connection pooler that gives each transaction another session; set DIRECT_DATABASE_URL to the same database without the pooler.',
    )
  })

  it('goes on with the direct URL, without a pooler, or with one that keeps sessions', async () => {
    const { urlOf, directUrl } = pooled
    for (const urls of [{ url: urlOf('narrow'), directUrl }, { url: directUrl }, { url: urlOf('session') }])
      await expect(checkDatabase(urls)).resolves.toBeUndefined()
  })

  it('stops if another URL that must lead straight to PostgreSQL does not', async () => {
    const { urlOf, directUrl, database } = pooled
    await expect(checkDatabase({ url: urlOf('narrow'), directUrl: urlOf('narrow') })).rejects.toThrow(
      'DIRECT_DATABASE_URL leads to a connection pooler that gives each transaction another session; it must lead straight to PostgreSQL.',
    )
    const migrationUrl = urlOf('narrow', database.migrationDatabaseUrl)
    await expect(checkDatabase({ url: urlOf('narrow'), directUrl, migrationUrl })).rejects.toThrow(
      'MIGRATION_DATABASE_URL leads to a connection pooler that gives each transaction another session; it must lead straight to PostgreSQL.',
    )
  })

  it('stops if the direct URL leads to another database', async () => {
    const { urlOf, directUrl } = pooled
    const elsewhere = directUrl.replace(/\/[^/]+$/, '/postgres')
    await expect(checkDatabase({ url: urlOf('narrow'), directUrl: elsewhere })).rejects.toThrow(
      'DIRECT_DATABASE_URL leads to another database than DATABASE_URL.',
    )
  })
})

describe('npm run doctor', () => {
  const examine = async (urls: Record<string, string>): Promise<string[]> =>
    (await examineDatabase(readConfig({ SECRET_KEY: pooled.secretKey, ...urls }))).map(
      ({ level, text }) => `${level} ${text}`,
    )

  it('says what is wrong with the URLs, and what is right', async () => {
    const { urlOf, directUrl } = pooled
    const [DATABASE_URL, DIRECT_DATABASE_URL] = [urlOf('narrow'), directUrl]
    expect(await examine({ DATABASE_URL })).toEqual([
      expect.stringMatching(/^error DATABASE_URL leads to a connection pooler .+; set DIRECT_DATABASE_URL/),
    ])
    expect(await examine({ DATABASE_URL, DIRECT_DATABASE_URL })).toContain(
      'ok DATABASE_URL leads through a connection pooler, and DIRECT_DATABASE_URL straight to PostgreSQL.',
    )
    expect(await examine({ DATABASE_URL: directUrl, DIRECT_DATABASE_URL })).toContainEqual(
      expect.stringMatching(/^warning DATABASE_URL leads straight to PostgreSQL/),
    )
  })
})

describe('npm run restore of one company', () => {
  it('stops if MIGRATION_DATABASE_URL leads to a pooler, and changes nothing', async () => {
    const { urlOf, directUrl, database, secretKey } = pooled
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-pooled-restore-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const run = (program: 'backup' | 'restore', args: string[], migrationUrl: string) =>
      startProgram(program, {
        env: {
          SECRET_KEY: secretKey,
          DATA_DIR: join(folder, 'data'),
          DATABASE_URL: directUrl,
          MIGRATION_DATABASE_URL: migrationUrl,
        },
        args,
      }).ended
    const file = join(folder, 'company.zip')
    const written = await run('backup', [file, `--company=${company.uuid}`], database.migrationDatabaseUrl)
    expect(written.code, written.output).toBe(0)
    const narrow = urlOf('narrow', database.migrationDatabaseUrl)
    expect(await run('restore', [file, '--replace'], narrow)).toEqual({
      code: 1,
      output:
        'MIGRATION_DATABASE_URL leads to a connection pooler that gives each transaction another session; it must lead straight to PostgreSQL.\n',
    })
    expect(await company.rows(`select from audit_events where action = 'company.restore'`)).toEqual([])
  }, 60_000)
})

describe('an outage', () => {
  const isWhole = async () =>
    Promise.all(
      ([0, 1] as const).map(async (web) => {
        const { status, text } = await sendTo(web, company, 'GET', 'destinations/?sort=name')
        return status === 200 ? status : `${status} ${text}`
      }),
    )
  const list = async () => {
    const begun = performance.now()
    const { status, retryAfter, text } = await sendTo(0, company, 'GET', 'destinations/?sort=name')
    return { status, retryAfter, text, ms: performance.now() - begun }
  }
  /** Lists, one after the other in each of three lanes, while something is away. */
  const listFor = async (ms: number) => {
    const end = performance.now() + ms
    const lanes = Array.from({ length: 3 }, async () => {
      const answers = []
      while (performance.now() < end) {
        answers.push(await list())
        await sleep(20)
      }
      return answers
    })
    return (await Promise.all(lanes)).flat()
  }
  const expectGivenUpInTime = (answers: Awaited<ReturnType<typeof listFor>>): void => {
    for (const { status, retryAfter, text, ms } of answers) {
      expect([200, 503], text).toContain(status)
      expect(ms).toBeLessThan(inTime)
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    expect(answers.map(({ status }) => status)).toContain(503)
    for (const one of [...pooled.webs, ...pooled.workers]) expect(one.hasEnded(), one.output()).toBe(false)
  }

  it('of PgBouncer, which is killed and started again, is healed', async () => {
    await expect.poll(isWhole, wholeWithin).toEqual([200, 200])
    await pooled.pgbouncer.kill()
    expectGivenUpInTime(await listFor(1000))
    await pooled.pgbouncer.start()
    await expect.poll(isWhole, wholeWithin).toEqual([200, 200])
    expect((await pooled.world.deps.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }, 40_000)

  it('of PgBouncer, which is silent, is noticed in time', async () => {
    await expect.poll(isWhole, wholeWithin).toEqual([200, 200])
    pooled.pgbouncer.freeze(true)
    const answers = await listFor(2500)
    pooled.pgbouncer.freeze(false)
    expectGivenUpInTime(answers)
    await expect.poll(isWhole, wholeWithin).toEqual([200, 200])
  }, 40_000)

  const faults: [Fault['kind'], Fault][] = [
    ['closed', { kind: 'closed' }],
    ['black hole', { kind: 'black hole' }],
  ]
  it.each(faults)(
    'of the database behind PgBouncer is noticed in time: %s',
    async (_, fault) => {
      const { proxy } = pooled
      await expect.poll(isWhole, wholeWithin).toEqual([200, 200])
      await proxy.set(fault)
      const answers = await listFor(2500)
      await proxy.set(null)
      proxy.cutDead()
      expectGivenUpInTime(answers)
      await expect.poll(isWhole, wholeWithin).toEqual([200, 200])
    },
    40_000,
  )

  it('is not reported when statements only have to wait for a connection', async () => {
    const { urlOf, directUrl } = pooled
    const pool = createPool(urlOf('one'), 4, { directUrl })
    onTestFinished(() => pool.end())
    const took = await Promise.all(Array.from({ length: 2 }, () => pool.query('select pg_sleep(1.8)')))
    expect(took.length).toBe(2)
  }, 20_000)
})
