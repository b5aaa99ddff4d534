import { whenIdle } from './when-idle.ts'

/** Undefined until the service worker is registered; nothing depends on it. */
let registration: ServiceWorkerRegistration | undefined

/** How long to wait after a page has loaded, in milliseconds: caching all files of the app slows a phone down. */
const startDelayMs = 5000

/** How often a tab that stays open checks for a newer version, in milliseconds. */
const checkEveryMs = 60 * 60 * 1000

/**
 * Registers the service worker for the whole site, in an idle moment some time after the page has loaded. Errors are ignored:
 * without it, everything works except opening the app offline.
 * @param onNewVersion called when a newer version than this page's is on the device
 */
export const startServiceWorker = (onNewVersion: () => void): void => {
  const start = async () => {
    registration = await register()
    follow(registration, onNewVersion)
    setInterval(() => void registration?.update().catch(() => {}), checkEveryMs)
  }
  const quietly = () => void start().catch(() => {})
  const startLater = () => void setTimeout(() => whenIdle(quietly), startDelayMs)
  if (document.readyState === 'complete') startLater()
  else globalThis.addEventListener('load', startLater, { once: true })
}

/** Rejects if the browser does not support service workers, or does not allow them here. */
const register = async (): Promise<ServiceWorkerRegistration> => {
  if (!('serviceWorker' in navigator)) throw new Error('Service workers are not supported')
  return navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
}

const follow = (worker: ServiceWorkerRegistration, onNewVersion: () => void): void => {
  const notify = () => void isCurrentVersion().then((isCurrent) => isCurrent || onNewVersion())
  if (worker.waiting) notify()
  worker.addEventListener('updatefound', () => {
    const { installing } = worker
    // The first service worker on a device brings no newer version.
    if (!installing || !navigator.serviceWorker.controller) return
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') notify()
    })
  })
}

/** The page always comes from the network, so it may already be newer than the worker that was active when it loaded. */
const isCurrentVersion = async (): Promise<boolean> => {
  const scripts = [...document.querySelectorAll('script[type="module"][src]')].map((script) =>
    script.getAttribute('src'),
  )
  const response = await fetch('/index.html', { cache: 'no-cache' }).catch(() => null)
  if (!response?.ok) return true
  const page = await response.text()
  return scripts.every((src) => page.includes(`src="${src}"`))
}
