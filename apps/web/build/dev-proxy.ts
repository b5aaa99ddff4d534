import type { ProxyOptions } from 'vite'

const api: ProxyOptions = { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000', changeOrigin: true }

/** `/login` is a page; only a POST to it (the end of a session) is the API's. */
const logout: ProxyOptions = { ...api, bypass: (request) => (request.method === 'POST' ? undefined : request.url) }

/**
 * What the development server passes on to the API. They are patterns where a page of the app begins with the same letters:
 * /profile, /media.
 */
export const devProxy = {
  '^/v1/': api,
  '^/p/': api,
  '^/c/': api,
  '^/media/.': api,
  '^/checkout/': api,
  '^/(healthz|readyz|openapi\\.json|config\\.json|enquiry\\.js)$': api,
  '^/login$': logout,
}
