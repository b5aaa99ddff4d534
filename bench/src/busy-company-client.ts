import { setTimeout as rest } from 'node:timers/promises'
import type { Company } from './company.ts'

/** The company, its itineraries, and for how long its members load the server. */
export type BusyTask = { base: string; company: Company; itineraries: string[]; ms: number }
/** The number of responses by request and status: `export 200`. */
export type BusyResult = Record<string, number>

/** A process in which members of one company export, preview, publish and upload drawings at the same time. */
process.on('message', (task: BusyTask) => {
  beBusy(task).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())

const beBusy = async ({ base, company, itineraries, ms }: BusyTask): Promise<BusyResult> => {
  const until = Date.now() + ms
  const counts: BusyResult = {}
  let sent = 0
  const send = async (what: string, method: string, path: string, body?: string | FormData) => {
    const token = company.tokens[(sent += 1) % company.tokens.length]
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const answer = await fetch(`${base}/v1/${company.tenant}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...type },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(Math.max(1, until - Date.now())),
    })
    await answer.arrayBuffer()
    counts[`${what} ${answer.status}`] = (counts[`${what} ${answer.status}`] ?? 0) + 1
    // A rejected client tries again almost immediately.
    if (answer.status !== 200) await rest(100)
  }
  const again = async (count: number, work: (n: number) => Promise<void>) => {
    const one = async (n: number) => {
      while (Date.now() < until) await work(n).catch(() => rest(100))
    }
    await Promise.all(Array.from({ length: count }, (_, n) => one(n)))
  }
  const itineraryOf = (n: number) => itineraries[n % itineraries.length]
  await Promise.all([
    again(25, () => send('export', 'GET', 'contacts/export.csv')),
    again(10, (n) => send('preview', 'GET', `itineraries/${itineraryOf(n)}/preview`)),
    again(4, (n) => send('publish', 'POST', `itineraries/${itineraryOf(n)}/publish`, '{}')),
    again(5, async () => {
      const form = new FormData()
      form.append('file', new Blob([drawing()], { type: 'image/svg+xml' }), 'drawing.svg')
      await send('drawing', 'POST', 'media/', form)
    }),
  ])
  return counts
}

/** An SVG file with as many slow effects as are accepted, different each time. */
const drawing = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="2400"><desc>${Math.random()}</desc><filter id="f">${'<feGaussianBlur stdDeviation="30"/>'.repeat(8)}${'<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(4)}</filter><rect width="2400" height="2400" fill="#385" filter="url(#f)"/></svg>`
