import { parse } from 'content-disposition'
import { ApiProblem, send } from './http.ts'

/**
 * Downloads a file with the session's token and reports the number of bytes received so far. Rejects with ApiProblem, or with
 * an AbortError once `signal` fires.
 */
export const fetchFile = async (
  path: string,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (received: number) => void },
): Promise<{ blob: Blob; filename: string }> => {
  const response = await send('GET', path, { signal })
  let received = 0
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      received += chunk.byteLength
      onBytes(received)
      controller.enqueue(chunk)
    },
  })
  const blob = await new Response(response.body?.pipeThrough(count)).blob().catch((error: unknown) => {
    if (signal.aborted) throw new DOMException('given up', 'AbortError')
    throw error instanceof ApiProblem ? error : new ApiProblem(0, {})
  })
  const { filename } = parse(response.headers.get('content-disposition') ?? '').parameters
  return { blob, filename: filename ?? 'download' }
}
