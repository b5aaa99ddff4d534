import { describe, expect, it } from 'vitest'
import { assemble } from './assemble.ts'
import { readConfig } from './config.ts'

describe('assembling', () => {
  it('refuses where money is expected, instead of giving the product away at the built-in checkout', async () => {
    const config = readConfig({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' })
    const surroundings = { databaseUrl: '', publicUrl: () => 'http://localhost', webFolder: null }
    await expect(assemble({ ...surroundings, config, level: 'silent' })).rejects.toThrow('STRIPE_SECRET_KEY cannot be')
  })
})
