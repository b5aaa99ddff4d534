import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startDemoServer } from '@sojourn/tools/demo-server'
import { expect, test } from '@playwright/test'

test.describe.configure({ timeout: 300_000 })

/** A proxy on another port of this machine, which forwards everything. */
const startProxy = async (port: number) => {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const passed = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { port: portOf(proxy.address()), close: () => proxy.close() }
}

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const port = portOf(probe.address())
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0

test('an API at another origin serves everything that the web app needs', async ({ page }) => {
  const port = await freePort()
  const proxy = await startProxy(port)
  const web = `http://localhost:${port}`
  const api = `http://127.0.0.1:${proxy.port}`
  const server = await startDemoServer({
    database: 'embedded',
    copyOf: process.env['DEMO_FOLDER'],
    addresses: { PORT: String(port), PUBLIC_URL: web, API_URL: api },
  })
  try {
    const apiOrigins = new Set<string>()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (pathname.startsWith('/v1/') || (pathname === '/login' && request.method() === 'POST')) apiOrigins.add(origin)
    })
    const complaints: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|CORS/.test(message.text())) complaints.push(message.text())
    })
    // Playwright's base URL does not apply here.
    await page.goto(`${web}/login`)
    await page.getByLabel('Email').fill('designer@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('sojourn-demo-2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)/)
    expect((await (await page.request.get(`${web}/config.json`)).json()).apiUrl).toBe(api)

    await test.step('read, write with a revision, and notice a conflict', async () => {
      await page.goto(`${web}/destinations`)
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await page.waitForURL(/destinations\/[0-9a-f-]{36}/)
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Across addresses')
      await page.getByRole('button', { name: /^Save/ }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Across addresses')
    })

    await test.step('export a list', async () => {
      await page.goto(`${web}/destinations`)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: /Export/ }).click()
      expect((await download).suggestedFilename()).toContain('.csv')
    })

    await test.step('upload a file', async () => {
      await page.goto(`${web}/media`)
      await page.getByRole('button', { name: 'Add files' }).click()
      const chooser = page.waitForEvent('filechooser')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Choose/ })
        .first()
        .click()
      const buffer = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#385"/></svg>',
      )
      await (await chooser).setFiles({ name: 'across.svg', mimeType: 'image/svg+xml', buffer })
      const card = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'across.svg' })
      await expect(card).toContainText('Uploaded', { timeout: 90_000 })
    })

    await page.goto(`${web}/logout`)
    await expect(page.getByLabel('Email')).toBeVisible()
    expect([...apiOrigins]).toEqual([api])
    expect(complaints).toEqual([])
  } finally {
    await server.stop()
    proxy.close()
  }
})
