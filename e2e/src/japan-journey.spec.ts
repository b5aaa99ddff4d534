import type { Locator, Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { interactionsOf } from './interactions.ts'
import { logIn } from './log-in.ts'
import { makePicture } from './make-picture.ts'
import { day, expectTitles, saved } from './open-itinerary.ts'
import { makeManagersCompany } from './own-companies.ts'
import { itineraryAt } from './own-itineraries.ts'

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })
test.setTimeout(420_000)

/** The same itinerary took 540 before the editor had typed sentences, pasted prices and records created in place. */
const maxInteractions = 180

type Designer = ReturnType<typeof interactionsOf>

const box = (within: Page | Locator, name: string): Locator => within.getByRole('combobox', { name, exact: true })
const field = (within: Page | Locator, name: string): Locator => within.getByRole('textbox', { name, exact: true })
const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })

/** The panel that creates a record in place. */
const panel = (page: Page, kind: string): Locator =>
  page.getByRole('dialog', { name: `New ${kind}`, exact: true }).last()

/** Where a library item is: a place on the map, and a destination. `isNew`: the library does not have that destination yet. */
type Where = { place: string; destination: string; isNew?: boolean }
type Hotel = { stars: string; teaser: string }

/** Fills in where a new library item is, and creates its destination if that is new. */
const fillInWhere = async (page: Page, { pick, press }: Designer, form: Locator, label: string, where: Where) => {
  const { place, destination, isNew } = where
  await pick(box(form, label), place, new RegExp(`^${place}`))
  // It already has the destination of the stay of that night.
  if (!isNew) return expect(box(form, 'Destination')).toHaveValue(destination)
  await pick(box(form, 'Destination'), destination, `Create “${destination}”`)
  const created = panel(page, 'destination')
  await pick(box(created, 'Location'), place, new RegExp(`^${place}`))
  await press(button(created, 'Add destination'))
}

/** The dialog that adds segments from typed sentences. It stays open from one segment to the next. */
const addDialog = (page: Page, designer: Designer) => {
  const dialog = page.getByRole('dialog', { name: 'Add to day 1' })
  const search = dialog.getByRole('searchbox')
  const { act, fill, press } = designer
  const expectAdded = (title: string, on: number) =>
    expect(dialog.getByText(`Added ${title} to day ${on}.`)).toBeVisible()
  return {
    /** Types a sentence and presses Enter. */
    sentence: async (text: string, title: string, on: number) => {
      await act(async () => {
        await search.fill(`${text} day ${on}`)
        await expect(dialog.getByRole('option', { name: `Add “${title}”` })).toBeVisible()
        await search.press('Enter')
      })
      await expectAdded(title, on)
    },
    /** Types a sentence about a stay that the library does not have, and creates the accommodation. */
    stay: async (nights: number, name: string, on: number, { stars, teaser, ...where }: Where & Hotel) => {
      await fill(search, `${nights} nights ${name} day ${on}`)
      await press(button(dialog, `Create accommodation “${name}”`))
      const form = panel(page, 'accommodation')
      await fill(field(form, 'Stars'), stars)
      await fill(field(form, 'Teaser'), teaser)
      await fillInWhere(page, designer, form, 'Location', where)
      await press(button(form, 'Add accommodation'))
      await expectAdded(name, on)
    },
    /** The same for an excursion. */
    excursion: async (name: string, times: string, on: number, where: Where) => {
      await fill(search, `${name} ${times} day ${on}`)
      await press(button(dialog, `Create excursion “${name}”`))
      const form = panel(page, 'excursion')
      // The duration follows from the times.
      await expect(form.getByRole('textbox', { name: /^Duration/ })).not.toHaveValue('')
      await fillInWhere(page, designer, form, 'Meeting point', where)
      await press(button(form, 'Add excursion'))
      await expectAdded(name, on)
    },
  }
}

const tokyo = { place: 'Tokyo', destination: 'Tokyo' }
const kyoto = { place: 'Kyoto', destination: 'Kyoto' }
const miyajima = { place: 'Miyajima', destination: 'Miyajima' }
const lakes = { place: 'Fujikawaguchiko', destination: 'Fuji Five Lakes' }

/** What the segments cost, as the designer has it in a spreadsheet, in the order of the itinerary. */
const costs = [2150, 180, 3540, 2520, 640, 820, 90, 150, 330, 2460, 410, 120, 330, 45, 1180, 60, 210, 0]

