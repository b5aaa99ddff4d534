import {
  type Attributes,
  context,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'

let tracer: Tracer | null = null

/** Begins to record spans, in the whole process; null ends it. Until then, nothing here costs anything. */
export const recordSpans = (next: Tracer | null): void => {
  tracer = next
}

type SpanOptions = {
  kind?: SpanKind
  /** Never the values of a query, an address with a token, or anything else that a person has entered. */
  attributes?: Attributes
}

/**
 * Runs work as a span of the current trace, or as the first of a new one. `work` is called at once. Of an error, only its name and
 * code are recorded, because messages may contain data.
 */
export const inSpan = <T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: SpanOptions,
  work: () => Promise<T>,
): Promise<T> => {
  if (tracer === null) return work()
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      failSpan(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Begins a span of the trace in `parent`. @returns null while nothing is recorded. */
export const beginSpan = (
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: SpanOptions,
  parent: Context,
): { span: Span; inside: Context } | null => {
  if (tracer === null) return null
  const span = tracer.startSpan(name, { kind, attributes }, parent)
  return { span, inside: trace.setSpan(parent, span) }
}

/** The ids of the current trace and span as fields of a log line; none outside of a trace. */
export const traceFields = (): { trace_id?: string; span_id?: string } => {
  const current = tracer === null ? undefined : trace.getSpanContext(context.active())
  return current === undefined ? {} : { trace_id: current.traceId, span_id: current.spanId }
}

const failSpan = (span: Span, error: unknown): void => {
  const { name, code } =
    error instanceof Error ? (error as Error & { code?: unknown }) : { name: typeof error, code: undefined }
  span.setAttribute('error.type', typeof code === 'string' ? code : name)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
