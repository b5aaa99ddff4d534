import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createOutbound, type Resolve } from './outbound.ts'

const publicNames: Resolve = async () => ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946']
const outbound = createOutbound({ namedHosts: [], resolve: publicNames })

/** URLs that lead to this machine or its networks, in every accepted spelling. */
const inside = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://127.0.0.1./',
  'https://１２７.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://012.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://192.88.99.1/',
  'https://198.18.0.1/',
  'https://203.0.113.9/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:a00:1::1]/',
  'https://[2001:0:a00:1::1]/',
  'https://[2001:db8::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
]

describe('a URL', () => {
  it.each(inside)('%s is rejected when it is saved and when it is called', async (url) => {
    expect(await outbound.findRejection(url)).toMatch(/public internet/)
    expect(await outbound.sendOutbound({ url, method: 'POST' })).toMatchObject({ ok: false })
  })

  it.each([
    ['http://example.com/', /https/],
    ['ftp://example.com/', /an address like/],
    ['file:///etc/passwd', /an address like/],
    ['gopher://example.com/', /an address like/],
    ['//example.com/', /an address like/],
    ['https://', /an address like/],
    ['https://user@example.com/', /user name/],
    ['https://user:secret@example.com/', /user name/],
    ['https://:secret@example.com/', /user name/],
    ['https://example.com:8443/', /port/],
    ['https://example.com:22/', /port/],
    ['https://example.com:80/', /port/],
  ])('%s is rejected for its format', async (url, words) => {
    expect(await outbound.findRejection(url)).toMatch(words)
    expect(await outbound.sendOutbound({ url, method: 'GET' })).toMatchObject({ ok: false })
  })

  it.each([
    'https://example.com/hook?x=1',
    'https://example.com:443/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])('%s is fine', async (url) => expect(await outbound.findRejection(url)).toBeNull())

  it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1', '64:ff9b::a00:1'])(
    'whose host resolves to %s is rejected, even if it also resolves to other addresses',
    async (address) => {
      for (const found of [[address], ['93.184.216.34', address], [address, '93.184.216.34']]) {
        const { findRejection, sendOutbound } = createOutbound({ namedHosts: [], resolve: async () => found })
        for (const name of ['internal.example.com', 'localhost', 'localhost.', 'metadata.google.internal']) {
          expect(await findRejection(`https://${name}/`)).toMatch(/public internet/)
          const answer = await sendOutbound({ url: `https://${name}/`, method: 'GET' })
          expect(answer).toMatchObject({ ok: false, reason: expect.stringContaining('public internet') })
        }
      }
    },
  )

  it('whose host is unknown may be saved, and fails with a reason when it is called', async () => {
    const { findRejection, sendOutbound } = createOutbound({ namedHosts: [], resolve: async () => [] })
    expect(await findRejection('https://soon.example.com/')).toBeNull()
    expect(await sendOutbound({ url: 'https://soon.example.com/', method: 'GET' })).toEqual({
      ok: false,
      reason: 'The host name could not be found',
    })
  })
})

let server: Server | undefined
afterEach(() => server?.close())

/** Starts a server on this machine. `seen` holds the requested paths. */
const listen = async (answer: RequestListener) => {
  const seen: string[] = []
  const own = createServer((request, response) => {
    seen.push(request.url ?? '')
    answer(request, response)
  })
  server = own
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  return { seen, port: (own.address() as AddressInfo).port }
}

describe('a host that resolves to another address after it was checked', () => {
  it('is rejected when the connection is made', async () => {
    const lookups: string[] = []
    const { findRejection, sendOutbound } = createOutbound({
      namedHosts: [],
      resolve: async (host) => {
        lookups.push(host)
        return lookups.length === 1 ? ['93.184.216.34'] : ['127.0.0.1']
      },
    })
    expect(await findRejection('https://rebinding.example.com/')).toBeNull()
    expect(await sendOutbound({ url: 'https://rebinding.example.com/', method: 'GET' })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('public internet'),
    })
    expect(lookups).toEqual(['rebinding.example.com', 'rebinding.example.com'])
  })
})

describe('a host that the operator allows', () => {
  const named = createOutbound({ namedHosts: ['127.0.0.1'], resolve: async () => [] })

  it('is called by http and on any port', async () => {
    const { port, seen } = await listen((_request, response) =>
      response.writeHead(200, { 'x-hint': 'yes' }).end('hello'),
    )
    const answer = await named.sendOutbound({ url: `http://127.0.0.1:${port}/hook`, method: 'POST', body: '{}' })
    expect(answer).toMatchObject({ ok: true, status: 200, headers: { 'x-hint': 'yes' } })
    expect(answer.ok && answer.body.toString()).toBe('hello')
    expect(seen).toEqual(['/hook'])
    expect(await named.findRejection(`http://127.0.0.1:${port}/`)).toBeNull()
    expect(await named.findRejection('http://user:secret@127.0.0.1/')).toMatch(/user name/)
  })

  it('allows no other host', async () => {
    expect(await named.findRejection('http://127.0.0.2/')).toMatch(/https/)
    expect(await named.findRejection('https://127.0.0.1.example.com:8443/')).toMatch(/port/)
  })

  it('may redirect, which is returned as the response', async () => {
    const { port, seen } = await listen((_request, response) => response.writeHead(302, { location: '/other' }).end())
    expect(await named.sendOutbound({ url: `http://127.0.0.1:${port}/`, method: 'GET' })).toMatchObject({ status: 302 })
    expect(seen).toEqual(['/'])
  })

  it('is given up at the timeout, before or during its response', async () => {
    const { port } = await listen((request, response) => {
      if (request.url === '/slow') response.writeHead(200).write('drop')
    })
    for (const path of ['/silent', '/slow']) {
      const answer = await named.sendOutbound({ url: `http://127.0.0.1:${port}${path}`, method: 'GET', timeoutMs: 200 })
      expect(answer).toEqual({ ok: false, reason: 'The host did not respond in time' })
    }
    server?.closeAllConnections()
  })

  it('returns at most 64 kB, whatever it sends', async () => {
    const { port } = await listen((_request, response) => {
      response.on('error', () => {})
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384, 'x')));
        response.once('drain', more)
      }
      more()
    })
    const answer = await named.sendOutbound({ url: `http://127.0.0.1:${port}/`, method: 'GET' })
    expect(answer.ok && answer.body.length).toBe(65_536)
  })

  it('that is not running is reported', async () => {
    const { port } = await listen(() => {})
    server?.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await named.sendOutbound({ url: `http://127.0.0.1:${port}/`, method: 'GET' })).toEqual({
      ok: false,
      reason: 'The host refused the connection',
    })
  })
})
