import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chromiumArguments, ensureChromium, findChromium } from './chromium.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the Chromium for tests', () => {
  it('is the one in CHROMIUM_PATH', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/browser/chromium')
    expect(findChromium()).toBe('/opt/browser/chromium')
    expect(await ensureChromium()).toBe('/opt/browser/chromium')
  })

  it('is the first executable on the PATH, and not a folder or a non-executable file of that name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-chromium-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'empty/chromium'), { recursive: true })
    await mkdir(join(folder, 'text'))
    await mkdir(join(folder, 'bin'))
    await writeFile(join(folder, 'text/chromium'), '')
    await writeFile(join(folder, 'bin/chromium'), '')
    await chmod(join(folder, 'bin/chromium'), 0o755)
    vi.stubEnv('CHROMIUM_PATH', undefined)
    vi.stubEnv('PATH', ['empty', 'text', 'bin'].map((name) => join(folder, name)).join(':'))
    expect(findChromium()).toBe(join(folder, 'bin/chromium'))
  })

  it('runs without its sandbox only as root', () => {
    expect(chromiumArguments().includes('--no-sandbox')).toBe(process.getuid?.() === 0)
  })
})
