import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret in the format of Standard Webhooks: 32 random bytes. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

/**
 * The headers that prove who sent a body and when (standardwebhooks.com, symmetric signatures `v1`), with one signature for
 * each valid secret.
 */
export const signedHeaders = (
  { id, at, body }: { id: string; at: Date; body: string },
  secrets: readonly string[],
): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
