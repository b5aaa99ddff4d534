import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { findViolations } from './axe.ts'
import { skipToContent, tabAndPress, tabBackTo, tabTo, type } from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { dot } from './dot.ts'
import { logIn } from './log-in.ts'
import { makeDesignersCompany, makeSomebody } from './own-companies.ts'

/** A fake image with random bytes, about this large, which is new to the library. */
const picture = (name: string, bytes = 1000) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([dot, randomBytes(bytes)]),
})
const page404 = {
  name: 'holiday.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<html>no picture</html>'.repeat(9)),
}
const video = { name: 'dunes.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(100) }

const open = async (page: Page, request: APIRequestContext, server: DemoServer) => {
  const own = await makeDesignersCompany(request, server)
  // File choosers are only intercepted while there is a listener, and a key press would be faster than adding it then.
  page.on('filechooser', () => {})
  await logIn(page, own.designer, '/media')
  const items = async () => (await own.call('GET', `/v1/${own.company.uuid}/media/?fields=link`)).json.data
  return { ...own, items, dialog: page.getByRole('dialog', { name: 'Add files' }) }
}
type Files = { name: string; mimeType: string; buffer: Buffer }[]

/** Throttles the network like a slow line, so that an upload can be interrupted. */
const slowDown = async (page: Page, bytesPerSecond: number) => {
  const session = await page.context().newCDPSession(page)
  const emulate = (throughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: throughput,
    })
  await emulate(bytesPerSecond)
  return () => emulate(-1)
}

/** Starts to upload a large file slowly. */
const beginLarge = async (page: Page, dialog: Locator, bytes = 24_000_000) => {
  const speedUp = await slowDown(page, 2_000_000)
  await page.getByRole('button', { name: 'Add files' }).first().click()
  const chooser = page.waitForEvent('filechooser')
  const pieces = piecesOf(page)
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles([picture('large.png', bytes)])
  await expect.poll(() => pieces.length, { timeout: 30_000 }).toBeGreaterThan(1)
  return { speedUp, pieces }
}

/** Collects the start offset of each chunk that a page sends. */
const piecesOf = (page: Page): number[] => {
  const pieces: number[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'PATCH') pieces.push(Number(sent.headers()['upload-offset']))
  })
  return pieces
}

test('files are added, described, rejected with a reason and recognised by keyboard alone', async ({
  page,
  request,
  server,
}) => {
  const { dialog, items } = await open(page, request, server)
  const choose = async (files: Files) => {
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(files)
  }
  await skipToContent(page)
  await tabAndPress(page, page.getByRole('button', { name: 'Add files' }).first())
  await expect(dialog).toBeVisible()
  const first = picture('dawn.png')
  await tabTo(page, dialog.getByRole('combobox', { name: 'Folder for new files' }))
  await page.keyboard.type('Namibia/Dunes')
  await page.keyboard.press('Tab')
  const chooseFiles = dialog.getByRole('button', { name: 'Choose files' })
  await tabTo(page, chooseFiles)
  await choose([first, page404, video])

  const cards = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0)).toContainText('Uploaded')
  await expect(cards.nth(1)).toContainText('not supported')
  await expect(cards.nth(2)).toContainText('Add a video URL instead')
  await expect(cards.nth(1)).toHaveAttribute('data-state', 'invalid')
  expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([])

  // After an upload, the button that opened the file chooser still has the focus.
  await expect(chooseFiles).toBeFocused()
  await choose([first])
  await expect(cards.nth(3)).toContainText('Already in the library')
  const description = cards.nth(0).getByRole('textbox', { name: 'Alt text of dawn.png' })
  await tabBackTo(page, description)
  await type(page, description, 'Dunes at dawn')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await items())[0]?.alt).toBe('Dunes at dawn')
  await tabAndPress(page, dialog.getByRole('button', { name: 'Done' }))
  await expect(dialog).toBeHidden()
  const stored = await items()
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ filename: 'dawn.png', folder: 'Namibia/Dunes', state: 'processing-complete' })
  await expect(page.getByText('dawn.png').first()).toBeVisible()
})

