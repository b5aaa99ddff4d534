import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, readRole } from './config.ts'

const external = {
  DATABASE_URL: 'postgres://app:one@db.example/sojourn?sslmode=verify-full',
  MIGRATION_DATABASE_URL: 'postgres://owner:two@db.example/sojourn?sslmode=verify-full',
  SECRET_KEY: 'x'.repeat(32),
}

const hosts = { PUBLIC_URL: 'https://app.example', API_URL: 'https://api.example', TRUST_PROXY: '1' }

describe('readConfig', () => {
  it('requires nothing: by default an embedded database, the demo, and this machine only', () => {
    expect(readConfig({})).toMatchObject({
      productName: 'Sojourn',
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('.data'),
      publicUrl: undefined,
      publicPagesUrl: undefined,
      database: { kind: 'embedded', folder: join(resolve('.data'), 'postgres') },
      secretKey: undefined,
      isDemo: true,
      s3: undefined,
      smtp: undefined,
      stripe: undefined,
      trustProxy: false,
    })
  })

  it('accepts an external database, without the demo', () => {
    expect(readConfig(external)).toMatchObject({
      database: { kind: 'external', url: external.DATABASE_URL, migrationUrl: external.MIGRATION_DATABASE_URL },
      secretKey: external.SECRET_KEY,
      isDemo: false,
    })
  })

  it('accepts a pooler, with another way to the same database', () => {
    const DIRECT_DATABASE_URL = external.DATABASE_URL.replace('db.example', 'primary.example')
    expect(readConfig({ ...external, DIRECT_DATABASE_URL })).toMatchObject({
      database: { url: external.DATABASE_URL, directUrl: DIRECT_DATABASE_URL },
    })
  })

  it('accepts a replica', () => {
    const REPLICA_DATABASE_URL = external.DATABASE_URL.replace('db.example', 'replica.example')
    expect(readConfig({ ...external, REPLICA_DATABASE_URL })).toMatchObject({
      database: { url: external.DATABASE_URL, replicaUrl: REPLICA_DATABASE_URL },
    })
  })

  it.each([
    ['any free port', { PORT: '0' }, { port: 0 }],
    [
      'an address without its last slash',
      { PUBLIC_URL: 'https://trips.example/', TRUST_PROXY: '1' },
      { publicUrl: 'https://trips.example' },
    ],
    [
      'another address for the API',
      { PUBLIC_URL: 'https://trips.example', API_URL: 'https://api.trips.example/', TRUST_PROXY: '1' },
      { apiUrl: 'https://api.trips.example' },
    ],
    [
      'another host for public pages',
      { PUBLIC_URL: 'https://app.example', PUBLIC_PAGES_URL: 'https://travel.example/', TRUST_PROXY: '1' },
      { publicPagesUrl: 'https://travel.example' },
    ],
    ['an empty variable as unset', { PORT: ' ', PUBLIC_URL: '' }, { port: 3000, publicUrl: undefined }],
    ['the demo on an external database', { ...external, DEMO: 'on' }, { isDemo: true }],
    ['no demo on any address', { DEMO: 'off', HOST: '0.0.0.0' }, { isDemo: false }],
    ['a forced demo on any address', { DEMO: 'force', HOST: '0.0.0.0' }, { isDemo: true }],
    ['the demo on another loopback address', { HOST: '127.0.0.2' }, { isDemo: true }],
    ['the demo at a URL of this machine', { PUBLIC_URL: 'http://localhost:8080' }, { isDemo: true }],
    ['no demo at a URL that others can reach', { PUBLIC_URL: 'http://trips.example' }, { isDemo: false }],
    [
      'a forced demo at a URL that others can reach',
      { PUBLIC_URL: 'http://trips.example', DEMO: 'force' },
      { isDemo: true },
    ],
    ['a token for its metrics', { METRICS_TOKEN: 'x'.repeat(32) }, { metricsToken: 'x'.repeat(32) }],
    ['one proxy in front of it', { TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [
      'proxies by address',
      { TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32,127.0.0.1' },
      { trustProxy: ['10.0.0.0/8', '2001:db8::/32', '127.0.0.1'] },
    ],
    ['https without a proxy', { PUBLIC_URL: 'https://trips.example', TRUST_PROXY: 'none' }, { trustProxy: false }],
    ['http without proxies configured', { PUBLIC_URL: 'http://trips.example' }, { trustProxy: false }],
    [
      'a bucket of S3',
      { S3_URL: 'https://AK:s%2Fe+c%25@s3.example:9000/trips.example?region=eu-central-1&pathStyle=false' },
      {
        s3: {
          endpoint: 'https://s3.example:9000',
          region: 'eu-central-1',
          bucket: 'trips.example',
          accessKey: 'AK',
          secret: 's/e+c%',
          pathStyle: false,
        },
      },
    ],
    [
      'a bucket with its name in the path, in the default region',
      { S3_URL: 'http://AK:secret@127.0.0.1:9000/trips/' },
      { s3: { endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', bucket: 'trips', pathStyle: true } },
    ],
    [
      'a provider of signatures on another machine, with its secret',
      { SIGN_URL: 'https://sign.example/api/', SIGN_KEY: 'k'.repeat(32) },
      { signatures: { url: 'https://sign.example/api', key: 'k'.repeat(32) } },
    ],
    [
      'a collector of traces, for all requests',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/' },
      { tracing: { url: 'https://collector.example', serviceName: 'sojourn', ratio: 1 } },
    ],
    [
      'a collector of traces on this machine, for some requests',
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
        OTEL_SERVICE_NAME: 'trips',
        OTEL_TRACES_SAMPLER_ARG: '0.05',
      },
      { tracing: { url: 'http://localhost:4318', serviceName: 'trips', ratio: 0.05 } },
    ],
    [
      'replies that are forwarded by SMTP',
      { REPLY_DOMAIN: 'Reply.example.com' },
      { replies: { domain: 'reply.example.com', mailbox: null, port: 2525, imap: undefined } },
    ],
    [
      'replies in a mailbox on another machine, which need TLS and no port',
      {
        REPLY_ADDRESS: 'replies@example.com',
        REPLY_IMAP_URL: 'imap://replies%40example.com:p%2Fw@mail.example/Replies',
      },
      {
        replies: {
          domain: 'example.com',
          mailbox: 'replies',
          port: undefined,
          imap: {
            host: 'mail.example',
            port: 143,
            isSecure: false,
            requiresTls: true,
            user: 'replies@example.com',
            password: 'p/w',
            mailbox: 'Replies',
          },
        },
      },
    ],
    ['a mail server on another machine with TLS', { SMTP_URL: 'smtp://mail.example' }, { smtp: { requiresTls: true } }],
    ['a mail server on this machine without TLS', { SMTP_URL: 'smtp://[::1]:2525' }, { smtp: { requiresTls: false } }],
    [
      'servers that may be reached without TLS',
      {
        SECRET_KEY: external.SECRET_KEY,
        DATABASE_URL: 'postgres://app:one@db/sojourn',
        MIGRATION_DATABASE_URL: 'postgres://owner:two@DB/sojourn',
        S3_URL: 'http://AK:secret@minio:9000/trips',
        SMTP_URL: 'smtp://mail.internal',
        PLAIN_HOSTS: 'db, minio,mail.internal',
      },
      { smtp: { url: 'smtp://mail.internal', requiresTls: false }, s3: { endpoint: 'http://minio:9000' } },
    ],
    [
      'hosts that webhooks may reach, separate from those without TLS',
      { PLAIN_HOSTS: 'db', OUTBOUND_HOSTS: 'Ledger.internal, 10.0.0.7' },
      { outboundHosts: ['ledger.internal', '10.0.0.7'] },
    ],
    [
      'a database on this machine without TLS',
      { SECRET_KEY: external.SECRET_KEY, DATABASE_URL: 'postgres://app@localhost/sojourn?host=/run/postgresql' },
      { database: { kind: 'external' } },
    ],
    [
      'keys that are being replaced',
      { SECRET_KEYS_OLD: `${'a'.repeat(32)}, ${'b'.repeat(32)}` },
      { oldSecretKeys: ['a'.repeat(32), 'b'.repeat(32)] },
    ],
    [
      'an email address for reports of vulnerabilities',
      { SECURITY_CONTACT: 'security@example.test' },
      { securityContact: 'mailto:security@example.test' },
    ],
    [
      'a page for reports of vulnerabilities',
      { SECURITY_CONTACT: 'https://example.test/security' },
      { securityContact: 'https://example.test/security' },
    ],
    ['another product name', { PRODUCT_NAME: 'Wayfarer' }, { productName: 'Wayfarer' }],
    [
      'both secrets of Stripe',
      { STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'b' },
      { stripe: { secretKey: 'a', webhookSecret: 'b' } },
    ],
  ])('accepts %s', (_, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
  })

  it.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '3000x' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: `${'x'.repeat(32)} y` }],
    ['TRUST_PROXY', { PUBLIC_URL: 'https://trips.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'on' }],
    ['TRUST_PROXY', { TRUST_PROXY: '100' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,' }],
    ['TRUST_PROXY', { TRUST_PROXY: '::1/129' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'trips.example' }],
    ['PUBLIC_URL', { API_URL: 'https://api.trips.example' }],
    ['PUBLIC_URL', { PUBLIC_PAGES_URL: 'https://travel.example' }],
    ['PUBLIC_PAGES_URL', { PUBLIC_URL: 'http://app.example', PUBLIC_PAGES_URL: 'http://app.example:8080' }],
    ['PUBLIC_PAGES_URL', { PUBLIC_URL: 'http://app.example', PUBLIC_PAGES_URL: 'http://travel.example/pages' }],
    ['PUBLIC_PAGES_URL', { ...hosts, PUBLIC_PAGES_URL: 'https://api.example' }],
    ['PUBLIC_PAGES_URL', { ...hosts, PUBLIC_PAGES_URL: 'http://travel.example' }],
    ['API_URL', { PUBLIC_URL: 'https://trips.example', API_URL: '/api', TRUST_PROXY: '1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db.example/sojourn' }],
    ['DATABASE_URL', { MIGRATION_DATABASE_URL: external.MIGRATION_DATABASE_URL }],
    ['DATABASE_URL', { DIRECT_DATABASE_URL: external.DATABASE_URL }],
    ['DATABASE_URL', { REPLICA_DATABASE_URL: external.DATABASE_URL }],
    ['REPLICA_DATABASE_URL', { ...external, REPLICA_DATABASE_URL: external.MIGRATION_DATABASE_URL }],
    ['DIRECT_DATABASE_URL', { ...external, DIRECT_DATABASE_URL: external.MIGRATION_DATABASE_URL }],
    ['DIRECT_DATABASE_URL', { ...external, DIRECT_DATABASE_URL: 'mysql://app:one@db.example/sojourn' }],
    ['DATABASE_URL', { ...external, MIGRATION_DATABASE_URL: external.DATABASE_URL }],
    ['SECRET_KEY', { ...external, SECRET_KEY: undefined }],
    ['SECRET_KEY', { SECRET_KEY: 'too short' }],
    ['SECRET_KEYS_OLD', { SECRET_KEYS_OLD: `${'a'.repeat(32)},short` }],
    ['DEMO', { DEMO: 'yes' }],
    ['DEMO', { HOST: '0.0.0.0' }],
    ['DEMO', { PUBLIC_URL: 'http://trips.example', DEMO: 'on' }],
    ['DEMO', { DEMO: 'on', HOST: '127.0.0.1.example' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['REPLY_DOMAIN', { REPLY_DOMAIN: 'reply@example.com' }],
    ['REPLY_ADDRESS', { REPLY_ADDRESS: 'replies+x@example.com' }],
    ['REPLY_ADDRESS', { REPLY_ADDRESS: 'a-mailbox-name-that-is-too-long@example.com' }],
    ['REPLY_ADDRESS', { REPLY_ADDRESS: 'replies@example.com', REPLY_DOMAIN: 'reply.example.com' }],
    ['REPLY_ADDRESS', { REPLY_IMAP_URL: 'imaps://user:password@mail.example' }],
    ['REPLY_IMAP_URL', { REPLY_DOMAIN: 'reply.example.com', REPLY_IMAP_URL: 'https://user:password@mail.example' }],
    ['REPLY_IMAP_URL', { REPLY_DOMAIN: 'reply.example.com', REPLY_IMAP_URL: 'imaps://mail.example' }],
    ['SIGN_KEY', { SIGN_URL: 'https://sign.example' }],
    ['SIGN_KEY', { SIGN_URL: 'https://sign.example', SIGN_KEY: 'short' }],
    ['SIGN_URL', { SIGN_KEY: 'k'.repeat(32) }],
    ['SIGN_URL', { SIGN_URL: 'http://sign.example', SIGN_KEY: 'k'.repeat(32) }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:key@collector.example' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '1.5' }],
    ['REPLY_PORT', { REPLY_DOMAIN: 'reply.example.com', REPLY_PORT: '70000' }],
    ['S3_URL', { S3_URL: 'bucket' }],
    ['S3_URL', { S3_URL: 's3://AK:secret@s3.example/trips' }],
    ['S3_URL', { S3_URL: 'https://AK:half/secret@s3.example/trips' }],
    ['S3_URL', { S3_URL: 'https://s3.example/trips' }],
    ['S3_URL', { S3_URL: 'https://AK@s3.example/trips' }],
    ['S3_URL', { S3_URL: 'https://AK:%ZZ@s3.example/trips' }],
    ['S3_URL', { S3_URL: 'https://AK:secret@s3.example/' }],
    ['S3_URL', { S3_URL: 'https://AK:secret@s3.example/trips/folder' }],
    ['S3_URL', { S3_URL: 'https://AK:secret@s3.example/Trips' }],
    ['S3_URL', { S3_URL: 'https://AK:secret@s3.example/trips?region=EU Central' }],
    ['S3_URL', { S3_URL: 'https://AK:secret@s3.example/trips?pathStyle=yes' }],
    ['S3_URL', { S3_URL: 'https://AK:secret@s3.example/trips?zone=eu' }],
    ['S3_URL', { S3_URL: 'https://AK:secret@s3.example/trips#eu' }],
    ['S3_URL', { S3_URL: 'http://AK:secret@s3.example/trips' }],
    ['S3_URL', { S3_URL: 'http://AK:secret@s3.example/trips', PLAIN_HOSTS: 'example' }],
    ['DATABASE_URL', { ...external, DATABASE_URL: 'postgres://app:one@db.example/sojourn' }],
    ['DATABASE_URL', { ...external, DATABASE_URL: 'postgres://app:one@db.example/sojourn?sslmode=prefer' }],
    ['DATABASE_URL', { ...external, DATABASE_URL: 'postgres://app:one@localhost/sojourn?host=db.example' }],
    [
      'DATABASE_URL',
      { ...external, DATABASE_URL: 'postgres://app:one@db.example/sojourn?sslmode=verify-full&sslmode=disable' },
    ],
    ['MIGRATION_DATABASE_URL', { ...external, MIGRATION_DATABASE_URL: 'postgres://owner:two@db.example/sojourn' }],
    ['DIRECT_DATABASE_URL', { ...external, DIRECT_DATABASE_URL: 'postgres://app:one@db.example/sojourn' }],
    ['REPLICA_DATABASE_URL', { ...external, REPLICA_DATABASE_URL: 'postgres://app:one@db.example/sojourn' }],
    ['PLAIN_HOSTS', { PLAIN_HOSTS: 'smtp://mail.example' }],
    ['OUTBOUND_HOSTS', { OUTBOUND_HOSTS: '*' }],
    ['OUTBOUND_HOSTS', { OUTBOUND_HOSTS: 'http://ledger.internal' }],
    ['PLAIN_HOSTS', { PLAIN_HOSTS: '*' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'http://example.test/security' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'a@example.test\nContact: mailto:b@example.test' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'a' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'b' }],
    ['TILE_STYLE_URL', { TILE_STYLE_URL: 'javascript:alert(1)' }],
  ])('rejects an invalid %s in one line that names it (%j)', (variable, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${variable} must .+\\.$`))
  })

  it('does not print an invalid secret', () => {
    expect(() => readConfig({ SECRET_KEY: 'hunter2' })).not.toThrow('hunter2')
    expect(() => readConfig({ DATABASE_URL: 'http://app:hunter2@db/x' })).not.toThrow('hunter2')
    for (const wrong of ['s3://AK:hunter2@x/b', 'https://AK:hunter2@x/B', 'https://AK:hunter2/@x/b', 'AK:hunter2@x'])
      expect(() => readConfig({ S3_URL: wrong })).not.toThrow('hunter2')
  })
})

describe('readRole', () => {
  it('does everything by default', () => {
    expect([readRole([]), readRole(['--role=web']), readRole(['--role=worker']), readRole(['--role=all'])]).toEqual([
      'all',
      'web',
      'worker',
      'all',
    ])
  })

  it.each(['--role=queen', '--role', 'worker', '--port=80'])('rejects %s by name', (argument) => {
    expect(() => readRole([argument])).toThrow(`${argument} is not a known argument`)
  })
})
