import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'

it('lists the failed tests of a Vitest run, and the files that could not be loaded', () => {
  const failed = {
    status: 'failed',
    fullName: 'a trip ends',
    failureMessages: ['\u001B[31mAssertionError\u001B[39m: no\n  at x'],
  }
  const report = {
    testResults: [
      { name: 'trip.test.ts', assertionResults: [{ status: 'passed', fullName: 'a trip begins' }, failed] },
      { name: 'broken.test.ts', message: 'SyntaxError', assertionResults: [] },
      { name: 'fine.test.ts', message: '', assertionResults: [] },
    ],
  }
  expect(failuresOfVitest(report)).toEqual([
    'trip.test.ts > a trip ends\nAssertionError: no\n  at x',
    'broken.test.ts\nSyntaxError',
  ])
  expect(failuresOfVitest(undefined)).toEqual([])
})

it('lists the name, the error and the main part of the page of each failed test of a Playwright run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-failures-'))
  try {
    await mkdir(join(folder, 'browser/one'), { recursive: true })
    const lines = [
      '# Test info',
      '',
      '- Name: a.spec.ts >> a trip ends',
      '',
      '# Error details',
      '',
      '```',
      'Timed out',
      '```',
    ]
    const page = [
      '- banner',
      '  - main [ref=e9]:',
      ...Array.from({ length: 500 }, () => '    - button [cursor=pointer]'),
    ]
    const text = [...lines, '', '```yaml', ...page, '```', '', '# Test source', '', '```ts', 'it()', '```'].join('\n')
    await writeFile(join(folder, 'browser/one/error-context.md'), text)
    const [failure, ...others] = await failuresOfPlaywright(folder)
    expect(others).toEqual([])
    const seen = ['  - main:', ...Array.from({ length: 23 }, () => '    - button')]
    expect(failure?.split('\n')).toEqual(['a.spec.ts >> a trip ends', 'Timed out', ...seen])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
