import type { App } from './app.ts'

/** For every response that is not a page: if a browser displays it anyway, it runs and loads nothing and cannot be framed. */
export const nothingRuns = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For a page that has inline styles and loads nothing. */
export const staticPage = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** Device features that our pages never use, disabled so that no injected script can. */
const deviceFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const noDeviceFeatures = deviceFeatures.map((feature) => `${feature}=()`).join(', ')

/** For responses that bypass the hooks. */
export const strictPolicies = {
  'content-security-policy': nothingRuns,
  'permissions-policy': noDeviceFeatures,
  'x-content-type-options': 'nosniff',
}

/** Adds the strictest policy to each response that sets none of its own, and blocks device features on each page. */
export const addBrowserPolicies = (app: App): void => {
  app.addHook('onSend', async (_request, reply) => {
    // A response that has not changed keeps the policy it was first sent with.
    if (reply.statusCode === 304) return
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothingRuns)
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('permissions-policy', noDeviceFeatures)
  })
}