test('files are dropped and pasted, and a second entry of the same file is created on request', async ({
  page,
  request,
  server,
}, info) => {
  const { dialog, items } = await open(page, request, server)
  await page.getByRole('button', { name: 'Add files' }).first().click()
  const { buffer } = picture('dropped.png')
  const path = info.outputPath('dropped.png')
  await writeFile(path, buffer)
  const box = await dialog.getByText('Drop files here or paste them').boundingBox()
  const session = await page.context().newCDPSession(page)
  for (const kind of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type: kind,
      x: (box?.x ?? 0) + 10,
      y: (box?.y ?? 0) + 10,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    })
  const cards = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(cards.first()).toContainText('Uploaded')

  await page.evaluate(
    (content) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(content)], 'pasted.png', { type: 'image/png' }))
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      )
    },
    [...buffer],
  )
  await expect(cards.nth(1)).toContainText('Already in the library')
  await cards.nth(1).getByRole('button', { name: 'Add a copy' }).click()
  await expect(cards.nth(1)).toContainText('Uploaded')
  expect((await items()).map(({ filename }: { filename: string }) => filename)).toEqual(['pasted.png', 'dropped.png'])
})

test('text that is pasted into a field stays text, and the typed description of an image is also saved by Esc', async ({
  page,
  request,
  server,
}) => {
  const { dialog, items } = await open(page, request, server)
  await page.getByRole('button', { name: 'Add files' }).first().click()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles([picture('dawn.png')])
  const description = dialog.getByRole('textbox', { name: 'Alt text of dawn.png' })
  await description.focus()
  const isTaken = await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Dunes at dawn')
    clipboardData.items.add(new File(['a picture of the text'], 'image.png', { type: 'image/png' }))
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  })
  expect(isTaken).toBe(false)
  await expect(dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1)
  await description.fill('Dunes at dawn')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await items())[0]?.alt).toBe('Dunes at dawn')
})

test('an image that cannot be processed is retried, and replaced by another one', async ({ page, request, server }) => {
  const { dialog, items } = await open(page, request, server)
  // Three files are processed, one of them twice.
  const broken = { ...picture('torn.png'), buffer: Buffer.concat([dot.subarray(0, 44), randomBytes(300)]) }
  await page.getByRole('button', { name: 'Add files' }).first().click()
  const choose = async (file: typeof broken) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose files' }).click()
    await (await chooser).setFiles([file])
  }
  const cards = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await choose(broken)
  const again = cards.nth(0).getByRole('button', { name: 'Try again' })
  await expect(cards.nth(0)).toContainText('cannot be read')
  await again.click()
  await expect(cards.nth(0)).toContainText('Processing')
  await expect(again).toBeVisible({ timeout: 20_000 })
  await choose(broken)
  await expect(cards.nth(1)).toContainText('cannot be read')
  await expect(cards.nth(1)).not.toContainText('Already in the library')
  await choose(picture('whole.png'))
  await expect(cards.nth(2)).toContainText('Uploaded')
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('row', { name: /torn/ }).first().click()
  const file = page.getByRole('dialog', { name: 'torn.png' })
  await expect(file.getByRole('button', { name: 'Try again' })).toBeVisible()
  await file.getByRole('button', { name: 'Replace everywhere' }).click()
  const replace = page.getByRole('dialog', { name: 'Replace everywhere' })
  await replace.getByRole('button', { name: 'Choose an image' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose the new image' })
  await expect(picker.getByRole('grid').getByRole('row')).toHaveCount(1)
  await picker.getByRole('grid').getByRole('row').first().click()
  await replace.getByRole('button', { name: 'Replace everywhere' }).click()
  await expect(page.getByText('Image replaced').first()).toBeVisible()
  await expect
    .poll(async () => (await items()).map(({ state }: { state: string }) => state).toSorted())
    .toEqual(['invalid', 'processing-complete'])
})

test('a video is added by URL, and opens another one after the URL is changed', async ({ page, request, server }) => {
  const { dialog, items } = await open(page, request, server)
  await page.getByRole('button', { name: 'Add files' }).first().click()
  await dialog.getByRole('button', { name: 'Add video URL' }).click()
  const address = dialog.getByRole('textbox', { name: 'Video URL' })
  await address.fill('dunes')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/such as https/)).toBeVisible()
  await address.fill('vimeo.com/1084537')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('vimeo.com/1084537 is in the library')).toBeVisible()
  expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('row', { name: /vimeo/ }).click()
  await page.getByLabel('Video URL').fill('https://vimeo.com/2')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('link', { name: 'https://vimeo.com/2' })).toBeVisible()
  await expect.poll(items).toMatchObject([{ kind: 'video_link', link: 'https://vimeo.com/2' }])
})

