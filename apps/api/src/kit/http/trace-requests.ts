import { context, type Context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'
import { beginSpan } from '../../platform/tracing/span.ts'
import type { Deps } from '../deps.ts'
import type { App } from './app.ts'

/**
 * Records each request as a span. Behind a trusted proxy, it joins the trace that the header `traceparent` names (W3C Trace Context);
 * otherwise strangers would decide what is recorded. A span names the pattern of the route and never the address, because addresses
 * contain the tokens of links. Names are those of OpenTelemetry's conventions.
 */
export const traceRequests = (app: App, { trustProxy }: Pick<Deps, 'trustProxy'>): void => {
  /** Reading a body ends the context in which a request began. */
  const contexts = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, reply, done) => {
    const parent = trustProxy === false ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, request.headers)
    const { method } = request
    const route = request.routeOptions.url
    const attributes = {
      'http.request.method': method,
      'http.request.id': request.id,
      ...(route !== undefined && { 'http.route': route }),
    }
    const begun = beginSpan(`${method} ${route ?? ''}`.trim(), { kind: SpanKind.SERVER, attributes }, parent)
    if (begun === null) return done()
    const { span, inside } = begun
    contexts.set(request, inside)
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw
      span.setAttribute('http.response.status_code', statusCode)
      if (!reply.raw.writableFinished) span.setAttribute('error.type', 'broken off')
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(inside, done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const inside = contexts.get(request)
    if (inside === undefined) done()
    else context.with(inside, done)
  })
}
