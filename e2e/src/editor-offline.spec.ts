import type { Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { addTo, day } from './open-itinerary.ts'
import { makeItineraryMakers } from './own-itineraries.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

const longTimeout = { timeout: 20_000 }
const changes = (page: Page) => page.getByRole('status', { name: 'Changes' })
const subtitle = (page: Page) => page.getByRole('textbox', { name: 'Subtitle' })

/** Waits until this device has the app and the itinerary as it is now. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('sojourn-itineraries')
          opening.addEventListener('success', () => {
            const database = opening.result
            if (!database.objectStoreNames.contains('open')) return resolve(0)
            const reading = database.transaction('open').objectStore('open').getAll()
            reading.addEventListener('success', () => {
              database.close()
              const [entry] = reading.result as { savedAt: number }[]
              resolve(entry?.savedAt ?? 0)
            })
          })
        }),
    )
  const before = Date.now()
  // A change of the selection stores nothing, so the last write is that of the last change.
  await expect.poll(stored, longTimeout).toBeGreaterThan(before - 60_000)
  await expect
    .poll(async () => {
      const first = await stored()
      await page.waitForTimeout(2000)
      return first === (await stored())
    }, longTimeout)
    .toBe(true)
}

test('an itinerary that was open opens without network, and what is changed there is saved once on return', async ({
  page,
  context,
  request,
  server,
}) => {
  const makers = await makeItineraryMakers(request, server)
  const uuid = await makers.makeItinerary({ title: 'Slow water', startDate: '2027-05-03', dayCount: 3 })
  await logIn(page, makers.designer, `/itineraries/${uuid}?tab=overview`)
  await subtitle(page).fill('Before')
  await expect(changes(page)).toHaveText('All changes saved', longTimeout)
  await settle(page)

  await context.setOffline(true)
  await page.reload()
  await expect(subtitle(page)).toHaveValue('Before', longTimeout)
  await subtitle(page).fill('Without network')
  await page.getByRole('tab', { name: 'Days' }).click()
  await addTo(page, 1, 'Add custom segment')
  await page.getByRole('option', { name: 'Meal', exact: true }).click()
  await page.keyboard.type('Lunch')
  await expect(day(page, 1).getByRole('row')).toContainText(['Lunch'])
  await expect(changes(page)).toHaveText(/Offline|offline/, longTimeout)
  // Once more from the start: the changes are still here.
  await page.reload()
  await expect(day(page, 1).getByRole('row')).toContainText(['Lunch'], longTimeout)

  await makers.changeItinerary(uuid, { reference: 'FROM-ELSEWHERE', rev: (await makers.readItinerary(uuid)).rev })
  await context.setOffline(false)
  await expect(changes(page)).toHaveText('All changes saved', { timeout: 60_000 })
  const saved = await makers.readItinerary(uuid)
  expect(saved).toMatchObject({ subtitle: 'Without network', reference: 'FROM-ELSEWHERE' })
  expect(saved.segments).toMatchObject([{ title: 'Lunch', day: 0 }])
})

test('what was done in an earlier visit can be undone, but not what others have done since', async ({
  page,
  request,
  server,
}) => {
  const makers = await makeItineraryMakers(request, server)
  const uuid = await makers.makeItinerary({ title: 'Slow water', startDate: '2027-05-03', dayCount: 3 })
  await logIn(page, makers.designer, `/itineraries/${uuid}?tab=overview`)
  await subtitle(page).fill('Mine')
  await page.getByRole('textbox', { name: 'Reference' }).fill('MINE-1')
  await expect(changes(page)).toHaveText('All changes saved', longTimeout)
  await settle(page)
  await page.goto('/itineraries')
  await makers.changeItinerary(uuid, { subtitle: 'Theirs', rev: (await makers.readItinerary(uuid)).rev })

  await page.goto(`/itineraries/${uuid}?tab=overview`)
  await expect(subtitle(page)).toHaveValue('Theirs', longTimeout)
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await expect(subtitle(page)).toHaveValue('Theirs')
  await expect(changes(page)).toHaveText('All changes saved', longTimeout)
  expect(await makers.readItinerary(uuid)).toMatchObject({ reference: null, subtitle: 'Theirs' })
})
