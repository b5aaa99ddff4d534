import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { serveParent } from './child.ts'

/** The floor of uploads: a server that copies what it is sent into a file, and answers when that is durable. */
serveParent(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-copy-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  const server = createServer((request, response) => {
    const path = join(folder, randomUUID())
    const copy = async () => {
      await pipeline(request, createWriteStream(path))
      const file = await open(path, 'r+')
      await file.sync()
      await file.close()
      response.writeHead(204).end()
    }
    copy().catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
