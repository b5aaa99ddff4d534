import type { Browser, Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { dot } from './dot.ts'
import { logIn as logInAs } from './log-in.ts'

const logIn = async (browser: Browser, baseURL: string, email: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await logInAs(page, { email, password: 'sojourn-demo-2026' })
  return page
}

/** Pastes as a browser does: the clipboard's HTML is part of the event. */
const paste = (surface: Locator, html: string) =>
  surface.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('a question is written, published and found on the Help page by a viewer', async ({ browser, server }) => {
  test.setTimeout(120_000)
  const staff = await logIn(browser, server.url, 'super@demo.test')

  await test.step('an empty question is rejected, and the error summary leads to the field', async () => {
    await staff.goto('/faqs')
    await staff.getByRole('link', { name: 'Add question' }).click()
    await staff.getByRole('button', { name: 'Add question' }).click()
    const summary = staff.getByRole('alert')
    await expect(summary).toBeFocused()
    await summary.getByRole('button', { name: 'Answer' }).click()
    await expect(staff.getByRole('textbox', { name: 'Answer' })).toBeFocused()
  })

  await test.step('the answer is formatted by keyboard', async () => {
    await staff.getByRole('textbox', { name: 'Question' }).fill('Where do I see the tides of Walvis Bay?')
    const answer = staff.getByRole('textbox', { name: 'Answer' })
    await answer.click()
    await staff.keyboard.type('In the ')
    await staff.keyboard.press('ControlOrMeta+b')
    await staff.keyboard.type('tide tables')
    await staff.keyboard.press('ControlOrMeta+b')
    await staff.keyboard.type(' of the harbour.')
    await expect(answer.locator('strong')).toHaveText('tide tables')
    // Shift and Tab reach the toolbar, which is one stop; the arrow keys move within it.
    await staff.keyboard.press('Enter')
    await staff.keyboard.press('Shift+Tab')
    const toolbar = staff.getByRole('toolbar', { name: 'Format Answer' })
    await expect(toolbar.locator(':focus')).toBeVisible()
    for (let steps = 0; steps < 12 && !(await button(toolbar, 'Bullet list').evaluate(isFocused)); steps += 1)
      await staff.keyboard.press('ArrowLeft')
    await expect(button(toolbar, 'Bullet list')).toBeFocused()
    await staff.keyboard.press('Enter')
    await expect(button(toolbar, 'Bullet list')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(toolbar, 'Bullet list')).toBeFocused()
    await staff.keyboard.press('Tab')
    await expect(answer).toBeFocused()
    const isInList = () => document.getSelection()?.anchorNode?.parentElement?.closest('li') !== null
    await expect.poll(() => staff.evaluate(isInList)).toBe(true)
    await staff.keyboard.type('Bring boots')
    await expect(answer.getByRole('listitem')).toHaveText('Bring boots')
    // Tab leaves the text.
    await staff.keyboard.press('Tab')
    await expect(staff.getByLabel('Category')).toBeFocused()
    await staff.getByLabel('Category').fill('Coast')
    await expectNoViolations(staff)
    await staff.getByRole('button', { name: 'Add question' }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible()
  })

  const viewer = await logIn(browser, server.url, 'viewer@demo.test')
  await test.step('nobody else sees the draft', async () => {
    await viewer.goto('/help')
    await viewer.getByRole('searchbox', { name: 'Search questions and answers' }).fill('walvis tides')
    await expect(viewer.getByText('Nothing found')).toBeVisible()
  })

  await test.step('the question is published from its row', async () => {
    const row = staff.getByRole('row', { name: 'tides of Walvis Bay' })
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await staff.getByRole('menuitem', { name: 'Publish' }).click()
    await expect(row.getByText('Published')).toBeVisible()
  })

  await test.step('a viewer finds it, and its own URL leads to it', async () => {
    await viewer.reload()
    await viewer.getByRole('searchbox', { name: 'Search questions and answers' }).fill('walvis tides')
    await expect(viewer.getByRole('listitem').filter({ hasText: 'Bring boots' })).toBeVisible()
    await expectNoViolations(viewer)
    const link = await viewer.getByRole('link', { name: 'Link to this answer' }).getAttribute('href')
    await viewer.goto(`/profile`)
    await viewer.goto(`/help${link}`)
    await expect(viewer.getByRole('button', { name: 'Where do I see the tides of Walvis Bay?' })).toBeFocused()
    await expect(viewer.getByRole('listitem').filter({ hasText: 'Bring boots' })).toBeVisible()
  })

  await staff
    .getByRole('row', { name: 'tides of Walvis Bay' })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await staff.getByRole('menuitem', { name: 'Delete' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete question' }).click()
  await expect(staff.getByRole('row', { name: 'tides of Walvis Bay' })).toHaveCount(0)
  await staff.context().close()
  await viewer.context().close()
})

const button = (place: Locator | Page, name: string): Locator => place.getByRole('button', { name, exact: true })
const isFocused = (element: Element): boolean => element === document.activeElement

test('text pasted from Word keeps its structure and nothing else', async ({ browser, server }) => {
  const page = await logIn(browser, server.url, 'super@demo.test')
  await page.goto('/faqs/create')
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await answer.click()
  await paste(answer, fromWord)
  await expect(answer.getByRole('heading', { level: 3 })).toHaveText('Visa')
  await expect(answer.getByRole('heading', { level: 4 })).toHaveText('Fees')
  await expect(answer.locator('strong')).toHaveText('passport')
  await expect(answer.locator('em')).toHaveText('photo')
  await expect(answer.getByRole('link')).toHaveText(['the embassy'])
  await expect(answer.getByRole('link')).toHaveAttribute('href', 'https://example.com/visa')
  await expect(answer.locator('> p')).toHaveText([
    'Bring a passport and',
    'a photo. Ask the embassy or there.',
    'Underlined',
  ])
  await expect(answer.locator('> ul > li')).toHaveText(['FirstNested', 'Second'])
  await expect(answer.locator('> ul li li')).toHaveText(['Nested'])
  await expect(answer.locator('> ol > li')).toHaveText(['Numbered'])
  await expect(answer.getByRole('cell')).toHaveText(['Adults', 'N$ 1,600'])
  await expect(answer.locator('img, u, style, o\\:p, [style*="color"], [class*="Mso"]')).toHaveCount(0)

  await test.step('a link accepts only safe URLs', async () => {
    await answer.press('ControlOrMeta+End')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add link' })
    await dialog.getByLabel('Link to').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Add link' }).click()
    await expect(dialog.getByText('Enter a web page')).toBeVisible()
    await dialog.getByLabel('Link to').fill('example.com/fees')
    await dialog.getByLabel('Text').fill('All fees')
    await dialog.getByLabel('Text').press('Enter')
    await expect(dialog).toBeHidden()
    await expect(answer.getByRole('link', { name: 'All fees' })).toHaveAttribute('href', 'https://example.com/fees')
    await expect(answer).toBeFocused()
  })

  await test.step('rows and columns of a table are added and removed from its menu', async () => {
    await answer.getByRole('cell', { name: 'Adults' }).click()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Add row below' }).click()
    await expect(answer.getByRole('cell')).toHaveCount(4)
    await expect(answer).toBeFocused()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Remove column' }).click()
    await expect(answer.getByRole('cell')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(answer.getByRole('cell')).toHaveCount(4)
  })

  await test.step('the server stores exactly what the editor shows', async () => {
    await page.getByRole('textbox', { name: 'Question' }).fill('What does a visa cost?')
    const sent = page.waitForResponse(
      (answered) => answered.request().method() === 'POST' && answered.url().includes('/faqs/'),
    )
    await page.getByRole('button', { name: 'Add question' }).click()
    const response = await sent
    expect(response.status()).toBe(201)
    const requestBody = response.request().postDataJSON() as { answer: unknown }
    const { data } = (await response.json()) as { data: { answer: unknown } }
    expect(data.answer).toEqual(requestBody.answer)
    expect(JSON.stringify(requestBody.answer)).not.toMatch(/colwidth|target|align|null/)
  })
  await page.context().close()
})

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head>
<body lang=EN><!--StartFragment--><h1 style='color:blue'>Visa<o:p></o:p></h1>
<p class=MsoNormal style='color:red'>Bring a <b>passport</b> and<br>a <i>photo</i>.&nbsp;Ask <a href="https://example.com/visa">the
embassy</a> or <a href="javascript:alert(1)">there</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span><span
style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>Nested<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Second<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;
</span></span><![endif]>Numbered<o:p></o:p></p>
<h4>Fees</h4>
<table class=MsoTableGrid><tr><td width=300 style='background:red'><p class=MsoNormal>Adults</p></td><td><p>N$ 1,600</p></td></tr></table>
<img src="file:///C:/x.png"><p><u>Underlined</u></p><!--EndFragment--></body></html>`

test('a designer asks for support with a file, the staff reply, the designer reads it and closes the request', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000)
  const designer = await logIn(browser, server.url, 'designer@demo.test')
  const subject = 'The brochure of my trip to Sossusvlei'

  await test.step('ask, from the page in question', async () => {
    await designer.goto('/itineraries')
    await expect(designer.getByRole('heading', { level: 1, name: 'Itineraries' })).toBeVisible()
    await designer.getByRole('button', { name: /user menu/ }).click()
    await designer.getByRole('menuitem', { name: 'Help' }).click()
    await designer.getByRole('link', { name: 'Contact support' }).click()
    await expect(designer.getByText('the page that you came from (/itineraries)')).toBeVisible()
    await designer.getByLabel('Subject').fill(subject)
    await designer.getByLabel('Message').fill('The map\nis missing.')
    await designer.getByRole('button', { name: 'Attach files' }).click()
    const dialog = designer.getByRole('dialog', { name: 'Attach files' })
    await dialog.getByRole('list', { name: 'Files' }).getByRole('checkbox').nth(2).press('Space')
    const chooser = designer.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await (await chooser).setFiles({ name: 'screen-of-sossusvlei.png', mimeType: 'image/png', buffer: dot })
    await expect(designer.getByText('screen-of-sossusvlei.png uploaded and attached')).toBeAttached()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(designer.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(2)
    await designer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(designer.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    await expect(designer.getByText('Open', { exact: true })).toBeVisible()
    await expect(designer.getByRole('link', { name: 'screen-of-sossusvlei.png' }).first()).toBeVisible()
    await expectNoViolations(designer)
  })

  const staff = await logIn(browser, server.url, 'super@demo.test')
  await test.step('the staff find it among the requests of all companies, and reply', async () => {
    await staff.goto('/support')
    const row = staff.getByRole('row', { name: subject }).first()
    await expect(row.getByText('Kalahari Trails')).toBeVisible()
    await row.click()
    await expect(staff.getByText('from /itineraries')).toBeVisible()
    await staff.getByLabel('Your reply').fill('It comes with the next')
    await staff.reload()
    await expect(staff.getByLabel('Your reply')).toHaveValue('It comes with the next')
    await staff.getByLabel('Your reply').fill('It comes with the next publication.')
    await staff.getByRole('button', { name: 'Send reply' }).click()
    await expect(staff.getByText('Reply sent')).toBeAttached()
    await expect(staff.getByLabel('Your reply')).toHaveValue('')
    await staff.getByRole('button', { name: /Status/ }).click()
    await staff.getByRole('option', { name: 'Waiting for customer' }).click()
    await expect(staff.getByText('Status changed to Waiting for customer')).toBeAttached()
  })

  await test.step('the designer reads it, closes the request, and reopens it by replying', async () => {
    await designer.reload()
    await expect(designer.getByText('Waiting for you')).toBeVisible()
    const answer = designer.getByRole('article').nth(1)
    await expect(answer.getByText('It comes with the next publication.')).toBeVisible()
    await expect(answer.getByText('Support', { exact: true })).toBeVisible()
    await designer.getByRole('button', { name: 'Close request' }).click()
    await expect(designer.getByText('Closed', { exact: true })).toBeVisible()
    await designer.getByLabel('Your reply').fill('One thing more.')
    await designer.getByRole('button', { name: 'Send reply' }).click()
    await expect(designer.getByText('Open', { exact: true })).toBeVisible()
    await expect(designer.getByText('Reply sent')).toBeAttached()
    await designer.getByRole('button', { name: 'Close request' }).click()
    await expect(designer.getByRole('button', { name: 'Reopen request' })).toBeVisible()
  })
  await staff.context().close()
  await designer.context().close()
})

test('a lapsed company may still ask for support, and a user without a company can still read the answers', async ({
  browser,
  server,
}) => {
  const lapsed = await logIn(browser, server.url, 'lapsed-member@demo.test')
  await lapsed.goto('/help')
  await lapsed.getByRole('button', { name: 'Contact support' }).click()
  await lapsed.getByLabel('Subject').fill('May I still read my trips?')
  await lapsed.getByLabel('Message').fill('Our subscription ended.')
  await expectNoViolations(lapsed)
  await lapsed.getByRole('button', { name: 'Send', exact: true }).click()
  await lapsed.getByRole('button', { name: 'May I still read my trips?' }).click()
  await expect(lapsed.getByRole('article').getByText('Our subscription ended.')).toBeVisible()
  await expectNoViolations(lapsed)
  await lapsed.context().close()

  const alone = await logIn(browser, server.url, 'alone@demo.test')
  await alone.goto('/help')
  await alone.getByRole('button', { name: 'Where do I begin?' }).click()
  await expect(alone.getByText('With three or four accommodations')).toBeVisible()
  await expect(alone.getByText('you do not belong to one yet')).toBeVisible()
  await alone.context().close()
})

test('the help of a page is written in place by the staff and read there by a viewer', async ({ browser, server }) => {
  test.setTimeout(120_000)
  const staff = await logIn(browser, server.url, 'super@demo.test')
  await staff.goto('/terms')
  await staff.goto('/inactive')
  await staff.goto('/help')
  await staff.getByRole('button', { name: 'About this page' }).click()
  const box = staff.getByRole('region', { name: 'About this page' })
  await box.getByRole('button', { name: 'Edit help' }).click()
  await box.getByLabel('Title').fill('Ask the dunes')
  const text = box.getByRole('textbox', { name: 'Text' })
  await text.press('ControlOrMeta+a')
  await staff.keyboard.type('They answer slowly.')
  await box.getByRole('button', { name: 'Save help' }).click()
  await expect(box.getByText('They answer slowly.')).toBeVisible()
  await expectNoViolations(staff)

  const viewer = await logIn(browser, server.url, 'viewer@demo.test')
  await viewer.goto('/help')
  await viewer.getByRole('button', { name: 'About this page' }).click()
  const read = viewer.getByRole('region', { name: 'About this page' })
  await expect(read.getByText('Ask the dunes')).toBeVisible()
  await expect(read.getByText('They answer slowly.')).toBeVisible()
  await expect(read.getByRole('button', { name: 'Edit help' })).toHaveCount(0)
  // It stays open, as the user left it.
  await viewer.reload()
  await expect(read.getByText('Ask the dunes')).toBeVisible()
  await read.getByRole('button', { name: 'Close help' }).click()
  await expect(read).toHaveCount(0)

  await test.step('a page without help shows nothing, except to the staff', async () => {
    await viewer.goto('/account')
    await expect(viewer.getByRole('heading', { level: 1 })).toBeVisible()
    await viewer.waitForLoadState('networkidle')
    await expect(viewer.getByRole('button', { name: /this page$/ })).toHaveCount(0)
    await staff.goto('/account')
    await staff.getByRole('button', { name: 'Explain this page' }).click()
    await staff.getByLabel('Title').fill('Your plan')
    await staff.getByRole('textbox', { name: 'Text' }).click()
    await staff.keyboard.type('What you pay.')
    await staff.getByRole('button', { name: 'Save help' }).click()
    await staff.getByRole('button', { name: 'Edit help' }).click()
    await staff.getByRole('button', { name: 'Delete help' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete help' }).click()
    await expect(staff.getByRole('button', { name: 'Explain this page' })).toBeFocused()
  })
  await staff.context().close()
  await viewer.context().close()
})
