import type { Page, Route } from '@playwright/test'

/** A state of a list or a form that its path alone does not show. */
export type State = {
  name: string
  /** The page that it is a state of. */
  of: 'list' | 'record' | 'create'
  query?: string
  /** Changes the API's responses for the resource. */
  answer?: (route: Route) => Promise<void>
  /** What to do after the page has loaded. */
  act?: (page: Page) => Promise<void>
}

/** The delay of a late response in milliseconds, longer than it takes to draw an image. */
const delayMs = 30_000

const longName =
  'The Grand Old Riverside Lodge of the Honourable Society of Travellers Who Never Quite Arrive ' +
  'and Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'
const rightToLeft = 'فندق النخيل الكبير على ضفاف النهر القديم بجوار السوق'
const texts = new Set([
  'name',
  'title',
  'subtitle',
  'teaser',
  'subject',
  'question',
  'organisation',
  'caption',
  'filename',
])
const tags = Array.from({ length: 30 }, (_, n) => `a rather long tag ${n + 1}`)

const respondEmpty = (route: Route) =>
  route.fulfill({
    json: { data: [], meta: { page: 1, perPage: 24, total: 0, pageCount: 1, from: null, to: null }, links: {} },
  })

const respondLate = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, delayMs).unref())
  await route.continue().catch(() => {})
}

const reject = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/problem+json',
    json: { title: 'Something went wrong on our side', status: 500, code: 'internal' },
  })

/** The real response with texts of the maximum length; every third record is right-to-left. */
const respondWithLongTexts = async (route: Route) => {
  const response = await route.fetch()
  // A preview is an HTML page.
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
  const { data, ...rest } = (await response.json()) as { data: unknown }
  await route.fulfill({ response, json: { data: Array.isArray(data) ? data.map(lengthen) : lengthen(data), ...rest } })
}

const lengthen = (record: unknown, place = 0): unknown => {
  const text = place % 3 === 2 ? rightToLeft : longName
  const fields = Object.entries(Object(record)).map(([name, value]) => [
    name,
    name === 'tags' ? tags : texts.has(name) && typeof value === 'string' ? text : value,
  ])
  return Object.fromEntries(fields)
}

/** Every state of a library resource besides the normal one. */
export const states: readonly State[] = [
  { name: 'empty', of: 'list', answer: respondEmpty },
  { name: 'nothing found', of: 'list', query: '?q=zzzz', answer: respondEmpty },
  { name: 'empty bin', of: 'list', query: '?binned=true', answer: respondEmpty },
  { name: 'loading', of: 'list', answer: respondLate },
  { name: 'rejected', of: 'list', answer: reject },
  { name: 'long', of: 'list', answer: respondWithLongTexts },
  {
    name: 'chosen',
    of: 'list',
    act: async (page) => {
      // The checkboxes are hidden beneath the drawn ones.
      for (const n of [1, 2]) await page.getByRole('grid').getByRole('checkbox').nth(n).click({ force: true })
    },
  },
  { name: 'loading', of: 'record', answer: respondLate },
  { name: 'rejected', of: 'record', answer: reject },
  { name: 'long', of: 'record', answer: respondWithLongTexts },
  { name: 'invalid', of: 'create', act: (page) => page.locator('form [type=submit]').first().click() },
]

/** The path of the page of a state, for the record `uuid`. */
export const addressOf = ({ of, query = '' }: State, plural: string, uuid: string): string =>
  `/${plural}${of === 'list' ? '' : of === 'create' ? '/create' : `/${uuid}`}${query}`