test('an upload resumes after a reload, from the bytes that arrived', async ({ page, request, server }) => {
  const { dialog, items } = await open(page, request, server)
  const { speedUp, pieces } = await beginLarge(page, dialog)
  await page.reload()
  await speedUp()
  const sentBefore = pieces.length
  await expect(page.getByText('1 upload resumed').first()).toBeVisible()
  await expect.poll(async () => (await items())[0]?.state, { timeout: 30_000 }).toBe('processing-complete')
  expect(pieces.length).toBeGreaterThan(sentBefore)
  expect(pieces[sentBefore]).toBeGreaterThan(0)
  expect((await items())[0]).toMatchObject({ filename: 'large.png', bytes: dot.length + 24_000_000 })
})

test('one of several tabs sends an upload, and another continues when that one is closed', async ({
  page,
  context,
  request,
  server,
}) => {
  const { dialog, items } = await open(page, request, server)
  // In three chunks: the one being sent when the tab is closed may still arrive in full.
  await beginLarge(page, dialog, 26_000_000)
  const second = await context.newPage()
  const pieces = piecesOf(second)
  await second.goto('/media')
  await expect(second.getByRole('heading', { name: /^Media Library/ })).toBeVisible()
  await second.waitForTimeout(1500)
  expect(pieces).toEqual([])
  await page.close()
  await expect.poll(async () => (await items())[0]?.state, { timeout: 30_000 }).toBe('processing-complete')
  expect(pieces[0]).toBeGreaterThan(0)
})

test('an upload waits for the user whose session ended, and is not sent by another', async ({
  page,
  request,
  server,
}) => {
  const { dialog, items, company, designer } = await open(page, request, server)
  const other = await makeSomebody(request, server, company, 'Designer')
  const { speedUp, pieces } = await beginLarge(page, dialog)
  const endSession = async () => {
    const token = await page.evaluate(() => localStorage.getItem('sojourn.token'))
    await request.post('/login', { headers: { authorization: `Bearer ${token}` } })
    await page.goto('/media')
    await expect(page).toHaveURL(/\/login/)
  }
  await endSession()
  await logIn(page, designer)
  await expect(page.getByText('1 upload resumed').first()).toBeVisible()
  await expect.poll(() => pieces.length).toBeGreaterThan(2)
  await endSession()
  const sent = pieces.length
  await speedUp()
  await logIn(page, other, '/media')
  await page.waitForTimeout(1500)
  expect(pieces).toHaveLength(sent)
  expect(await items()).toHaveLength(0)
})

test('an upload waits while offline, says so, and resumes automatically', async ({ page, request, server }) => {
  const { dialog, items } = await open(page, request, server)
  await slowDown(page, 3_000_000)
  await page.getByRole('button', { name: 'Add files' }).first().click()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles([picture('large.png', 9_000_000), picture('small.png')])
  await expect(dialog.getByRole('progressbar', { name: 'Uploading large.png', exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await page.waitForTimeout(1500)
  await page.context().setOffline(false)
  const cards = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(cards.nth(0)).toContainText('Uploaded', { timeout: 30_000 })
  await expect(cards.nth(1)).toContainText('Uploaded')
  await expect.poll(items).toHaveLength(2)
})

test('an upload that is cancelled leaves nothing, and can be started again', async ({ page, request, server }) => {
  const { dialog, items } = await open(page, request, server)
  const speedUp = await slowDown(page, 500_000)
  await page.getByRole('button', { name: 'Add files' }).first().click()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles([picture('regretted.png', 5_000_000)])
  await expect(dialog.getByRole('progressbar', { name: 'Uploading regretted.png', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel regretted.png' }).click()
  await expect(dialog.getByText('Cancelled')).toBeVisible()
  expect(await items()).toHaveLength(0)
  await speedUp()
  await dialog.getByRole('button', { name: 'Upload again' }).click()
  await expect(dialog.getByText(/^Uploaded/)).toBeVisible({ timeout: 20_000 })
  await expect.poll(items).toHaveLength(1)
})
