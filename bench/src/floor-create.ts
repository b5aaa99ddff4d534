import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool, type PoolClient, types } from 'pg'
import { completenessOf } from '@sojourn/contract/completeness'
import { serveParent } from './child.ts'

/**
 * The floor for creating records. It only runs the app's SQL statements, one after the other: token and membership, begin,
 * set_config, insert, commit.
 */
serveParent(async ({ databaseUrl }: { databaseUrl: string }) => {
  const iso = (time: string) =>
    `${time.slice(0, 10)}T${time.slice(11, 19)}.${time.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
  const parsers: Record<number, (text: string) => unknown> = {
    1184: iso,
    1700: Number,
    1083: (time) => time.slice(0, 5),
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (type) => parsers[type] ?? types.getTypeParser(type) },
  })
  const { rows: columns } = await pool.query<{ name: string; isJson: boolean }>(
    `select attname as name, atttypid = 'jsonb'::regtype as "isJson" from pg_attribute
     where attrelid = 'accommodations'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  const select = columns.map(({ name }) => `r.${name} as "${camel(name)}"`).join(', ')
  const columnOf = new Map(columns.map((column) => [camel(column.name), column]))
  const answerOf = (row = {}) => ({ ...row, completeness: completenessOf('accommodation', row) })
  const ask = async (on: Pool | PoolClient, name: string, text: string, values: unknown[]) =>
    (await on.query({ name, text, values })).rows

  const create = async (client: PoolClient, tenant: string, user: string, request: IncomingMessage) => {
    const fields = Object.entries<unknown>(JSON.parse(await text(request)))
    const names = fields.map(([name]) => columnOf.get(name)?.name)
    const values = fields.map(([name, value]) => (columnOf.get(name)?.isJson ? JSON.stringify(value) : value))
    const actor = JSON.stringify({ kind: 'person', uuid: user, isVisiting: false })
    const insert = `with r as (
        insert into accommodations (tenant, created_by, updated_by, ${names.join(', ')})
        values ($1, $2, $2, ${names.map((_, index) => `$${index + 5}`).join(', ')}) returning *
      ), event as (
        insert into audit_events (tenant, actor, action, target, changed) select tenant, $3, 'create', uuid, $4 from r
      ) select ${select} from r`
    return { data: answerOf((await ask(client, 'create', insert, [tenant, user, actor, names, ...values]))[0]) }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, , tenant = ''] = (request.url ?? '').split('/')
    const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
    const hash = createHash('sha256').update(token).digest()
    const [member] = await ask(pool, 'authenticate', 'select * from authenticate($1, $2)', [hash, tenant])
    const client = await pool.connect()
    await client.query('begin')
    await ask(client, 'tenant', `select set_config('app.tenant', $1, true)`, [tenant])
    const body = JSON.stringify(await create(client, tenant, member.user, request))
    await client.query('commit')
    client.release()
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    response.writeHead(201, headers).end(body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
