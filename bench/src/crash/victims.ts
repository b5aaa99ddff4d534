import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryAgain } from '@sojourn/api/platform/db/try-again'
import type { ServerProcess } from '@sojourn/api/test/uploads/server-process'
import type { Client } from 'pg'

/** What can be killed. A killed server or worker is started again at once, as a supervisor does; PostgreSQL by what started it. */
const victims = [
  'a server',
  'a worker',
  'all servers and workers',
  'postmaster',
  'backends',
  'a backend, by kill -9',
] as const
export type Victim = (typeof victims)[number]

export type Scene = {
  random: () => number
  servers: ServerProcess[]
  workers: ServerProcess[]
  databaseFolder: string
  /** Runs a query as the superuser, on a connection of its own. */
  query: <Row>(text: string) => Promise<Row[]>
}

/** Each kind in turn, in an order that the random numbers choose, so that even a short run has most of them. */
export const drawVictims = (count: number, random: () => number): Victim[] => {
  const drawn: Victim[] = []
  while (drawn.length < count) {
    const left = [...victims]
    while (left.length > 0 && drawn.length < count) drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return drawn
}

/** Kills, and resolves when what was killed runs again, as far as that is up to us. */
export const killOne = async (victim: Victim, scene: Scene): Promise<void> => {
  const { servers, workers, random } = scene
  const oneOf = (processes: ServerProcess[]) => processes[Math.floor(random() * processes.length)]
  switch (victim) {
    case 'a server':
      return oneOf(servers)?.killAndRestart()
    case 'a worker':
      return oneOf(workers)?.killAndRestart()
    case 'all servers and workers':
      await Promise.all([...servers, ...workers].map((one) => one.killAndRestart()))
      return
    case 'postmaster': {
      const pid = Number.parseInt(readFileSync(join(scene.databaseFolder, 'cluster/postmaster.pid'), 'utf8'), 10)
      process.kill(pid, 'SIGKILL')
      return
    }
    case 'backends':
      for (const { pid } of (await backends(scene)).slice(0, 1 + Math.floor(random() * 6)))
        await scene.query(`select pg_terminate_backend(${pid})`)
      return
    case 'a backend, by kill -9': {
      const [first] = await backends(scene)
      if (first) process.kill(first.pid, 'SIGKILL')
    }
  }
}

const backends = async ({ query, random }: Scene): Promise<{ pid: number }[]> => {
  const found = await query<{ pid: number; order: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name like 'sojourn%' order by pid`,
  )
  return found.map((row) => ({ ...row, order: random() })).toSorted((one, other) => one.order - other.order)
}

/** Runs a query on a connection of its own, as the database may be restarted at any time. */
export const queryOn =
  (open: () => Promise<Client>): Scene['query'] =>
  <Row>(text: string) =>
    tryAgain(
      async () => {
        const client = await open()
        try {
          return (await client.query(text)).rows as Row[]
        } finally {
          await client.end()
        }
      },
      { patience: 60_000 },
    )
