import { parse } from 'content-disposition'
import { ApiProblem, send } from './http.ts'

/**
 * Fetches a file that needs the session's token, and tells how much of it is here. Rejects with ApiProblem, and with an
 * AbortError once `signal` fires.
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

/** Hands a file to the person, as if they had followed a link to it. */
export const saveFile = (blob: Blob, filename: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The browser has begun to read it by then, however large it is.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
