import type { ProxyOptions } from 'vite'

const api: ProxyOptions = { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000', changeOrigin: true }

/** `/login` is a page; only a POST to it, which logs the user out, goes to the API. */
const logout: ProxyOptions = { ...api, bypass: (request) => (request.method === 'POST' ? undefined : request.url) }

/**
 * The paths that the development server forwards to the API. Patterns end in a slash or a `.` where a page of the app has the
 * same prefix: /profile, /media.
 */
export const devProxy = {
  '^/v1/': api,
  '^/p/': api,
  '^/c/': api,
  '^/media/.': api,
  '^/checkout/': api,
  '^/(healthz|readyz|openapi\\.json|config\\.json|(enquiry|choices|visits)\\.js)$': api,
  '^/login$': logout,
}
