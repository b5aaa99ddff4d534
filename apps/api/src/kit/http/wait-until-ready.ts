import type { Deps } from '../deps.ts'
import { Problem } from '../problem.ts'
import type { App } from './app.ts'

/** Seconds until a request is worth repeating while the server prepares something. */
const preparingSeconds = 2

/**
 * Answers every request with 503 while the server is still preparing something, except `/healthz`, because the process is alive, and
 * `/metrics`.
 */
export const waitUntilReady = (app: App, { readiness }: Pick<Deps, 'readiness'>): void => {
  app.addHook('onRequest', async ({ url }) => {
    const { preparation } = readiness
    if (preparation === null || /^\/(?:healthz|metrics)(?:\?|$)/.test(url)) return
    throw new Problem('unavailable', { detail: preparation.title, retryAfterSeconds: preparingSeconds })
  })
}
