import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { migrate, roleOf } from '../../platform/db/migrate.ts'
import { folderMode, handOver, serverAccount } from '../../platform/db/server-account.ts'
import { copyServer, startCopy, startPrimary } from '../replica/standby.ts'
import { createWorld } from '../world.ts'
import { createCompanyOn } from './company-on.ts'

const query = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

it('a database can be recovered to any moment, as docs/backup.md says', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-moment-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, folderMode())
  const primaryFolder = join(folder, 'primary')
  const primary = await startPrimary(primaryFolder, ['archive_mode=on'])
  onTestFinished(() => primary.stop())
  const { superuserUrl } = primary
  const archive = join(folder, 'wal')
  await mkdir(archive)
  handOver(archive, serverAccount(join(primaryFolder, 'cluster')))
  const command = `test ! -f ${archive}/%f && cp %p ${archive}/%f`
  await query(superuserUrl, `alter system set archive_command = '${command}'`)
  await query(superuserUrl, 'select pg_reload_conf()')
  await migrate({
    url: primary.migrationDatabaseUrl,
    folder: join(import.meta.dirname, '../../migrations'),
    appRole: roleOf(primary.databaseUrl),
  })

  const early = await createCompanyOn(superuserUrl)
  await copyServer(primary, primaryFolder, join(folder, 'base'))
  const late = await createCompanyOn(superuserUrl)
  const [{ moment } = { moment: '' }] = await query<{ moment: string }>(superuserUrl, 'select now()::text as moment')
  await query(superuserUrl, 'select pg_sleep(0.1)')
  // What was done by mistake.
  const unwanted = await createCompanyOn(superuserUrl)
  await query(superuserUrl, `update tenants set name = 'Overwritten' where uuid <> '${unwanted.uuid}'`)
  const [{ last } = { last: '' }] = await query<{ last: string }>(
    superuserUrl,
    'select pg_walfile_name(pg_switch_wal()) as last',
  )
  const archived = `select last_archived_wal >= '${last}' as is_done from pg_stat_archiver`
  await expect.poll(() => query(superuserUrl, archived), { timeout: 30_000 }).toEqual([{ is_done: true }])
  await primary.stop()

  const recovered = await startCopy(primary, join(folder, 'base'), 'recovery.signal', {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  })
  onTestFinished(() => recovered.stop())
  const promoted = () => query(recovered.superuserUrl, 'select pg_is_in_recovery() as is_in_recovery')
  await expect.poll(promoted, { timeout: 30_000 }).toEqual([{ is_in_recovery: false }])
  const companies = 'select uuid, name from tenants order by created_at'
  expect(await query(recovered.superuserUrl, companies)).toEqual([
    { uuid: early.uuid, name: 'Test Company' },
    { uuid: late.uuid, name: 'Test Company' },
  ])

  // Sojourn works with the recovered database.
  const world = await createWorld({ databaseUrl: recovered.url })
  onTestFinished(() => world.close())
  const company = await world.createCompany()
  const { status } = await company.people.Owner.send('POST', company.path('destinations/'), { name: 'Recovered' })
  expect(status).toBe(201)
})
