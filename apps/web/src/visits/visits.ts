import { type InSight, measureSections } from './measure-sections.ts'

/**
 * Runs on the page of an itinerary that a reader has opened. It sends how long each section has been read: while the page is open,
 * and when it is left. It stores nothing on the device; the visit is known only to this page.
 */
const { visit, url } = document.querySelector<HTMLScriptElement>('script[data-visit]')?.dataset ?? {}

const measureMs = 1000
const sendMs = 20_000

/** The names of sections are those of the contract, and mostly the ids on the page. */
const nameOf = ({ id }: Element): string => (id === '' ? 'cover' : id === 'journey' ? 'summary' : id)

const inSight = (): InSight =>
  [...document.querySelectorAll('.cover, main > section[id], .day')].map((section) => {
    const { top, bottom } = section.getBoundingClientRect()
    return { name: nameOf(section), height: Math.min(bottom, innerHeight) - Math.max(top, 0) }
  })

const follow = (visit: string, url: string) => {
  const isVisible = () => document.visibilityState === 'visible'
  const { measure, wake, seconds } = measureSections({ now: () => performance.now(), isVisible, inSight })
  let sent = '{}'
  const send = () => {
    measure()
    const read = JSON.stringify(seconds())
    if (read === sent) return
    sent = read
    const body = new Blob([`{"visit":"${visit}","seconds":${read}}`], { type: 'application/json' })
    if (navigator.sendBeacon?.(url, body)) return
    fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {
      sent = ''
    })
  }
  setInterval(measure, measureMs)
  setInterval(() => isVisible() && send(), sendMs)
  document.addEventListener('visibilitychange', () => (isVisible() ? measure() : send()))
  addEventListener('pagehide', send)
  for (const event of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
    addEventListener(event, wake, { passive: true, capture: true })
}

if (visit && url) follow(visit, url)
