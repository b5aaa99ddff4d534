import { context, propagation } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { recordSpans } from './span.ts'

/** Where traces are sent, and which part of them. */
export type TracingPlace = {
  /** A collector that receives OTLP over HTTP at `/v1/traces` below this URL. */
  url: string
  serviceName: string
  /** 0 to 1: which part of the traces that begin here is recorded. Those that begin elsewhere say themselves whether they are. */
  ratio: number
}

/**
 * Records traces and sends them to an OpenTelemetry collector, in the background. The exporter reads the other standard variables
 * itself, such as OTEL_EXPORTER_OTLP_HEADERS. If the collector is down, only traces are lost. @returns a function that sends
 * the last ones and stops tracing.
 */
export const startTracing = (
  { url, serviceName, ratio }: TracingPlace,
  { version, onError }: { version: string; onError: (error: Error) => void },
): (() => Promise<void>) => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const exporter = withWarnings(new OTLPTraceExporter({ url: `${url}/v1/traces` }), onError)
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    resource: defaultResource()
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceInstanceIdDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': version })),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000, exportTimeoutMillis: 10_000 })],
  })
  recordSpans(provider.getTracer('sojourn', version))
  return async () => {
    recordSpans(null)
    // A collector that is down must not hold up a process that ends.
    await Promise.race([
      provider.shutdown().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, 3000).unref()),
    ])
  }
}

/** Reports the first of several failures in a row, instead of one every few seconds. */
const withWarnings = (exporter: SpanExporter, onError: (error: Error) => void): SpanExporter => {
  let isFailing = false
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        const failed = result.code === ExportResultCode.FAILED
        if (failed && !isFailing)
          onError(new Error(`traces could not be sent: ${result.error?.message ?? 'no reason was given'}`))
        isFailing = failed
        onResult(result)
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}
