import { expect, test } from './demo-test.ts'
import { linkTo, newEmail } from './emails.ts'
import { interactionsOf } from './interactions.ts'
import { ownPassword } from './log-in.ts'
import { saved } from './open-itinerary.ts'

test.describe.configure({ timeout: 120_000 })

/** More than that, and a stranger gives up. */
const maxInteractions = 12

test('a stranger creates a company and edits a sample itinerary within twelve interactions, and removes it', async ({
  page,
  server,
}) => {
  const email = newEmail()
  const title = page.getByRole('heading', { level: 1 })
  const { act, fill, count, ...user } = interactionsOf(page)
  const press = (name: string) => user.press(page.getByRole('button', { name, exact: true }))

  await test.step('create the account and the company', async () => {
    await page.goto('/register-company')
    await fill(page.getByLabel(/^Company/), 'Dune & Delta')
    await fill(page.getByLabel('Your name'), 'Ada Wanderer')
    await fill(page.getByLabel('Email'), email)
    await fill(page.getByLabel(/^Password/), ownPassword)
    await press('Create account and company')
    await expect(page.getByText(email)).toBeVisible()
  })

  await test.step('open the link of the email, and be in', async () => {
    const link = await linkTo(server, email, 'pending-confirm')
    await act(() => page.goto(link))
    await press('Confirm and continue')
    await expect(title).toHaveText(/^Good (morning|afternoon|evening), Ada$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Import your library' })).toBeVisible()
  })

  await test.step('add the sample, and change its title', async () => {
    await press('Add a sample itinerary')
    await expect(title).toHaveText('Namibia: dunes and coast (sample)', { timeout: 30_000 })
    await fill(page.getByRole('textbox', { name: 'Title', exact: true }).first(), 'Our first itinerary')
    await saved(page)
    expect(count()).toBeLessThanOrEqual(maxInteractions)
    await page.reload()
    await expect(title).toHaveText('Our first itinerary')
  })

  await test.step('remove the sample from the home page, and be offered it again', async () => {
    await page.goto('/')
    await press('Remove the sample')
    await expect(page.getByText('The sample is in the bin').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add a sample itinerary' })).toBeVisible()
    await page.goto('/destinations')
    await expect(page.getByRole('row', { name: /Namibia/ })).toHaveCount(0)
  })

  await test.step('see on the account page how long the trial lasts', async () => {
    await page.goto('/account')
    const subscription = page.getByRole('region', { name: 'Subscription' })
    await expect(subscription).toContainText('14 days of your trial left')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
