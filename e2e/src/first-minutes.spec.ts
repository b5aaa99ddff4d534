import { expect, test } from './demo-test.ts'
import { linkTo, newEmail } from './emails.ts'
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
  let interactions = 0
  /** Counts a press, a field that is filled in, or a link that is opened. */
  const act = async (interaction: Promise<unknown>) => {
    interactions += 1
    await interaction
  }
  const press = (name: string) => act(page.getByRole('button', { name, exact: true }).click())

  await test.step('create the account and the company', async () => {
    await page.goto('/register-company')
    await act(page.getByLabel(/^Company/).fill('Dune & Delta'))
    await act(page.getByLabel('Your name').fill('Ada Wanderer'))
    await act(page.getByLabel('Email').fill(email))
    await act(page.getByLabel(/^Password/).fill(ownPassword))
    await press('Create account and company')
    await expect(page.getByText(email)).toBeVisible()
  })

  await test.step('open the link of the email, and be in', async () => {
    await act(page.goto(await linkTo(server, email, 'pending-confirm')))
    await press('Confirm and continue')
    await expect(title).toHaveText(/^Good (morning|afternoon|evening), Ada$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Import your library' })).toBeVisible()
  })

  await test.step('add the sample, and change its title', async () => {
    await press('Add a sample itinerary')
    await expect(title).toHaveText('Namibia: dunes and coast (sample)', { timeout: 30_000 })
    await act(page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Our first itinerary'))
    await saved(page)
    expect(interactions).toBeLessThanOrEqual(maxInteractions)
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
