import { createParser } from 'eventsource-parser'
import type { LiveState } from '@sojourn/contract/presence'
import { ApiProblem, send } from '../../data/http.ts'
import { isFinal } from '../store/itinerary-saving.ts'

type Following = {
  /** The path of the live state, with the client. */
  path: string
  onState: (state: LiveState) => void
  /** Called when the connection is lost, and when following ends. */
  onLost: () => void
  signal: AbortSignal
}

/** How long to wait before each further attempt, in milliseconds. */
const waits = [1000, 2000, 5000, 10_000, 30_000]

/** Follows an open itinerary until the signal is aborted, or the server answers that the user may no longer read it. */
export const follow = async ({ path, onState, onLost, signal }: Following): Promise<void> => {
  let failures = 0
  while (!signal.aborted) {
    try {
      const response = await send('GET', path, { headers: { accept: 'text/event-stream' }, signal })
      await readEvents(response, (state) => {
        failures = 0
        onState(state)
      })
    } catch (error) {
      if (signal.aborted || (error instanceof ApiProblem && isFinal(error.status))) break
    }
    onLost()
    await pause(waits[Math.min(failures, waits.length - 1)] ?? 0, signal)
    failures += 1
  }
  onLost()
}

const readEvents = async (response: Response, onState: (state: LiveState) => void): Promise<void> => {
  const parser = createParser({ onEvent: ({ data }) => onState(JSON.parse(data) as LiveState) })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const read = await reader?.read()
    if (!read || read.done) return
    parser.feed(read.value)
  }
}

/** Waits until the time is over, or the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
