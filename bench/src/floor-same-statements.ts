import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool, type PoolClient, types } from 'pg'
import { completenessOf } from '@sojourn/contract/completeness'
import { serveParent } from './child.ts'

type Row = Record<string, unknown>

/** Floor (b): the app's statements and nothing else, each awaited: token and membership, begin, set_config, query, commit. */
serveParent(async ({ databaseUrl }: { databaseUrl: string }) => {
  const iso = (time: string) =>
    `${time.slice(0, 10)}T${time.slice(11, 19)}.${time.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
  const parsers = new Map<number, (text: string) => unknown>([
    [1184, iso],
    [1700, Number],
    [1083, (time) => time.slice(0, 5)],
  ])
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    types: { getTypeParser: (type) => parsers.get(type) ?? types.getTypeParser(type) },
  })
  const { rows: columns } = await pool.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = 'accommodations'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  const select = columns.map(({ name }) => `r.${name} as "${camel(name)}"`).join(', ')
  const columnOf = new Map(columns.map(({ name, type }) => [camel(name), { name, isJson: type === 'jsonb' }]))
  const answerOf = (row: Row = {}) => ({ ...row, completeness: completenessOf('accommodation', row) })

  const list = async (client: PoolClient, tenant: string) => {
    const { rows } = await client.query<Row>({
      name: 'list',
      text: `select ${select}, (select live from resource_counts where tenant = $1 and resource = 'accommodations') as total
             from accommodations r where tenant = $1 and deleted_at is null order by created_at desc, uuid desc limit 24`,
      values: [tenant],
    })
    return { data: rows.map(({ total: _, ...row }) => answerOf(row)), meta: { total: rows[0]?.total } }
  }
  const detail = async (client: PoolClient, tenant: string, uuid: string) => {
    const found = `select ${select} from accommodations r where tenant = $1 and uuid = $2 and deleted_at is null`
    return {
      data: answerOf((await client.query<Row>({ name: 'detail', text: found, values: [tenant, uuid] })).rows[0]),
    }
  }
  const create = async (client: PoolClient, tenant: string, user: string, request: IncomingMessage) => {
    const fields = Object.entries<unknown>(JSON.parse(await text(request))).flatMap(([name, value]) => {
      const column = columnOf.get(name)
      return column
        ? [{ name: column.name, value: column.isJson && value !== null ? JSON.stringify(value) : value }]
        : []
    })
    const actor = JSON.stringify({ kind: 'person', uuid: user, isVisiting: false })
    const { rows } = await client.query<Row>({
      name: 'create',
      text: `with r as (insert into accommodations (tenant, created_by, updated_by, ${fields.map(({ name }) => name).join(', ')})
               values ($1, $2, $2, ${fields.map((_, index) => `$${index + 5}`).join(', ')}) returning *),
             event as (insert into audit_events (tenant, actor, action, target, changed) select tenant, $3, 'accommodation.create', uuid, $4 from r)
             select ${select} from r`,
      values: [tenant, user, actor, fields.map(({ name }) => name), ...fields.map(({ value }) => value)],
    })
    return { data: answerOf(rows[0]) }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, , tenant = '', , uuid] = (request.url ?? '').split('/')
    const token = createHash('sha256')
      .update((request.headers.authorization ?? '').slice(7))
      .digest()
    const { rows } = await pool.query<{ user: string }>({
      name: 'authenticate',
      text: 'select * from authenticate($1, $2)',
      values: [token, tenant],
    })
    const { user } = rows[0] ?? { user: '' }
    const client = await pool.connect()
    await client.query('begin')
    await client.query({ name: 'tenant', text: `select set_config('app.tenant', $1, true)`, values: [tenant] })
    const isNew = request.method === 'POST'
    const answer = isNew
      ? await create(client, tenant, user, request)
      : uuid
        ? await detail(client, tenant, uuid)
        : await list(client, tenant)
    await client.query('commit')
    client.release()
    const body = JSON.stringify(answer)
    response
      .writeHead(isNew ? 201 : 200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
