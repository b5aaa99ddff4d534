import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesIn } from './content-of.ts'
import { changeManifest, changeTable } from './spoil.ts'
import { query, startTwoCompanies, stateOf, succeed, type TwoCompanies } from './two-companies.ts'

let two: TwoCompanies | undefined
let backups: TwoCompanies['backups']
let databaseUrl: TwoCompanies['databaseUrl']
let dunes: TwoCompanies['dunes']
let delta: TwoCompanies['delta']
let whole: TwoCompanies['whole']
let ofCompany: TwoCompanies['ofCompany']
let folderOf: TwoCompanies['folderOf']
let backup: TwoCompanies['backup']
let restore: TwoCompanies['restore']
beforeAll(async () => {
  two = await startTwoCompanies()
  ;({ backups, databaseUrl, dunes, delta, whole, ofCompany, folderOf, backup, restore } = two)
}, 120_000)
afterAll(() => two?.close())

describe('a company that cannot be restored', () => {
  it.each([
    [
      'is not in the backup',
      'Nowhere',
      /There is no company “Nowhere” in the backup\. It has: Test Company \(.+\), Test Company \(.+\)\./,
    ],
    [
      'has the name of another one',
      'test company',
      /Several companies in the backup are called “test company”; use the UUID: /,
    ],
  ])('%s', async (_case, wanted, message) => {
    const before = await stateOf(databaseUrl)
    const { code, output } = await restore('a', [whole, `--company=${wanted}`, '--replace'])
    expect([code, output]).toEqual([1, expect.stringMatching(message)])
    expect(await stateOf(databaseUrl)).toEqual(before)
  })

  it('stops the command if the name is empty, or if no company on the server has it', async () => {
    const [empty, unknown] = await Promise.all([
      restore('a', [whole, '--company=']),
      backup('a', [backups, '--company=Nowhere']),
    ])
    expect([empty.code, empty.output]).toEqual([1, expect.stringMatching(/^usage: npm run restore/)])
    expect([unknown.code, unknown.output]).toEqual([
      1,
      expect.stringMatching(/^There is no company “Nowhere” on this server\. It has: Test Company \(/),
    ])
  })

  it('changes nothing when another company has what belongs to one only', async () => {
    const [share] = await query(databaseUrl, 'select token from shares where tenant = $1', [dunes.uuid])
    await query(
      databaseUrl,
      `insert into tenant_domains (tenant, host, token, verified_at) values ($1, 'dunes.example.test', 'x', now())`,
      [dunes.uuid],
    )
    const withHost = join(backups, 'with-host.zip')
    await succeed(backup('a', [withHost, `--company=${dunes.uuid}`]))
    const [{ slug }] = await query(databaseUrl, 'select slug from tenants where uuid = $1', [dunes.uuid])
    const tryIt = async (change: string, values: unknown[]): Promise<string> => {
      await query(databaseUrl, change, values)
      const before = await stateOf(databaseUrl)
      const stored = filesIn(join(folderOf('a'), 'media'))
      const { code, output } = await restore('a', [withHost, '--replace'])
      expect(code).toBe(1)
      expect(await stateOf(databaseUrl)).toEqual(before)
      expect(filesIn(join(folderOf('a'), 'media'))).toEqual(stored)
      return output
    }
    const taken = `belongs to another company here: Test Company (${delta.uuid}). Change it there first.\n`
    await query(databaseUrl, `update tenants set slug = 'elsewhere' where uuid = $1`, [dunes.uuid])
    const ofSlug = await tryIt('update tenants set slug = $2 where uuid = $1', [delta.uuid, slug])
    expect(ofSlug).toBe(`The name “${slug}” in the URLs of its site ${taken}`)
    await query(databaseUrl, `update tenants set slug = 'free' where uuid = $1`, [delta.uuid])
    const ofHost = await tryIt('update tenant_domains set tenant = $1', [delta.uuid])
    expect(ofHost).toBe(`Its host dunes.example.test ${taken}`)
    await query(databaseUrl, 'delete from tenant_domains')
    const ofToken = await tryIt('update shares set token = $2 where tenant = $1', [delta.uuid, share.token])
    await query(databaseUrl, 'update shares set token = gen_random_uuid() where tenant = $1', [delta.uuid])
    expect(ofToken).toBe(`A token in shares ${taken}`)
  }, 60_000)

  it('changes nothing with a backup of another key or version, or whose rows do not fit together', async () => {
    const older = join(backups, 'older.zip')
    await changeManifest(ofCompany, older, (manifest) => ({
      ...manifest,
      migrations: manifest.migrations.slice(0, -1),
    }))
    const newer = join(backups, 'newer.zip')
    await changeManifest(ofCompany, newer, (manifest) => ({
      ...manifest,
      migrations: [...manifest.migrations, { name: '9999_later.sql', sha256: '0'.repeat(64) }],
    }))
    const broken = join(backups, 'broken.zip')
    await changeTable(ofCompany, broken, 'memberships', (text) =>
      text.replace(/^([0-9a-f-]{36}\t)[0-9a-f-]{36}/, `$1${randomUUID()}`),
    )
    // The Designer is another account in it, with what is the Owner's email address here.
    const [designer] = await query(databaseUrl, 'select uuid from users where email = $1', [delta.email])
    const [another, half, double] = [randomUUID(), join(backups, 'half.zip'), join(backups, 'double.zip')]
    const renamed = (text: string) => text.replaceAll(designer?.uuid, another)
    await changeTable(ofCompany, half, 'memberships', renamed)
    await changeTable(half, double, 'users', (text) => renamed(text).replace(delta.email, dunes.email.toUpperCase()))
    const before = await stateOf(databaseUrl)
    const stored = filesIn(join(folderOf('a'), 'media'))
    const of = async (file: string, more: Record<string, string> = {}) => {
      const { code, output } = await restore('a', [file, '--replace'], more)
      expect(code, output).toBe(1)
      return output
    }
    expect(await of(older)).toMatch(/is of an older version, up to the migration 0068.+: docs\/backup\.md\.\n$/)
    expect(await of(newer)).toMatch(/^The backup is newer than this version: it has the migration 9999_later\.sql/)
    expect(await of(broken)).toMatch(
      /^The backup does not fit together, and nothing was changed: rows of .+ are missing \(.+\)\.\n$/,
    )
    expect(await of(double)).toContain(`The account ${dunes.email} here would be two members of the company: `)
    expect(await of(ofCompany, { SECRET_KEY: 'y'.repeat(40) })).toMatch(
      /^The backup needs the secret key .+ Add the key of the server that was backed up to SECRET_KEYS_OLD/,
    )
    expect(await stateOf(databaseUrl)).toEqual(before)
    expect(filesIn(join(folderOf('a'), 'media'))).toEqual(stored)
  }, 60_000)
})
