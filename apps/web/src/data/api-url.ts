/**
 * The origin of the API, if it is not the page's own. The server writes it into the page (apps/api/src/kit/http/web-app.ts).
 */
const base =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content.replace(/\/+$/, '') ?? ''

/** The URL of an API path such as `/v1/auth/account`. */
export const apiUrl = (path: string): string => base + path
