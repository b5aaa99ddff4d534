import { chmodSync, closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
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
})
