import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool, types } from 'pg'
import { completenessOf } from '@sojourn/contract/completeness'
import { serveParent } from './child.ts'

/** Floor (a): one query per response, as a superuser without row-level security and without authentication. */
serveParent(async ({ superuserUrl }: { superuserUrl: string }) => {
  const iso = (time: string) =>
    `${time.slice(0, 10)}T${time.slice(11, 19)}.${time.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
  const parsers: Record<number, (text: string) => unknown> = {
    1184: iso,
    1700: Number,
    1083: (time) => time.slice(0, 5),
  }
  const pool = new Pool({
    connectionString: superuserUrl,
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
  const ask = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows

  const list = async (tenant: string) => {
    const total = `(select live from resource_counts where tenant = $1 and resource = 'accommodations') as total`
    const where = 'tenant = $1 and deleted_at is null order by created_at desc, uuid desc limit 24'
    const rows = await ask('list', `select ${select}, ${total} from accommodations r where ${where}`, [tenant])
    return { data: rows.map(({ total: _, ...row }) => answerOf(row)), meta: { total: rows[0]?.total } }
  }
  const detail = async (tenant: string, uuid: string) => {
    const where = 'tenant = $1 and uuid = $2 and deleted_at is null'
    const rows = await ask('detail', `select ${select} from accommodations r where ${where}`, [tenant, uuid])
    return { data: answerOf(rows[0]) }
  }
  const create = async (tenant: string, request: IncomingMessage) => {
    const fields = Object.entries<unknown>(JSON.parse(await text(request)))
    const names = fields.map(([name]) => columnOf.get(name)?.name)
    const values = fields.map(([name, value]) => (columnOf.get(name)?.isJson ? JSON.stringify(value) : value))
    const places = names.map((_, index) => `$${index + 2}`)
    const insert = `insert into accommodations as r (tenant, ${names.join(', ')}) values ($1, ${places.join(', ')}) returning ${select}`
    return { data: answerOf((await ask('create', insert, [tenant, ...values]))[0]) }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, , tenant = '', , uuid] = (request.url ?? '').split('/')
    const isNew = request.method === 'POST'
    const read = async () => (uuid ? detail(tenant, uuid) : list(tenant))
    const body = JSON.stringify(isNew ? await create(tenant, request) : await read())
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    response.writeHead(isNew ? 201 : 200, headers).end(body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
