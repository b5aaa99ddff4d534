import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { Problem } from '../../kit/problem.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { followSigning } from './store-signature.ts'
import { orUnavailable } from './start-signing.ts'
import * as wording from './wording.ts'

const maxBytes = 16 * 1024

/** The callbacks of the provider of signatures. One is only a reason to ask the provider. */
export const signingRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  const { signatures } = deps
  if (signatures === null) return
  const inTurn = createTurns({ atOnce: 8, atOnceOfOne: 4, maxWaiting: 400, maxWaitingPerKey: 200 })
  // The signature covers the bytes as they were received.
  app.register(async (inbox) => {
    inbox.removeAllContentTypeParsers()
    inbox.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    inbox.post('/v1/signatures/:company/:signing', { schema: { hide: true } }, async (request, reply) => {
      const { company = '', signing = '' } = request.params as Record<string, string>
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = signatures.readCallback(request.headers, body, new Date())
      if (event === null || !isUuid(company) || event.uuid !== signing)
        throw new Problem('malformed', { detail: wording.callbackRejected })
      await inTurn(company, () => followSigning({ deps, asServer, tenant: company }, signing, event.reference)).catch(
        orUnavailable,
      )
      return reply.send({ received: true })
    })
  })
}
