import { CalendarPlus, CalendarSearch, Columns2, Copy, Eye, ReceiptText, Send } from 'lucide-react'
import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { announce } from '../../../ui/announce.ts'
import type { PageVerb, VerbsFor } from '../../../kit/page/page-verbs.ts'
import { openItineraryDialog } from '../../panes/open-dialog.ts'
import { wideScreen } from '../../panes/use-pane.ts'
import { openSide } from '../../panes/use-side.ts'
import type { OpenItinerary } from '../../store/itinerary.ts'
import { dayNumber } from '../../words/day-words.ts'
import { shiftVerb } from './shift-verb.ts'
import * as wording from './wording.ts'

type Options = {
  itinerary: OpenItinerary
  mayCreate: boolean
  /** Opens a tab and, on small screens, a pane of the editor. */
  go: (search: { tab?: string; pane?: string }) => void
}

/** The verbs of the open itinerary. Numbers in the typed text choose the day: "day 5", "go to 5", "shift 5 by 2". */
export const verbsOf =
  ({ itinerary, mayCreate, go }: Options): VerbsFor =>
  (typed) => {
    const { document, record } = itinerary.store.getState()
    const isTemplate = record.isTemplate
    const shift = itinerary.isReadOnly ? null : shiftVerb(itinerary, typed, () => go({}))
    const verb = (id: string, title: string, icon: PageVerb['icon'], choose: () => void, words = ''): PageVerb => ({
      id: `verb ${id}`,
      title,
      words,
      icon,
      choose,
    })
    return [
      ...daysFor(typed, document.days).map(({ index, title }) =>
        verb(
          `day ${index}`,
          title === null ? wording.goToDay({ day: index + 1 }) : wording.goToDayWithTitle({ day: index + 1, title }),
          CalendarSearch,
          () => {
            const day = itinerary.store.getState().document.days[index]
            if (!day) return
            itinerary.select({ kind: 'day', uuid: day.uuid })
            go(wideScreen.matches ? {} : { pane: 'form' })
            announce(wording.dayOpened({ day: index + 1 }))
          },
          typed,
        ),
      ),
      ...(isTemplate
        ? []
        : [verb('publish', wording.publish, Send, () => go({ tab: 'publish' }), wording.publishWords)]),
      ...(mayCreate && !isTemplate
        ? [verb('duplicate', wording.duplicate, Copy, () => openItineraryDialog('duplicate'), wording.duplicateWords)]
        : []),
      ...(itinerary.isReadOnly
        ? []
        : [verb('add day', wording.addDay, CalendarPlus, () => addDay(itinerary, go), wording.addDayWords)]),
      ...(shift ? [shift] : []),
      verb('preview', wording.preview, Eye, () => {
        openSide('preview')
        go(wideScreen.matches ? {} : { pane: 'preview' })
      }),
      ...(record.variant === null
        ? []
        : [verb('compare', wording.compareVariants, Columns2, () => openItineraryDialog('compare'))]),
      verb('price', wording.price, ReceiptText, () => go({ tab: 'price' }), wording.priceWords),
    ]
  }

/** The day with the typed number: "day 5", "go to day 5", "5". */
const daysFor = (typed: string, days: readonly { title: string | null }[]) => {
  const [, number] = /^(?:(?:go|jump) to )?(?:day )?(\d{1,3})$/i.exec(typed.trim()) ?? []
  const index = Number(number) - 1
  const day = days[index]
  return number === undefined || !day ? [] : [{ index, title: day.title }]
}

/** Inserts a day after the selected one, or after that of the selected segment, and selects it. */
const addDay = (itinerary: OpenItinerary, go: Options['go']): void => {
  const { document, selection } = itinerary.store.getState()
  const ofSegment = document.segments.find(({ uuid }) => uuid === selection?.uuid)?.day
  const selected = ofSegment ?? document.days.findIndex(({ uuid }) => uuid === selection?.uuid)
  const index = selected === -1 ? document.days.length : selected + 1
  const day = emptyDay(crypto.randomUUID())
  if (!itinerary.dispatch({ kind: 'insertDay', day, index })) return
  itinerary.select({ kind: 'day', uuid: day.uuid })
  go(wideScreen.matches ? {} : { pane: 'form' })
  announce(wording.dayAdded({ day: dayNumber(index) }))
}
