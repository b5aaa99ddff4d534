import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childrenOf } from '@sojourn/api/test/children-of'
import { callerAt, makeFirstAdmin } from '@sojourn/api/test/first-admin'
import { landscapesFolder } from '@sojourn/demo/landscapes'
import { pdfText } from '@sojourn/publishing/fixtures/pdf-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt, server } from './launch-build.ts'
import { workspaceRoot } from './workspace.ts'

let folder: string
let running: ChildProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-built-'))
  if (!(await ensureBuilt(workspaceRoot, server))) throw new Error('the server could not be built')
}, 300_000)
afterAll(async () => {
  await end(running)
  await rm(folder, { recursive: true, force: true })
})

/** Starts what `npm start` starts, without the demo. */
const launch = (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(workspaceRoot, 'tools/src/launch.js'), 'main'], {
    cwd: workspaceRoot,
    env: { PATH: process.env['PATH'], DEMO: 'off', PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(output)))
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [, url] = /is ready at (\S+)/.exec(output) ?? []
      if (url) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`ended early: ${output}`)))
  })
  ready.catch(() => {})
  return { child, ready, ended }
}

const end = async (child: ChildProcess | undefined): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await gone
}

/** The command line of a process, except where Node itself is. */
const argumentsOf = async (pid: number): Promise<string> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').slice(1).join(' ').trim()

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

describe('the built server', () => {
  it('draws images, pages in every language, brochures and Word documents by processes that are built too', async () => {
    const { child, ready } = launch()
    running = child
    const url = await ready
    const seen = new Set<string>()
    /** Collects the programs that run: after a while without tasks, children end. */
    const look = async () => {
      const pids = [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]
      for (const line of await Promise.all(pids.map(argumentsOf))) seen.add(line)
    }
    const { token } = await makeFirstAdmin(url, { env: { DATA_DIR: join(folder, 'data') } })
    const call = callerAt(url, token)
    const { uuid: tenant } = (await call('POST', '/v1/tenants/', { name: 'Dunes' })).data
    const { subscription } = await call('POST', `/v1/${tenant}/subscription`, { stripe_plan: 'studio-monthly' })
    const body = new URLSearchParams({ outcome: 'paid' })
    await fetch(subscription.checkoutUrl, { method: 'POST', body, redirect: 'manual' })

    const form = new FormData()
    const image = await readFile(new URL('dune-crest-dawn.jpg', landscapesFolder))
    form.append('file', new Blob([new Uint8Array(image)]), 'dune.jpg')
    const { uuid: media } = (await call('POST', `/v1/${tenant}/media/`, form)).data
    const stateOf = async () => (await call('GET', `/v1/${tenant}/media/${media}`)).data.state
    await expect.poll(stateOf, { timeout: 120_000 }).toBe('processing-complete')
    await look()

    const about = { title: 'Dünen', language: 'de', summary: paragraph('Sand bis zum Meer.'), startDate: '2027-05-01' }
    const { uuid } = (await call('POST', `/v1/${tenant}/itineraries/`, about)).data
    const published = (await call('POST', `/v1/${tenant}/itineraries/${uuid}/publish`, {})).data
    const address = published.shares[0].url
    const get = async (path: string) =>
      fetch(address + path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })
    const page = await (await get('')).text()
    expect(page).toContain('<html lang="de"')
    expect(page).toContain('Sand bis zum Meer.')
    const brochure = new Uint8Array(await (await get('/brochure.pdf')).arrayBuffer())
    expect(pdfText(brochure)).toContain('Dünen')
    const word = Buffer.from(await (await get('/itinerary.docx')).arrayBuffer())
    expect(word.subarray(0, 2).toString()).toBe('PK')

    await look()
    const programs = ['main', 'prepare-pictures', 'print-brochures', 'render-pages']
    for (const name of programs) expect([...seen]).toContainEqual(expect.stringMatching(`/apps/api/dist/${name}\\.js$`))
    expect([...seen].filter((line) => /tsx|\.ts\b/.test(line))).toEqual([])
  }, 300_000)

  it('names the TypeScript files in a stack trace', async () => {
    // The first line of output fails: that a cluster was made.
    const failing = 'process.stdout.write = () => { throw new Error("nobody listens") }'
    const { ended } = launch({
      DATA_DIR: join(folder, 'other'),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(failing)}`,
    })
    const output = await ended
    expect(output).toContain('nobody listens')
    expect(output).toMatch(/apps\/api\/src\/platform\/db\/embedded\.ts:\d+/)
  }, 120_000)
})
