import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool, types } from 'pg'
import { completenessOf } from '@sojourn/contract/completeness'
import { serveParent } from './child.ts'

type Row = Record<string, unknown>

/** Floor (a): one query an answer, by a superuser whom row security does not bind; nobody is asked who they are. */
serveParent(async ({ superuserUrl }: { superuserUrl: string }) => {
  const iso = (time: string) =>
    `${time.slice(0, 10)}T${time.slice(11, 19)}.${time.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
  const parsers = new Map<number, (text: string) => unknown>([
    [1184, iso],
    [1700, Number],
    [1083, (time) => time.slice(0, 5)],
  ])
  const pool = new Pool({
    connectionString: superuserUrl,
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

  const list = async (tenant: string) => {
    const { rows } = await pool.query<Row>({
      name: 'list',
      text: `select ${select}, (select live from resource_counts where tenant = $1 and resource = 'accommodations') as total
             from accommodations r where tenant = $1 and deleted_at is null order by created_at desc, uuid desc limit 24`,
      values: [tenant],
    })
    return { data: rows.map(({ total: _, ...row }) => answerOf(row)), meta: { total: rows[0]?.total } }
  }
  const detail = async (tenant: string, uuid: string) => {
    const found = `select ${select} from accommodations r where tenant = $1 and uuid = $2 and deleted_at is null`
    return { data: answerOf((await pool.query<Row>({ name: 'detail', text: found, values: [tenant, uuid] })).rows[0]) }
  }
  const create = async (tenant: string, request: IncomingMessage) => {
    const fields = Object.entries<unknown>(JSON.parse(await text(request))).flatMap(([name, value]) => {
      const column = columnOf.get(name)
      return column
        ? [{ name: column.name, value: column.isJson && value !== null ? JSON.stringify(value) : value }]
        : []
    })
    const { rows } = await pool.query<Row>({
      name: 'create',
      text: `insert into accommodations as r (tenant, ${fields.map(({ name }) => name).join(', ')})
             values ($1, ${fields.map((_, index) => `$${index + 2}`).join(', ')}) returning ${select}`,
      values: [tenant, ...fields.map(({ value }) => value)],
    })
    return { data: answerOf(rows[0]) }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, , tenant = '', , uuid] = (request.url ?? '').split('/')
    const isNew = request.method === 'POST'
    const answer = isNew ? await create(tenant, request) : uuid ? await detail(tenant, uuid) : await list(tenant)
    const body = JSON.stringify(answer)
    response
      .writeHead(isNew ? 201 : 200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
