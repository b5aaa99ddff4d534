import { propagation } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { recordSpans } from '../../platform/tracing/span.ts'
import { createWorld, type World } from '../../test/world.ts'

const exporter = new InMemorySpanExporter()
let world: World
beforeAll(async () => {
  world = await createWorld()
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  recordSpans(provider.getTracer('test'))
})
afterAll(async () => {
  recordSpans(null)
  await world.close()
})

it.each([
  ['of a stranger is not joined', false, false],
  ['from a trusted proxy is joined', 1, true],
] as const)('the trace %s', async (_what, trustProxy, isJoined) => {
  exporter.reset()
  const app = await buildApp({ ...world.deps, trustProxy })
  const traceId = 'a'.repeat(32)
  await app.inject({ url: '/healthz', headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` } })
  const spans = () => exporter.getFinishedSpans()
  await expect.poll(() => spans().map(({ name }) => name)).toEqual(['GET /healthz'])
  expect(spans()[0]?.spanContext().traceId === traceId).toBe(isJoined)
  await app.close()
})
