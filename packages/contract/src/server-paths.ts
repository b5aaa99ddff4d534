import { uuidPattern } from './kit/uuid.ts'

/**
 * Whether a path is handled by the server itself: the API, files, travellers' pages and public sites. Every other path is a
 * page of the web app. Below `/media/`, only paths of stored files are handled by the server.
 */
export const isServerPath = (path: string): boolean => serverPath.test(path)

const serverPath = new RegExp(
  String.raw`^/(?:(?:v1|p|c|docs|checkout|assets|\.well-known)(?:[/?#]|$)|media/(?:uploads|${uuidPattern})/|(?:metrics|healthz|readyz|openapi\.json|config\.json|robots\.txt)(?:[?#]|$))`,
)
