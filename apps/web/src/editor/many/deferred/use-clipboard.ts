import { useEffect } from 'react'
import { type Clip, clipOf, pasteClip } from '@sojourn/contract/itinerary/several/clip'
import type { Chosen } from '@sojourn/contract/itinerary/several/several-segments'
import { useCan, useTenant } from '../../../data/session.ts'
import { commandKey } from '../../../kit/page/shortcuts.ts'
import { toast } from '../../../ui/toast.ts'
import { choose, endChoosing, useChosen } from '../chosen.ts'
import { useDone } from '../../panes/use-done.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import type { OpenItinerary } from '../../store/itinerary.ts'
import { dayName } from '../../words/day-words.ts'
import { titleOf } from '../../words/segment-words.ts'
import { spotAt } from './spots.ts'
import * as wording from './wording.ts'

/** The type that only this app reads. The plain text beside it has only titles, so that no price can be pasted elsewhere. */
const clipType = 'application/x-sojourn-clip+json'

/**
 * Copies, cuts and pastes segments and days, also between itineraries, tabs and windows. Other text on the clipboard is not
 * pasted.
 */
export const useClipboard = (onRemove: () => void): void => {
  const itinerary = useItinerary()
  const done = useDone()
  const { uuid: tenant } = useTenant()
  const seesPrices = useCan('pricing:read')
  const seesSuppliers = useCan('suppliers:read')
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const chosen = isElsewhere(event) || getSelection()?.isCollapsed === false ? null : chosenNow()
      if (!chosen || !event.clipboardData) return
      const { document: now, record } = itinerary.store.getState()
      const isCut = event.type === 'cut'
      const clip = clipOf(now, chosen, { tenant, itinerary: record.uuid, isCut })
      if (!clip) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', titlesOf(clip))
      event.clipboardData.setData(clipType, JSON.stringify(clip))
      if (isCut) {
        choose(chosen.kind, chosen.uuids)
        onRemove()
      } else
        toast({ title: wording.copied(countOf(clip)), description: wording.copiedHint({ keys: `${commandKey}+V` }) })
    }
    const paste = (event: ClipboardEvent) => {
      const text = isElsewhere(event) ? '' : (event.clipboardData?.getData(clipType) ?? '')
      if (text === '') return
      event.preventDefault()
      void pasteText(text, placeNow(itinerary))
    }
    const pasteText = async (text: string, place: Place) => {
      const clip = await read(text)
      if (!clip) return
      const { document: now, record } = itinerary.store.getState()
      const before = new Set([...now.days, ...now.segments].map(({ uuid }) => uuid))
      const at = { tenant, itinerary: record.uuid, ...place }
      const step = done(pasteClip(now, clip, { ...at, seesPrices, seesSuppliers, newUuid: () => crypto.randomUUID() }))
      if (!step) return
      endChoosing()
      const { days, segments } = itinerary.store.getState().document
      const [kind, items] = clip.days.length > 0 ? (['day', days] as const) : (['segment', segments] as const)
      const first = items.find(({ uuid }) => !before.has(uuid))
      if (first) itinerary.select({ kind, uuid: first.uuid })
    }
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [itinerary, done, tenant, seesPrices, seesSuppliers, onRemove])
}

/** Reads a clip from text, null if it is none. The schemas for that are loaded with the first paste. */
const read = async (text: string): Promise<Clip | null> =>
  (await import('@sojourn/contract/itinerary/several/read-clip')).readClip(text)

/** Whether an event is meant for a field or a dialog. */
const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false]), [role$=dialog]') !== null

/** What is chosen, or what has the focus in the list. */
const chosenNow = (): Chosen | null => {
  const { kind, uuids } = useChosen.getState()
  if (uuids.size > 0) return { kind, uuids }
  const spot = spotAt(document.activeElement)
  return spot && { kind: spot.kind, uuids: new Set([spot.uuid]) }
}

type Place = { day: number | null; index?: number }

/** Where to paste: after the segment or day that has the focus, or else after the open one. */
const placeNow = ({ store }: OpenItinerary): Place => {
  const { document: now, selection } = store.getState()
  const uuid = spotAt(document.activeElement)?.uuid ?? selection?.uuid
  const segment = now.segments.find((one) => one.uuid === uuid)
  if (segment)
    return { day: segment.day, index: now.segments.filter(({ day }) => day === segment.day).indexOf(segment) + 1 }
  const day = now.days.findIndex((one) => one.uuid === uuid)
  return { day: day === -1 ? now.days.length - 1 : day }
}

const countOf = ({ days, segments }: Clip) =>
  days.length > 0 ? { kind: 'days', count: days.length } : { kind: 'segments', count: segments.length }

const titlesOf = ({ days, segments }: Clip): string =>
  days.length === 0
    ? segments.map(titleOf).join('\n')
    : days
        .flatMap(({ title }, index) => [
          title ?? dayName(index),
          ...segments.filter(({ day }) => day === index).map((segment) => `– ${titleOf(segment)}`),
        ])
        .join('\n')
