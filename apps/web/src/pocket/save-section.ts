import type { PocketData } from '@sojourn/contract/itinerary/pocket-data'
import { fill, fillCounted } from './fill.ts'
import { LinkClosed, type Progress, removeSaved, saveVersion } from './save-version.ts'
import type { Saved } from './saved-link.ts'

/** Browsers that can install a page say so with this event. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

const megabytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1_000_000)

/** `28 November at 09:14` */
export const dateOf = (saved: Pick<Saved, 'savedAt'>, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(
    new Date(saved.savedAt),
  )

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

/** Where the reader saves the page, and removes it again. `onClosed` is called if the link turns out to be gone or locked. */
export const saveSection = (group: HTMLElement, { url, page, language, texts }: PocketData, onClosed: () => void) => {
  const button = (name: string) => group.querySelector<HTMLButtonElement>(`button[name=${name}]`)
  const [save, remove, install] = [button('save'), button('remove'), button('install')]
  const [bar, status] = [group.querySelector('progress'), group.querySelector('output')]
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  const show = (saved: Saved | null) => {
    if (save) save.hidden = saved !== null
    if (remove) remove.hidden = saved === null
    if (bar) bar.hidden = true
    if (saved === null) return
    const date = dateOf(saved, language)
    say(fill(saved.leftOut === 0 ? texts.saved : fillCounted(texts.savedInPart, saved.leftOut, language), { date }))
  }
  const showProgress = ({ done, all, bytes, size }: Progress) => {
    if (bar) Object.assign(bar, { hidden: false, max: size, value: bytes })
    say(fill(texts.saving, { done, all, saved: megabytes(bytes, language), size: megabytes(size, language) }))
  }
  const start = async () => {
    if (save) save.disabled = true
    try {
      await registerWorker(url)
      // Without this, browsers may remove it when the device runs out of space.
      await navigator.storage?.persist?.().catch(() => false)
      show(await saveVersion(page, showProgress))
      remove?.focus()
    } catch (error) {
      if (bar) bar.hidden = true
      say(texts.saveFailed)
      if (save) save.textContent = texts.saveAgain
      if (error instanceof LinkClosed) onClosed()
    } finally {
      if (save) save.disabled = false
    }
  }
  save?.addEventListener('click', () => void start())
  const forget = async () => {
    await removeSaved(url)
    show(null)
    say(texts.removed)
    save?.focus()
  }
  remove?.addEventListener('click', () => void forget())
  offerInstalling(install)
  // The page has shown it already, and hides it again without this mark.
  group.dataset.started = ''
  return { show, start }
}

/** The worker only serves what is saved, and does nothing for a link of which nothing is. */
const registerWorker = async (url: string): Promise<void> => {
  const registration = await navigator.serviceWorker.register(`${url}/pocket-worker.js`, {
    scope: url,
    updateViaCache: 'none',
  })
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('the worker was not installed'))
    })
  })
}

/** Browsers of phones and tablets by Apple can install a page too, but not on request: the page says how. */
const offerInstalling = (install: HTMLButtonElement | null): void => {
  if (isInstalled()) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (!install) return
    install.hidden = false
    install.addEventListener('click', () => void (event as InstallEvent).prompt(), { once: true })
  })
  addEventListener('appinstalled', () => {
    if (install) install.hidden = true
  })
}
