import { whenIdle } from './when-idle.ts'

/** What registering the service worker came to; nothing depends on it. */
let registration: ServiceWorkerRegistration | undefined

/** How long a page that has loaded is left alone: keeping all files of the app takes a phone's processor and network from it. */
const leftAloneMs = 5000

/** How often a tab that stays open asks for a newer version. */
const checkEveryMs = 60 * 60 * 1000

/**
 * Registers the service worker of the site's root, in an idle moment some time after the page has loaded. Failures are
 * swallowed: everything works without it but opening without a network.
 * @param onNewVersion called when a newer version than this page's is on the device
 */
export const startServiceWorker = (onNewVersion: () => void): void => {
  const start = async () => {
    registration = await register()
    follow(registration, onNewVersion)
    setInterval(() => void registration?.update().catch(() => {}), checkEveryMs)
  }
  const quietly = () => void start().catch(() => {})
  const startLater = () => void setTimeout(() => whenIdle(quietly), leftAloneMs)
  if (document.readyState === 'complete') startLater()
  else globalThis.addEventListener('load', startLater, { once: true })
}

/** Rejects where the browser has no service workers, or does not allow them here. */
const register = async (): Promise<ServiceWorkerRegistration> => {
  if (!('serviceWorker' in navigator)) throw new Error('Service workers are not supported')
  return navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
}

const follow = (worker: ServiceWorkerRegistration, onNewVersion: () => void): void => {
  const tell = () => void isPresentVersion().then((isPresent) => isPresent || onNewVersion())
  if (worker.waiting) tell()
  worker.addEventListener('updatefound', () => {
    const { installing } = worker
    // The very first one brings nothing new.
    if (!installing || !navigator.serviceWorker.controller) return
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') tell()
    })
  })
}

/** A page is always fetched anew, so it may be newer than the worker that watched it load. */
const isPresentVersion = async (): Promise<boolean> => {
  const parts = [...document.querySelectorAll('script[type="module"][src]')].map((part) => part.getAttribute('src'))
  const answer = await fetch('/index.html', { cache: 'no-cache' }).catch(() => null)
  if (!answer?.ok) return true
  const page = await answer.text()
  return parts.every((part) => page.includes(`src="${part}"`))
}
