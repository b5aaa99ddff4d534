import { createHash, randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { KeptUpload } from './kept-uploads.ts'
import type * as SendFile from './send-file.ts'

/** A media item on the server. */
type Row = { uuid: string; rev: number; sha256: string; filename: string; state: string; [field: string]: unknown }

const tenant = '0199a3f4-0000-7000-8000-000000000001'
const person = { uuid: 'p1', is_god: false, tenants: [{ uuid: tenant }], scope: { tenants: {} }, roles: [] }

/** The uploads stored on this device, for all its tabs. */
const stored = new Map<string, KeptUpload>()

type Asked = { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal }
type Read = { headers: Record<string, string>; body: Record<string, unknown> }
type Server = {
  rows: Map<string, Row>
  /** The status codes for cancelling and saving, and how many responses to opening a slot get lost. */
  answers: { cancel: number; save: number; lost: number }
  /** The items created, by idempotency key. */
  opened: Map<string | undefined, Row>
}
type Sent = { path: string; sha256: string; signal: AbortSignal; done: () => void }

/** A fake server with media items, and the tabs that use it. */
export const makeLibrary = () => {
  const rows = new Map<string, Row>()
  const answers = { cancel: 204, save: 200, lost: 0 }
  const server: Server = { rows, answers, opened: new Map() }
  const calls: string[] = []
  const sent: Sent[] = []
  const whenOnline: (() => void)[] = []
  stored.clear()
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('addEventListener', (name: string, then: () => void) => {
    if (name === 'online') whenOnline.push(then)
  })
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('fetch', async (path: string, { method, body, headers, signal }: Asked) => {
    signal?.throwIfAborted()
    calls.push(`${method} ${path.replace(`/v1/${tenant}`, '')}`)
    const answered = answer(server, method, new URL(path, 'http://sojourn.test'), {
      headers,
      body: body === undefined ? {} : JSON.parse(body),
    })
    if (method === 'POST' && path.endsWith('/media/')) await library.whileOpening()
    // The server has done it, but its response is lost.
    signal?.throwIfAborted()
    return answered
  })
  vi.doMock('../../ui/announce.ts', () => ({ announce: () => {} }))
  vi.doMock('./kept-uploads.ts', () => ({
    keepUpload: async (upload: KeptUpload) => {
      library.whileKeeping()
      stored.set(upload.id, upload)
    },
    forgetUpload: async (id: string) => void stored.delete(id),
    keptUploads: async (user: string) => [...stored.values()].filter((one) => one.user === user),
    keptUpload: async (id: string) => stored.get(id),
  }))
  vi.doMock('./send-file.ts', async (original) => ({
    ...(await original<typeof SendFile>()),
    sendFile: ({ path, sha256, signal }: Sent) =>
      new Promise<void>((resolve) => sent.push({ path, sha256, signal, done: resolve })),
  }))

  const itemOf = ({ path }: Sent): Row | undefined => rows.get(path.split(/[/?]/)[3] ?? '')

  /** All bytes on their way have been received. */
  const arrive = (state = 'processing'): void => {
    for (const one of sent.splice(0)) {
      const row = itemOf(one)
      if (row) rows.set(row.uuid, { ...row, sha256: one.sha256, state, stateReason: null })
      one.done()
    }
  }

  /** All items have been prepared, or preparation has failed. */
  const prepare = (state: 'processing-complete' | 'processing-error'): void => {
    const stateReason = state === 'processing-error' ? 'the picture was too much' : null
    for (const [uuid, row] of rows) rows.set(uuid, { ...row, state, stateReason })
  }

  /** The network is back. */
  const online = (): void => {
    for (const then of whenOnline) then()
  }

  /** Opens another tab, which loads its code from scratch. */
  const openTab = async (user: string = person.uuid) => {
    vi.resetModules()
    const { useSession } = await import('../../data/session.ts')
    const session = { user: { ...person, uuid: user }, tenant: { index: 0, uuid: tenant } }
    useSession.setState(session as unknown as Parameters<typeof useSession.setState>[0])
    return {
      uploads: (await import('./upload-queue.ts')).uploads,
      wipe: (await import('../../data/clear-device-data.ts')).wipe,
      leave: () => useSession.setState({ user: null }),
    }
  }
  const library = {
    rows,
    calls,
    sent,
    answers,
    stored,
    tenant,
    held,
    arrive,
    prepare,
    openTab,
    online,
    whileKeeping: () => {},
    whileOpening: async () => {},
  }
  return library
}

/** Handles a request and returns the server's response. */
const answer = (
  { rows, answers, opened }: Server,
  method: string,
  { pathname, searchParams }: URL,
  { headers, body }: Read,
): Response => {
  if (pathname.startsWith('/media/uploads/')) return new Response(null, { status: answers.cancel })
  const [, , , , uuid, resource] = pathname.split('/')
  const row = rows.get(uuid ?? '')
  if (method === 'GET' && !uuid) {
    const [hashes, states] = [searchParams.getAll('sha256'), searchParams.getAll('state')]
    const data = [...rows.values()].filter(
      (one) => hashes.includes(one.sha256) && (states.length === 0 || states.includes(one.state)),
    )
    return Response.json({ data, meta: {}, links: {} })
  }
  if (method === 'POST' && !uuid) {
    const key = headers['idempotency-key']
    const uploaded = { uuid: randomUUID(), rev: 1, sha256: '', state: 'processing', kind: 'image', alt: null }
    const created = opened.get(key) ?? { filename: '', ...body, ...uploaded }
    opened.set(key, created)
    rows.set(created.uuid, created)
    if (answers.lost > 0) {
      answers.lost -= 1
      throw new TypeError('the network is gone')
    }
    return Response.json({
      data: { ...created, upload: { url: `http://sojourn.test/media/uploads/${created.uuid}?s=1` } },
    })
  }
  if (!row) return Response.json({ title: 'Not found', status: 404 }, { status: 404 })
  if (resource === 'preparation' && row.state === 'processing')
    return Response.json({ title: 'Conflict', status: 409 }, { status: 409 })
  if (resource === 'preparation')
    rows.set(row.uuid, { ...row, rev: row.rev + 1, state: 'processing', stateReason: null })
  if (method === 'PUT') {
    if (answers.save === 500) return Response.json({ title: 'Something went wrong', status: 500 }, { status: 500 })
    if (headers['if-match'] !== `"${row.rev}"`)
      return Response.json({ title: 'Stale', status: 412, current: row }, { status: 412 })
    rows.set(row.uuid, { ...row, ...body, rev: row.rev + 1 })
  }
  return Response.json({ data: rows.get(row.uuid) })
}

/** A file with this text as its content. */
export const fileOf = (words: string, name = `${words}.png`) => new File([words], name, { type: 'image/png' })

/** The hash by which the server recognises it. */
export const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex')
