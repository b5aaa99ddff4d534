import { describe, expect, it } from 'vitest'
import { assemble } from './assemble.ts'
import { readConfig } from './config.ts'
import { startS3Server } from './test/s3-server.ts'

describe('assembling', () => {
  it('refuses where money is expected, instead of giving the product away at the built-in checkout', async () => {
    const config = readConfig({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' })
    const surroundings = { databaseUrl: '', publicUrl: () => 'http://localhost', webFolder: null }
    await expect(assemble({ ...surroundings, config, level: 'silent' })).rejects.toThrow('STRIPE_SECRET_KEY cannot be')
  })

  it('refuses a bucket that is not there, in one line without the secret', async () => {
    const server = await startS3Server()
    const config = readConfig({ S3_URL: `${server.place.endpoint.replace('//', '//AK:hunter2@')}/no-such-bucket` })
    const surroundings = { databaseUrl: '', publicUrl: () => 'http://localhost', webFolder: null }
    const refusal = await assemble({ ...surroundings, config, level: 'silent' }).catch((error: Error) => error.message)
    expect(refusal).toMatch(/^S3_URL must lead to a bucket that is open to us \(.*404.*\)\.$/)
    expect(refusal).not.toContain('hunter2')
    await server.close()
  })
})
