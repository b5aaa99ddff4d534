/** Where the API is answered when not at the page's own address; the server writes it into the page (apps/api/src/kit/http/web-app.ts). */
const base =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content.replace(/\/+$/, '') ?? ''

/** The address of a path of the API, such as `/v1/auth/account`. */
export const apiUrl = (path: string): string => base + path
