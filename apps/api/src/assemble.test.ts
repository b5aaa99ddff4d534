import { describe, expect, it } from 'vitest'
import { assemble } from './assemble.ts'
import { readConfig } from './config.ts'
import { startS3Server } from './test/s3-server.ts'

describe('assemble', () => {
  it('uses real payments if Stripe is configured, instead of giving the product away at the built-in checkout', async () => {
    const options = { databaseUrl: '', publicUrl: () => 'http://localhost', webFolder: null }
    for (const [env, plays] of [
      [{}, true],
      [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, false],
    ] as const) {
      const { deps, close } = await assemble({
        ...options,
        config: readConfig({ ...env, SECRET_KEY: 'x'.repeat(32) }),
        level: 'silent',
      })
      expect(deps.billing.playsCheckout).toBe(plays)
      await close()
    }
  })

  it('rejects a bucket that does not exist, in one line without the secret', async () => {
    const server = await startS3Server()
    const config = readConfig({ S3_URL: `${server.place.endpoint.replace('//', '//AK:hunter2@')}/no-such-bucket` })
    const options = { databaseUrl: '', publicUrl: () => 'http://localhost', webFolder: null }
    const rejection = await assemble({ ...options, config, level: 'silent' }).catch((error: Error) => error.message)
    expect(rejection).toMatch(/^S3_URL must lead to a bucket that is open to us \(.*404.*\)\.$/)
    expect(rejection).not.toContain('hunter2')
    await server.close()
  })
})
