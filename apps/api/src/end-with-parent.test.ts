import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

describe.skipIf(process.platform === 'win32')('a server started by npm', () => {
  it('exits as with SIGTERM when the shell between the processes is killed', async () => {
    const code = `
      const { endWithParent } = await import(${JSON.stringify(join(import.meta.dirname, 'end-with-parent.ts'))})
      endWithParent()
      process.on('SIGTERM', () => { console.log('told to stop'); process.exit() })
      setInterval(() => {}, 1000)
      console.log('ready')`
    // "; :" prevents the shell from replacing itself with its last command.
    const shell = spawn(
      'sh',
      ['-c', '"$0" "$@"; :', process.execPath, '--import', 'tsx', '--input-type=module', '-e', code],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const printed = await new Promise<string>((resolve) => {
      let text = ''
      shell.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (chunk.includes('ready')) shell.kill('SIGTERM')
      })
      // The stream ends when the last process that has it open exits, which is not the shell.
      shell.stdout.on('end', () => resolve(text))
    })
    expect(printed).toBe('ready\ntold to stop\n')
  })
})
