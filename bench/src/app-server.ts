import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@sojourn/api/app'
import { assemble } from '@sojourn/api/assemble'
import { readConfig } from '@sojourn/api/config'
import { serveParent } from './child.ts'

/** The app as `npm start` runs it, on a database that is already open; with its pages where they are given. */
serveParent(async ({ databaseUrl, webFolder = null }: { databaseUrl: string; webFolder?: string | null }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-bench-app-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true }))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off' })
  const { deps } = await assemble({
    config,
    databaseUrl,
    publicUrl: () => 'http://localhost',
    webFolder,
    level: 'warn',
  })
  const app = await buildApp(deps)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
})
