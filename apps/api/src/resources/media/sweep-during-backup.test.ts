import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chores } from '../../housekeeping.ts'
import { asServerOf } from '../../identity/authenticate.ts'
import { removeFiles } from '../../kit/jobs/stored-files.ts'
import { connectOnce } from '../../platform/db/connect-once.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { migrate, roleOf } from '../../platform/db/migrate.ts'
import { holdRemovals } from '../../platform/db/removal-lock.ts'
import { upload } from '../../test/samples.ts'
import { createWorld, type World } from '../../test/world.ts'

let folder: string
/** A separate database, because a backup holds the removals of all suites that share one. */
let database: EmbeddedPostgres
let world: World
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-sweep-'))
  database = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  const { migrationDatabaseUrl: url, databaseUrl } = database
  await migrate({ url, folder: join(import.meta.dirname, '../../migrations'), appRole: roleOf(databaseUrl) })
  world = await createWorld({ databaseUrl })
})
afterAll(async () => {
  await world?.close()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('no file is removed while a backup copies them, and all afterwards', async () => {
  const { deps } = world
  const { storage } = deps
  const company = await world.createCompany()
  const { uuid: user } = company.people.Viewer
  const put = async (key: string) => {
    await storage.put(key, Buffer.from(key))
    return key
  }
  const item = await upload(company)
  const orphans = [
    await put(`${company.uuid}/publications/${randomUUID()}/${randomUUID()}/page.html`),
    await put(`users/${user}/${randomUUID()}.webp`),
  ]
  for await (const { key } of storage.list(`${company.uuid}/${item.sha256}/`)) orphans.push(key)
  await company.rows('delete from media where uuid = $1', [item.uuid])
  await company.rows('delete from media_objects where sha256 = $1', [item.sha256])
  const replaced = await put(`users/${user}/${randomUUID()}.webp`)
  const sweep = async () => {
    const chore = chores.find(({ name }) => name === 'remove-unnamed-files')
    const now = new Date(Date.now() + 25 * 3_600_000)
    await chore?.run({ deps, asServer: asServerOf(deps, () => {}), now })
  }
  const leftOf = async (keys: string[]) => {
    const isThere = await Promise.all(keys.map((key) => storage.has(key)))
    return keys.filter((_, n) => isThere[n])
  }

  const backup = await connectOnce(database.databaseUrl)
  await holdRemovals(backup)
  await removeFiles(deps, { keys: [replaced] }, () => {})
  const { rows } = await deps.pool.query(
    `select data from pgboss.job where name = $1 and state < 'active' and start_after > now()`,
    [`stored-files${world.queueSuffix}`],
  )
  expect(rows).toEqual([{ data: { keys: [replaced] } }])
  await sweep()
  const all = [...orphans, replaced]
  expect(all.length).toBeGreaterThan(4)
  expect(await leftOf(all)).toEqual(all)

  await backup.end()
  await removeFiles(deps, { keys: [replaced] }, () => {})
  expect(await leftOf(all)).toEqual(orphans)
  await sweep()
  expect(await leftOf(all)).toEqual([])
}, 60_000)
