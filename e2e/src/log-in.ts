import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** What a user logs in with. */
export type Credentials = { email: string; password: string }

/** The password of all users that tests create. */
export const ownPassword = 'lantern gravel quince orbit'

/** An account of the demo, by the part of its address before the @. */
export const demoAccount = (who: string): Credentials => ({ email: `${who}@demo.test`, password: 'sojourn-demo-2026' })

/** The super admin of the demo. */
export const superAdmin = demoAccount('super')

/**
 * Logs in through the API and opens `path`: most tests are about what comes after. Those that are about logging in use
 * `logInByForm`.
 */
export const logIn = async (page: Page, credentials: Credentials, path = '/'): Promise<void> => {
  const token = await getToken(page.request, credentials)
  await page.addInitScript(enterOnce, token)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Runs in the page, before its own code: stores the token of the session, once for each tab. */
const enterOnce = (token: string): void => {
  const mark = `test.entered ${token}`
  if (window !== window.top || sessionStorage.getItem(mark) !== null) return
  sessionStorage.setItem(mark, 'yes')
  localStorage.setItem('sojourn.token', token)
}

/** Logs in with the form and waits until the next page is visible. */
export const logInByForm = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const button = page.getByRole('button', { name: 'Log in', exact: true })
  await button.click()
  await page.waitForURL((url) => url.pathname !== '/login')
  // The URL changes first. Keys that are pressed before the page is rendered are lost to the browser.
  await expect(button).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens the link of a registration on the device that registered, and confirms, which logs in. */
export const confirmHere = async (page: Page, link: string): Promise<void> => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
}

/** Opens the link of an email on any other device, and confirms with the password, because the link alone confirms nothing. */
export const confirmAddress = async (page: Page, link: string, password = ownPassword): Promise<void> => {
  await page.goto(link)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Confirm address' }).click()
}

/** A bearer token of a new session. */
export const getToken = async (request: APIRequestContext, { email, password }: Credentials): Promise<string> => {
  const answer = await request.post('/v1/auth/login', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return token
}

/** Collects the responses from now on that log users out, or those with one of the `statuses`. */
export const rejectionsOf = (page: Page, statuses: readonly number[] = [401, 403]): string[] => {
  const rejections: string[] = []
  page.on('response', (answer) => {
    if (statuses.includes(answer.status())) rejections.push(`${answer.status()} ${answer.url()}`)
  })
  return rejections
}
