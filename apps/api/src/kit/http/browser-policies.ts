import type { App } from './app.ts'

/** For all that is no page: should a browser be brought to show it, nothing in it runs or loads, and no page frames it. */
export const nothingRuns = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What no page of ours asks a device for, so that no script in one can. */
const device = [
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
const nothingOfDevice = device.map((feature) => `${feature}=()`).join(', ')

/** For an answer that no hook sees. */
export const strictPolicies = {
  'content-security-policy': nothingRuns,
  'permissions-policy': nothingOfDevice,
  'x-content-type-options': 'nosniff',
}

/** Gives every answer that brings no policy of its own the strictest one, and keeps every page from the device. */
export const addBrowserPolicies = (app: App): void => {
  app.addHook('onSend', async (_request, reply) => {
    // What has not changed keeps the policy it was sent with.
    if (reply.statusCode === 304) return
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothingRuns)
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('permissions-policy', nothingOfDevice)
  })
}