test('a designer builds eleven days in Japan from an empty company, without leaving the editor', async ({
  page,
  request,
  server,
}) => {
  const { company, manager, call } = await makeManagersCompany(request, server)
  const read = async (path: string) => (await call('GET', `/v1/${company.uuid}/${path}`)).json.data
  const designer = interactionsOf(page)
  const { act, count, press, fill, keys, pick, choose } = designer
  const openTab = (name: string) => press(page.getByRole('tab', { name, exact: true }))
  const form = (title: string) => page.getByRole('region', { name: new RegExp(title) })
  const select = (on: number, title: string) => press(day(page, on).getByRole('row', { name: new RegExp(`^${title}`) }))
  await logIn(page, manager, '/itineraries')

  await test.step('start the itinerary, with a new client', async () => {
    await press(page.getByRole('link', { name: 'Add itinerary' }).first())
    const dialog = page.getByRole('dialog', { name: 'New itinerary' })
    await fill(field(dialog, 'Title'), 'Eleven days in Japan')
    await pick(box(dialog, 'Client'), 'Eva de Vries', 'Create “Eva de Vries”')
    await act(async () => {
      await field(panel(page, 'contact'), 'Add email address').fill('eva@devries.test')
      await page.keyboard.press('Enter')
    })
    await press(button(panel(page, 'contact'), 'Add contact'))
    await act(async () => {
      await dialog.getByRole('spinbutton', { name: /^day, Start date/ }).click()
      await page.keyboard.type('03052027')
    })
    await fill(field(dialog, 'Days'), '11')
    await act(async () => {
      await field(dialog, 'Children').fill('1')
      await page.keyboard.press('Tab')
    })
    await act(async () => {
      await field(dialog, 'Child 1').fill('8')
      await page.keyboard.press('Tab')
    })
    await press(button(dialog, 'Create itinerary'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eleven days in Japan')
    await expect(day(page, 11)).toBeAttached()
  })

  const uuid = itineraryAt(page.url())
  const visited = new Set<string>()
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.add(new URL(frame.url()).pathname)
  })

  await test.step('write the eleven days, and create what the library does not have', async () => {
    await keys('Alt+a')
    const add = addDialog(page, designer)
    await add.sentence('KL861 from AMS to NRT 14:30-09:40', 'KL861 from AMS to NRT', 1)
    await add.sentence('transfer from NRT to Tokyo 10:40-12:00', 'Transfer from NRT to Tokyo', 2)
    await add.stay(4, 'Mandarin Oriental Tokyo', 2, {
      ...tokyo,
      isNew: true,
      stars: '5',
      teaser: 'Above the roofs of Nihonbashi.',
    })
    await add.stay(4, 'Tokyo Station Hotel', 2, {
      ...tokyo,
      stars: '4',
      teaser: 'In the brick station of 1914.',
    })
    await add.excursion('Private tour of Tokyo', '9:00-16:00', 3, tokyo)
    await add.excursion('Mount Fuji and Lake Kawaguchi', '8:00-18:00', 4, { ...lakes, isNew: true })
    await add.excursion('Digital art museum', '10:00-12:00', 5, tokyo)
    await add.excursion('Sumo practice', '14:00-16:00', 5, tokyo)
    await add.sentence('train from Tokyo to Kyoto 9:03-11:15', 'Train from Tokyo to Kyoto', 6)
    await add.stay(3, 'Hiiragiya Ryokan', 6, {
      ...kyoto,
      isNew: true,
      stars: '5',
      teaser: 'Tatami and cedar since 1818.',
    })
    await add.excursion('Fushimi Inari and Nara', '8:30-16:00', 7, kyoto)
    await add.excursion('Tea ceremony', '14:00-15:30', 8, kyoto)
    await add.sentence('train from Kyoto to Hiroshima 9:20-11:00', 'Train from Kyoto to Hiroshima', 9)
    await add.sentence('ferry from Hiroshima to Miyajima 11:40-12:30', 'Ferry from Hiroshima to Miyajima', 9)
    await add.stay(2, 'Kinsuikan Hotel', 9, {
      ...miyajima,
      isNew: true,
      stars: '4',
      teaser: 'Beside the shrine, with baths over the bay.',
    })
    await add.excursion('Itsukushima Shrine', '9:00-11:00', 10, miyajima)
    await add.sentence('train from Hiroshima to Osaka 7:30-9:00', 'Train from Hiroshima to Osaka', 11)
    await add.sentence('KL868 from KIX to AMS 12:30-18:40', 'KL868 from KIX to AMS', 11)
    await keys('Escape')
    await expectTitles(page, 9, [
      'Train from Kyoto to Hiroshima',
      'Ferry from Hiroshima to Miyajima',
      'Kinsuikan Hotel',
    ])
  })

  await test.step('offer the two hotels in Tokyo as options, and the tea ceremony as an extra', async () => {
    const mandarin = form('Mandarin Oriental Tokyo')
    await select(2, 'Mandarin Oriental Tokyo')
    await press(button(mandarin, /^Rooms/))
    await press(button(mandarin, 'Add room'))
    await fill(mandarin.getByRole('textbox', { name: /^Room type/ }), 'Deluxe room')
    await press(button(mandarin, /^Booking/))
    await pick(box(mandarin, 'Supplier'), 'Japan Ground', 'Create “Japan Ground”')
    await press(button(panel(page, 'supplier'), 'Add supplier'))
    await expect(box(mandarin, 'Supplier')).toHaveValue('Japan Ground')
    await press(button(mandarin, /^Price/))
    await fill(field(mandarin, 'Option group'), 'Hotel in Tokyo')
    await select(2, 'Tokyo Station Hotel')
    await fill(field(form('Tokyo Station Hotel'), 'Option group'), 'Hotel in Tokyo')
    await select(8, 'Tea ceremony')
    await choose(button(form('Tea ceremony'), /Inclusion$/), 'Optional extra')
  })

  await test.step('paste the prices from a spreadsheet, and set what the client sees', async () => {
    await openTab('Price')
    const first = page.getByRole('grid', { name: 'Prices of segments' }).getByRole('row', { name: /KL861/ })
    await press(first.locator('[aria-colindex="6"]'))
    await act(async () => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), costs.map((cost) => `EUR ${cost}`).join('\n'))
      await page.keyboard.press('Control+v')
    })
    await expect(first.locator('[aria-colindex="6"]')).toHaveText('2,150.00')
    await choose(button(page, /Price display$/), 'Price per person')
    await choose(button(page, /Deposit$/), 'Percentage of the price')
    await fill(field(page, 'Percentage'), '35')
    await fill(page.getByRole('textbox', { name: 'The price includes' }), 'All trains and the ferry')
    await fill(page.getByRole('textbox', { name: 'The price does not include' }), 'Lunches')
  })

  await test.step('name the travellers', async () => {
    await openTab('People')
    await pick(box(page, 'Add traveller'), 'Eva', 'Eva de Vries')
    await expect(box(page, 'Add traveller')).toHaveValue('')
    await pick(box(page, 'Add traveller'), 'Tom de Vries', 'Create “Tom de Vries”')
    await press(button(panel(page, 'contact'), 'Add contact'))
    await expect(page.getByRole('main').getByRole('listitem', { name: 'Tom de Vries' })).toBeVisible()
  })

  await test.step('upload a cover', async () => {
    await openTab('Overview')
    await press(button(page, 'Choose cover'))
    await press(button(page.getByRole('dialog'), 'Upload images'))
    const upload = page.getByRole('dialog').last()
    const chooser = page.waitForEvent('filechooser')
    await press(button(upload, 'Choose files'))
    await (await chooser).setFiles({ name: 'fuji.png', mimeType: 'image/png', buffer: makePicture(1600, 900, 90) })
    await expect(upload.getByText('Uploaded')).toBeVisible({ timeout: 60_000 })
    await fill(field(upload, 'Alt text of fuji.png'), 'Mount Fuji in the evening')
    await press(button(upload, 'Done'))
    await expect(button(page, 'Change cover')).toBeVisible()
  })

  await test.step('publish', async () => {
    await openTab('Publish')
    await saved(page)
    await press(button(page, 'Publish'))
    await expect(page.getByText('Up to date')).toBeVisible({ timeout: 60_000 })
  })

  test.info().annotations.push({ type: 'interactions', description: String(count()) })
  expect(count()).toBeLessThanOrEqual(maxInteractions)
  expect([...visited]).toEqual([`/itineraries/${uuid}`])

  await test.step('everything is there: the itinerary, its prices and the library', async () => {
    const itinerary = await read(`itineraries/${uuid}`)
    expect(itinerary.segments).toHaveLength(18)
    expect(itinerary).toMatchObject({
      title: 'Eleven days in Japan',
      startDate: '2027-05-03',
      dayCount: 11,
      childAges: [8],
      client: expect.any(String),
      travellers: [{ role: 'lead' }, { role: 'guest' }],
      priceMode: 'per_person',
      deposit: { percentBps: 3500 },
      cover: { media: expect.any(String) },
      publishedRevision: expect.any(Number),
    })
    const titled = (title: string) => itinerary.segments.find((one: { title: string }) => one.title === title)
    expect(titled('KL861 from AMS to NRT')).toMatchObject({
      number: 'KL861',
      origin: { country: 'NL' },
      destination: { country: 'JP' },
      timezone: 'Europe/Amsterdam',
      endTimezone: 'Asia/Tokyo',
      endDayOffset: 1,
    })
    expect(titled('Ferry from Hiroshima to Miyajima').destination).toMatchObject({ label: 'Miyajima', country: 'JP' })
    expect(titled('Tokyo Station Hotel')).toMatchObject({ nights: 4, optionGroup: 'Hotel in Tokyo', isSelected: false })
    expect(titled('Tea ceremony')).toMatchObject({ inclusion: 'optional', source: { resource: 'excursion' } })
    expect(itinerary.segments.map(({ net }: { net: { amount: number } }) => net.amount / 100)).toEqual(costs)
    const sizes = { destinations: 4, accommodations: 4, excursions: 7, contacts: 2, suppliers: 1, media: 1 }
    for (const [plural, size] of Object.entries(sizes)) expect(await read(`${plural}/`), plural).toHaveLength(size)
    expect(await read('accommodations/')).toContainEqual(
      expect.objectContaining({ name: 'Kinsuikan Hotel', stars: 4, destination: expect.any(String) }),
    )
  })
})
