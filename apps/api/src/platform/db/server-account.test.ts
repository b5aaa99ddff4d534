import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { handOver, runAs, serverAccount } from './server-account.ts'
import { serverPrograms } from './server-programs.ts'

const isRoot = process.getuid?.() === 0 && process.platform === 'linux'

describe.runIf(isRoot)('as root, the account of the server', () => {
  it('reaches programs and data below a folder that only root may enter, as in a checkout below /root', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-account-'))
    try {
      const { initdb } = await serverPrograms()
      cpSync(dirname(dirname(initdb)), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
      chmodSync(folder, 0o700)
      const cluster = join(folder, 'cluster')
      mkdirSync(cluster)
      const account = serverAccount(cluster)
      handOver(cluster, account)
      const log = openSync(join(folder, 'log'), 'w')
      const file = join(folder, 'native/bin/initdb')
      const args = ['--pgdata', cluster, '--username', 'owner', '--no-sync']
      const code = await runAs(account, { file, args, paths: [file, cluster], log })
      closeSync(log)
      expect(code, readFileSync(join(folder, 'log'), 'utf8')).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('keeps only root’s capability to pass closed folders and read, and gains no others through any program', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-account-'))
    try {
      chmodSync(folder, 0o700)
      const file = join(folder, 'program')
      const secret = join(folder, 'secret')
      const script = `#!/bin/sh\ngrep -E '^(Cap|NoNewPrivs)' /proc/self/status\necho changed > "$1" || echo rejected\n`
      writeFileSync(file, script, { mode: 0o755 })
      writeFileSync(secret, 'as it was', { mode: 0o600 })
      const log = openSync(join(folder, 'log'), 'w')
      await runAs(serverAccount(join(folder, 'cluster')), { file, args: [secret], paths: [file], log })
      closeSync(log)
      const output = readFileSync(join(folder, 'log'), 'utf8')
      const readSearch = (1 << 2).toString(16).padStart(16, '0')
      for (const set of ['CapEff', 'CapPrm', 'CapBnd']) expect(output).toContain(`${set}:\t${readSearch}`)
      expect(output).toContain('NoNewPrivs:\t1')
      expect(output).toContain('rejected')
      expect(readFileSync(secret, 'utf8')).toBe('as it was')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
