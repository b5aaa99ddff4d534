import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool, types } from 'pg'
import { completenessOf } from '@sojourn/contract/completeness'
import { serveParent } from './child.ts'
import { readColumns, setParsers } from './floor-columns.ts'

/** Floor (a): one query an answer, by a superuser whom row security does not bind; nobody is asked who they are. */
serveParent(async ({ superuserUrl }: { superuserUrl: string }) => {
  setParsers(types)
  const pool = new Pool({ connectionString: superuserUrl, max: 20, options: '-c TimeZone=UTC -c DateStyle=ISO' })
  const { select, typeOf } = await readColumns(pool, 'accommodations')
  const withCompleteness = (row: Record<string, unknown>) => ({ ...row, completeness: completenessOf('accommodation', row) })

  const list = async (tenant: string) => {
    const { rows } = await pool.query({
      name: 'list',
      text: `select ${select}, (select live from resource_counts where tenant = $1 and resource = 'accommodations') as total
             from accommodations r where tenant = $1 and deleted_at is null order by created_at desc, uuid desc limit 24`,
      values: [tenant],
    })
    return { data: rows.map(({ total: _, ...row }) => withCompleteness(row)), meta: { total: rows[0]?.total } }
  }
  const detail = async (tenant: string, uuid: string) => {
    const { rows } = await pool.query({
      name: 'detail',
      text: `select ${select} from accommodations r where tenant = $1 and uuid = $2 and deleted_at is null`,
      values: [tenant, uuid],
    })
    return { data: withCompleteness(rows[0]) }
  }
  const create = async (tenant: string, request: IncomingMessage) => {
    const fields = Object.entries<unknown>(JSON.parse(await text(request)))
    const values = fields.map(([name, value]) => (typeOf(name) === 'jsonb' ? JSON.stringify(value) : value))
    const { rows } = await pool.query({
      name: 'create',
      text: `insert into accommodations as r (tenant, ${fields.map(([name]) => snake(name)).join(', ')})
             values ($1, ${fields.map((_, index) => `$${index + 2}`).join(', ')}) returning ${select}`,
      values: [tenant, ...values],
    })
    return { data: withCompleteness(rows[0]) }
  }

  const server = createServer(async (request, response) => {
    const [, , tenant = '', , uuid] = (request.url ?? '').split('/')
    const answer = request.method === 'POST' ? await create(tenant, request) : uuid ? await detail(tenant, uuid) : await list(tenant)
    const body = JSON.stringify(answer)
    response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
