import pg from 'pg'
import { SteadyClient } from './steady-client.ts'

type Options = {
  url: string
  channel: string
  applicationName: string
  onNotification: (payload: string) => void
  /** Called each time it listens: before, announcements may have been missed. */
  onListening: () => void
}

/** In milliseconds. A silent connection is noticed within `checkEvery` and `longestSilence`, and then opened again. */
const checkEvery = 3000
const longestSilence = 2500
const shortestWait = 250
const longestWait = 2000

/** Listens to a channel of the database on a connection of its own, and opens that again whenever it is lost, until closed. */
export const keepListening = (options: Options): { close(): Promise<void> } => {
  const { url, channel, applicationName, onNotification, onListening } = options
  let client: SteadyClient | null = null
  let timer: NodeJS.Timeout | undefined
  let opening: Promise<void> = Promise.resolve()
  let isClosed = false

  const lose = (lost: SteadyClient, wait: number): void => {
    if (client !== lost) return
    client = null
    lost.connection.stream.destroy()
    after(wait, () => {
      opening = open(wait)
    })
  }
  const after = (wait: number, work: () => void): void => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(work, wait).unref()
  }
  const check = async (checked: SteadyClient): Promise<void> => {
    const silence = setTimeout(() => lose(checked, shortestWait), longestSilence)
    try {
      await checked.query('select 1')
      if (client === checked) after(checkEvery, () => void check(checked))
    } catch {
      lose(checked, shortestWait)
    } finally {
      clearTimeout(silence)
    }
  }
  const open = async (lastWait: number): Promise<void> => {
    if (isClosed) return
    const opened = new SteadyClient({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: longestSilence,
      keepAlive: true,
    })
    client = opened
    const wait = Math.min(2 * lastWait, longestWait)
    const onLost = () => lose(opened, wait)
    opened.on('error', onLost)
    opened.on('end', onLost)
    opened.on('notification', ({ payload = '' }) => onNotification(payload))
    const silence = setTimeout(onLost, 2 * longestSilence)
    try {
      await opened.connect()
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (client !== opened) return
      after(checkEvery, () => void check(opened))
      onListening()
    } catch {
      onLost()
    } finally {
      clearTimeout(silence)
    }
  }
  opening = open(shortestWait / 2)
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const ended = client
      client = null
      // One that hangs is not waited for.
      if (ended) await Promise.race([ended.end(), new Promise((resolve) => setTimeout(resolve, 500))]).catch(() => {})
      ended?.connection.stream.destroy()
      await opening
    },
  }
}
