import { uuidPattern } from './kit/uuid.ts'

/**
 * Whether an address is answered by the server itself: the API, files, travellers' pages and public sites. Every other one is
 * a page of the web app. Of `/media/` only what has the shape of a stored file is the server's; the rest is not found.
 */
export const isServerPath = (path: string): boolean => serverPath.test(path)

const serverPath = new RegExp(
  String.raw`^/(?:(?:v1|p|c|docs|checkout|assets|\.well-known)(?:[/?#]|$)|media/(?:uploads|${uuidPattern})/|(?:metrics|healthz|readyz|openapi\.json|config\.json|robots\.txt)(?:[?#]|$))`,
)
