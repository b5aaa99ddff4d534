import type { PocketData } from '@sojourn/contract/itinerary/pocket-data'
import type { PlannedEvent, PlannedTime, TravelPlan } from '@sojourn/contract/itinerary/travel-plan'
import { fill, fillCounted } from './fill.ts'
import { deviceClock, type Moment, momentOf } from './moment.ts'

const refreshMs = 30_000

/** Shows on top of the page what happens today, as long as the page is open. */
export const showToday = (place: HTMLElement, data: PocketData, plan: TravelPlan): void => {
  let shown = ''
  const refresh = () => {
    const moment = momentOf(plan, deviceClock(new Date()))
    const state = JSON.stringify(moment)
    // What has not changed stays, so that nobody loses the focus.
    if (state === shown) return
    shown = state
    place.hidden = moment.is === 'over'
    place.replaceChildren(...contentOf(moment, data))
  }
  refresh()
  setInterval(refresh, refreshMs)
  document.addEventListener('visibilitychange', refresh)
}

const contentOf = (moment: Moment, data: PocketData): Node[] => {
  const { texts, language } = data
  if (moment.is === 'over') return []
  if (moment.is === 'before') return [element('p', 'starts', fillCounted(texts.startsIn, moment.days, language))]
  const { day, date, now, next, wholeDay, today } = moment
  const written = dateText(Date.parse(`${date}T00:00:00Z`), null, language)
  const list = element('dl')
  const add = (label: string, event: PlannedEvent, time: string) => {
    const title = titleOf(event)
    if (title) list.append(element('dt', '', label), element('dd', '', title, ' ', element('span', '', time)))
  }
  for (const event of now) {
    add(texts.now, event, event.end ? fill(texts.untilTime, { time: timeText(event.end, data) }) : '')
  }
  if (next) {
    const time = timeText(next.start, data)
    const nextDate = dateText(next.start.at, next.start.zone, language)
    add(texts.next, next, nextDate === written ? time : fill(texts.timeOnDate, { date: nextDate, time }))
  }
  for (const event of wholeDay) add(texts.wholeDay, event, '')
  const links = documentsOf([...now, ...(next ? [next] : []), ...wholeDay, ...today])
  const goTo = element('a', '', fill(texts.goToDay, { day }))
  goTo.setAttribute('href', `#day-${day}`)
  return [
    element('p', 'kicker', texts.today),
    element('p', '', element('strong', '', fill(texts.dayAndDate, { day, date: written }))),
    list.childElementCount > 0 ? list : element('p', '', texts.nothingMore),
    ...(links.length > 0
      ? [element('p', 'label', texts.documents), element('p', 'links', ...links.flatMap((link) => [link, ' ']))]
      : []),
    element('p', 'links', goTo),
  ]
}

/** The title of a segment, in its language and direction. */
const titleOf = ({ segment }: PlannedEvent): Node | undefined => {
  const title = partOf(segment)?.querySelector('h4')
  if (!title) return undefined
  const copy = element('bdi', '', title.textContent)
  if (title.lang) copy.lang = title.lang
  return copy
}

/** The documents of segments, each once. */
const documentsOf = (events: readonly PlannedEvent[]): Node[] => {
  const links = events.flatMap(({ segment }) => [
    ...(partOf(segment)?.querySelectorAll<HTMLAnchorElement>('a[href*="/documents/"]') ?? []),
  ])
  return [...new Map(links.map((link) => [link.href, link])).values()].map((link) => link.cloneNode(true))
}

const partOf = (segment: string): Element | null => document.querySelector(`main [data-segment="${segment}"]`)

/** A local time, with its zone if the device's clock shows another time then. */
const timeText = ({ at, time, zone }: PlannedTime, { language, texts }: PocketData): string => {
  if (zone === null || clockIn(at, zone) === clockIn(at)) return time
  return fill(texts.timeInZone, { time, zone: zoneName(at, zone, language) })
}

const clockIn = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at)

const zoneName = (at: number, timeZone: string, language: string): string => {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The date that a moment has in a zone. */
const dateText = (at: number, zone: string | null, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone ?? 'UTC' }).format(
    at,
  )

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const created = document.createElement(name)
  if (className !== '') created.className = className
  created.append(...content)
  return created
}
