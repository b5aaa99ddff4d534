import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, roleOf } from '../../platform/db/migrate.ts'
import { folderMode } from '../../platform/db/server-account.ts'
import { openFaultProxy } from '../faults/fault-proxy.ts'
import { startServerProcess } from '../uploads/server-process.ts'
import { createWorld } from '../world.ts'
import { startPrimary, startStandby } from './standby.ts'

/** A database with a real standby, reached through a proxy, and a world and two server processes that read from it. */
export const createReplicatedWorld = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-replica-'))
  await chmod(folder, folderMode())
  const primary = await startPrimary(join(folder, 'primary'))
  await migrate({
    url: primary.migrationDatabaseUrl,
    folder: join(import.meta.dirname, '../../migrations'),
    appRole: roleOf(primary.databaseUrl),
  })
  const standby = await startStandby(primary, join(folder, 'primary'), join(folder, 'standby'))
  const proxy = await openFaultProxy('127.0.0.1', standby.port)
  const replicaUrl = proxy.through(standby.url)
  const world = await createWorld({ databaseUrl: primary.databaseUrl, replicaUrl })
  const secretKey = randomBytes(32).toString('hex')
  const startProcess = () =>
    startServerProcess({
      dataDir: join(folder, 'data'),
      databaseUrl: primary.databaseUrl,
      secretKey,
      env: { REPLICA_DATABASE_URL: replicaUrl },
    })
  const webs = await Promise.all([startProcess(), startProcess()])
  return {
    primary,
    standby,
    proxy,
    replicaUrl,
    world,
    webs,
    close: async (): Promise<void> => {
      for (const web of webs) await web.kill()
      await world.close().catch(() => {})
      await proxy.close()
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type ReplicatedWorld = Awaited<ReturnType<typeof createReplicatedWorld>>
