import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { examineDatabase } from '../../doctor/examine-database.ts'
import { createReplica, type Replica } from '../../platform/db/replica.ts'
import type { OpenTransaction } from '../../platform/db/transaction.ts'
import type { Fault } from '../faults/fault-proxy.ts'
import type { Company } from '../world.ts'
import { createReplicatedWorld, type ReplicatedWorld } from './replicated-world.ts'

let replicated: ReplicatedWorld
let company: Company
let other: Company
let replica: Replica
beforeAll(async () => {
  replicated = await createReplicatedWorld()
  const { world } = replicated
  company = await world.createCompany()
  other = await world.createCompany()
  if (world.deps.replica === null) throw new Error('the world has no replica')
  replica = world.deps.replica
}, 120_000)
afterAll(() => replicated?.close())

/** In milliseconds: two seconds, and what a busy machine may add to them. */
const inTime = 2000 + 1500
const wholeWithin = { timeout: 10_000, interval: 100 }

const query = async (url: string, text: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const create = async (name: string): Promise<string> => {
  const { status, json } = await company.people.Owner.send('POST', company.path('destinations/'), { name })
  expect(status).toBe(201)
  return json.data.uuid
}

const nameOf = async (uuid: string): Promise<string> => {
  const { status, json } = await company.people.Owner.send('GET', company.path(`destinations/${uuid}`))
  expect(status).toBe(200)
  return json.data.name
}

/** How many reads each server answered during `work`. */
const countsOf = async (work: () => Promise<unknown>) => {
  const before = { ...replica.counts }
  await work()
  return {
    replica: replica.counts.replica - before.replica,
    primary: replica.counts.primary - before.primary,
  }
}

/** Waits until the replica answers a read: it is not used for a moment after each time that it was late. */
const replicaIsUsed = () => {
  const read = () => countsOf(async () => nameOf(await create('Is the replica used?')))
  return expect.poll(read, wholeWithin).toEqual({ replica: 1, primary: 0 })
}

/** Until the test ends, the replica does not replay what it receives. */
const pauseReplay = async () => {
  const { superuserUrl } = replicated.standby
  await query(superuserUrl, 'select pg_wal_replay_pause()')
  await expect
    .poll(() => query(superuserUrl, 'select pg_get_wal_replay_pause_state() as state'))
    .toEqual([{ state: 'paused' }])
  onTestFinished(async () => {
    await query(superuserUrl, 'select pg_wal_replay_resume()')
    await replicaIsUsed()
  })
}

const breakNetwork = async (fault: Fault) => {
  await replicated.proxy.set(fault)
  onTestFinished(async () => {
    await replicated.proxy.set(null)
    await replicaIsUsed()
  })
}

/** Work that takes ten seconds on the replica, and the servers that it has run on. It returns the last one. */
const slowOnReplica = () => {
  const servers: string[] = []
  const work = async (tx: OpenTransaction): Promise<string | undefined> => {
    const [row] = await tx.query<{ server: string }>(
      `select case when pg_is_in_recovery() then 'replica' else 'primary' end as server`,
    )
    if (row) servers.push(row.server)
    if (row?.server === 'replica') await tx.query('select pg_sleep(10), count(*) from destinations')
    return row?.server
  }
  return { servers, work }
}

describe('with a replica', () => {
  it('reads come from it, and each sees what was written before', async () => {
    const counts = { replica: 0, primary: 0 }
    for (let n = 0; counts.replica < 30; n += 1) {
      const { replica: fromReplica, primary } = await countsOf(async () =>
        expect(await nameOf(await create(`Place ${n}`))).toBe(`Place ${n}`),
      )
      expect(fromReplica + primary).toBe(1)
      counts.replica += fromReplica
    }
  })

  it('a write uses only the primary', async () => {
    expect(await countsOf(() => create('Written'))).toEqual({ replica: 0, primary: 0 })
  })

  it('many reads and writes at the same time each see what was written before them', async () => {
    const writeAndRead = async (n: number) => {
      const uuid = await create(`Version 0 of ${n}`)
      for (let version = 1; version <= 5; version += 1) {
        const name = `Version ${version} of ${n}`
        const path = company.path(`destinations/${uuid}`)
        const { status } = await company.people.Owner.send('PUT', path, { name }, { 'if-match': '*' })
        expect(status).toBe(200)
        expect(await nameOf(uuid)).toBe(name)
      }
    }
    await replicaIsUsed()
    const all = () => Promise.all(Array.from({ length: 20 }, (_, n) => writeAndRead(n)))
    expect((await countsOf(all)).replica).toBeGreaterThan(0)
  })

  it('a read at one server process sees what was written at the other, and nothing of another company', async () => {
    const send = async (web: number, of: Company, method: string, path: string, body?: unknown) => {
      const answer = await fetch(replicated.webs[web % 2]?.base + of.path(path), {
        method,
        headers: { authorization: `Bearer ${of.people.Owner.token}`, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      expect(answer.status).toBe(method === 'POST' ? 201 : 200)
      return JSON.parse(await answer.text()).data
    }
    const writeAndRead = async (one: Company, which: string, n: number) => {
      const name = `Place of ${which}, ${n}`
      await send(n, one, 'POST', 'accommodations/', { name })
      const found = await send(n + 1, one, 'GET', 'accommodations/?perPage=96')
      const names = found.map((record: { name: string }) => record.name)
      expect(names).toContain(name)
      expect(names.filter((found: string) => !found.startsWith(`Place of ${which},`))).toEqual([])
    }
    const both = [company, other].flatMap((one, which) =>
      Array.from({ length: 30 }, (_, n) => writeAndRead(one, which === 0 ? 'one' : 'the other', n)),
    )
    await Promise.all(both)
    // The server processes use the replica too. On a busy machine, it may have been late for all of the reads above.
    const answeredByReplica = async () => {
      await send(0, company, 'GET', 'accommodations/')
      const metrics = await (await fetch(`${replicated.webs[0].base}/metrics`)).text()
      return Number(/^replica_reads_total\{server="replica"\} (\d+)$/m.exec(metrics)?.[1])
    }
    await expect.poll(answeredByReplica, wholeWithin).toBeGreaterThan(0)
  })

  it('reads go to the primary while the replica is behind, and later to the replica again', async () => {
    await pauseReplay()
    const counts = await countsOf(async () => expect(await nameOf(await create('Not replayed'))).toBe('Not replayed'))
    expect(counts).toEqual({ replica: 0, primary: 1 })
  })

  const faults: Fault[] = [{ kind: 'reset' }, { kind: 'closed' }, { kind: 'black hole' }, { kind: 'half close' }]
  it.each(faults)('reads go to the primary in time during a network fault: $kind', async (fault) => {
    await replicaIsUsed()
    await breakNetwork(fault)
    const uuid = await create('Read during a fault')
    for (let n = 0; n < 3; n += 1) {
      const begun = performance.now()
      expect(await nameOf(uuid)).toBe('Read during a fault')
      expect(performance.now() - begun).toBeLessThan(inTime)
    }
  })

  it('reads go on while the replica is down, and use it again later', async () => {
    await replicated.standby.stop()
    try {
      const read = async () => expect(await nameOf(await create('Without a replica'))).toBe('Without a replica')
      expect(await countsOf(read)).toEqual({ replica: 0, primary: 1 })
    } finally {
      await replicated.standby.start()
    }
    await replicaIsUsed()
  })

  it('a read that PostgreSQL cancels in favour of the replay is repeated on the primary', async () => {
    const { primary, standby } = replicated
    await query(standby.superuserUrl, `alter system set max_standby_streaming_delay = 0`)
    await query(standby.superuserUrl, 'select pg_reload_conf()')
    onTestFinished(async () => {
      await query(standby.superuserUrl, 'alter system reset max_standby_streaming_delay')
      await query(standby.superuserUrl, 'select pg_reload_conf()')
    })
    await replicaIsUsed()
    const { servers, work } = slowOnReplica()
    const reading = replica.read(company.uuid, work, { onLateError: () => {} })
    await expect.poll(() => servers, wholeWithin).toEqual(['replica'])
    await sleep(100)
    await query(primary.migrationDatabaseUrl, 'begin; lock table destinations in access exclusive mode; commit')
    expect(await reading).toBe('primary')
    expect(servers).toEqual(['replica', 'primary'])
  })

  it('a read that takes too long on the replica is repeated on the primary', async () => {
    await replicaIsUsed()
    const { servers, work } = slowOnReplica()
    expect(await replica.read(company.uuid, work, { onLateError: () => {} })).toBe('primary')
    expect(servers).toEqual(['replica', 'primary'])
    await replicaIsUsed()
  })

  it('what is not in the log is read from the primary', async () => {
    const { json } = await company.people.Owner.send('POST', company.path('itineraries/'), { title: 'Open' })
    const read = async () => {
      const { status } = await company.people.Owner.send('GET', company.path(`itineraries/${json.data.uuid}/live`))
      expect(status).toBe(200)
    }
    expect(await countsOf(read)).toEqual({ replica: 0, primary: 0 })
    // Also where it was forgotten that a table is not.
    await replicaIsUsed()
    const work = (tx: OpenTransaction) => tx.query<{ count: number }>('select count(*)::int from itinerary_presence')
    const counts = await countsOf(async () =>
      expect(await replica.read(company.uuid, work, { onLateError: () => {} })).toEqual([{ count: 0 }]),
    )
    expect(counts).toEqual({ replica: 0, primary: 1 })
  })

  it('a read whose own statement fails is not repeated', async () => {
    await replicaIsUsed()
    let runs = 0
    const work = async (tx: OpenTransaction) => {
      runs += 1
      return tx.query('select 1 / 0')
    }
    await expect(replica.read(company.uuid, work, { onLateError: () => {} })).rejects.toThrow('division by zero')
    expect(runs).toBe(1)
  })

  it('the doctor says how far behind the replica is, and why it is not used', async () => {
    const { primary, replicaUrl, standby } = replicated
    const examine = async (url: string) => {
      const env = { DATABASE_URL: primary.databaseUrl, REPLICA_DATABASE_URL: url, SECRET_KEY: 'x'.repeat(32) }
      const findings = await examineDatabase(readConfig(env))
      return findings.filter(({ text }) => text.includes('replica')).map(({ level, text }) => `${level} ${text}`)
    }
    expect(await examine(replicaUrl)).toEqual([expect.stringMatching(/^ok The replica is 0\.\d MB behind\.$/)])
    expect(await examine(primary.databaseUrl)).toEqual([
      'warning The replica cannot be used, so the primary answers: the server is not a replica.',
    ])
    await pauseReplay()
    const addToLog = `do $$ begin for n in 1..20 loop perform pg_logical_emit_message(false, 'filler', repeat('x', 1000000)); end loop; end $$`
    await query(primary.superuserUrl, addToLog)
    await create('Behind')
    expect(await examine(standby.url)).toEqual([
      expect.stringMatching(/^warning The replica is 2\d\.\d MB behind, so the primary answers\.$/),
    ])
  })

  it('a server that is not a replica of this database, or rejects the password, is not read', async () => {
    const { primary, world, standby } = replicated
    /** Where reads come from, once the replica at that URL is either used or reported. */
    const whereRead = async (url: string) => {
      const lines: string[] = []
      const log = (line: string) => void lines.push(line)
      const opened = createReplica({ url, primary: world.deps.pool, connections: 1, log })
      const port = (tx: OpenTransaction) => tx.query<{ port: number }>('select inet_server_port() as port')
      const read = async () => (await opened.read(null, port, { onLateError: () => {} }))[0]?.port
      try {
        await expect.poll(async () => (await read()) === standby.port || lines.length > 0, wholeWithin).toBe(true)
        return [
          await read(),
          ...lines.map((line) => line.replace('The replica cannot be used, so the primary answers: ', '')),
        ]
      } finally {
        await opened.close()
      }
    }
    expect(await whereRead(primary.databaseUrl)).toEqual([primary.port, 'the server is not a replica.'])
    expect(await whereRead(standby.url)).toEqual([standby.port])
    expect(await whereRead(standby.url.replace(/:[^:@]+@/, ':wrong@'))).toEqual([
      primary.port,
      expect.stringContaining('password authentication failed'),
    ])
    expect(await whereRead(standby.url.replace(/\/[^/]+$/, '/postgres'))).toEqual([
      primary.port,
      'it is a replica of another database.',
    ])
  })
})
