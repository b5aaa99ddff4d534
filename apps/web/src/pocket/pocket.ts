import type { PocketData } from '@sojourn/contract/itinerary/pocket-data'
import { fill } from './fill.ts'
import { LinkClosed, readList, removeSaved, updateSaved } from './save-version.ts'
import { dateOf, isInstalled, saveSection } from './save-section.ts'
import { readSaved } from './saved-link.ts'
import { showToday } from './show-today.ts'

/**
 * Runs on the page of an itinerary: it shows what happens today, saves the page on the device when the reader wants that, and from
 * then on whenever there is a newer version.
 */
const readData = (): PocketData | null => {
  const text = document.querySelector('#pocket-data')?.textContent
  if (!text) return null
  const data = JSON.parse(text) as Omit<PocketData, 'page'> & Partial<PocketData>
  // What was published before pages could be saved in several languages.
  return { ...data, page: data.page ?? data.url }
}

/** A page that stays open looks for a newer version at most this often. */
const checkMs = 60_000

/** Only for a page from this device: when it was saved, and which version it is. */
const { savedAt, version: savedVersion } = document.documentElement.dataset

const start = (data: PocketData): void => {
  const today = document.querySelector<HTMLElement>('#pocket-today')
  if (today && data.plan) showToday(today, data, data.plan)
  const isSupported = 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator
  const follower = isSupported && new URL(data.url).origin === location.origin ? followLink(data) : null
  guardForms(data, () => follower?.isOnline() ?? navigator.onLine)
}

const followLink = (data: PocketData) => {
  const { url, page, texts } = data
  const bar = document.querySelector<HTMLElement>('#pocket-bar')
  const group = document.querySelector<HTMLElement>('#pocket')
  let shownVersion = savedVersion
  let isReached = savedAt === undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  const close = async () => {
    await removeSaved(url)
    location.reload()
  }
  const section = group ? saveSection(group, data, () => void close()) : null
  const showOffline = () => {
    if (savedAt) bar?.replaceChildren(fill(texts.offline, { date: dateOf({ savedAt }, data.language) }))
  }
  const showUpdated = () => {
    const link = document.createElement('button')
    link.type = 'button'
    link.textContent = texts.showUpdate
    link.addEventListener('click', () => location.reload())
    bar?.replaceChildren(texts.updated, ' ', link)
  }
  /** Saves a newer version in the background. What the reader looks at stays. */
  const check = async () => {
    if (performance.now() - checkedAt < checkMs) return
    checkedAt = performance.now()
    try {
      const list = await readList(page)
      isReached = true
      if (bar?.querySelector('button') === null) bar.replaceChildren()
      shownVersion ??= list.version
      const saved = await updateSaved(url)
      if (saved === null) return
      section?.show(saved)
      if (list.version !== shownVersion) showUpdated()
    } catch (error) {
      isReached = false
      checkedAt = Number.NEGATIVE_INFINITY
      if (error instanceof LinkClosed) await close()
    }
  }
  const begin = async () => {
    const saved = await readSaved(url)
    if (saved) {
      section?.show(saved)
      await check()
    } else if (isInstalled()) await section?.start()
  }
  const checkIfSaved = async () => {
    if (document.visibilityState === 'visible' && (await readSaved(url))) await check()
  }
  showOffline()
  // The page itself comes first.
  if (document.readyState === 'complete') void begin()
  else addEventListener('load', () => void begin(), { once: true })
  addEventListener('online', () => void checkIfSaved())
  document.addEventListener('visibilitychange', () => void checkIfSaved())
  navigator.serviceWorker.addEventListener('message', ({ data: message }) => message === 'closed' && location.reload())
  return { isOnline: () => navigator.onLine && isReached }
}

/** Without a connection, nothing is sent, and nothing that was entered is lost. */
const guardForms = ({ texts }: PocketData, isOnline: () => boolean): void => {
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      form.querySelector('.pocket-message')?.remove()
      if (isOnline()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const message = document.createElement('p')
      message.className = 'pocket-message'
      message.role = 'alert'
      message.textContent = texts.needsConnection
      form.append(message)
    },
    { capture: true },
  )
}

const data = readData()
if (data) start(data)
