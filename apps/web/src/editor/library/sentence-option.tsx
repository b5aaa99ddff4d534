import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import type { Sentence } from '@sojourn/contract/itinerary/sentence'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { dayName } from '../words/day-words.ts'
import { kindIcons } from '../words/segment-kinds.ts'
import type { LibraryItem } from './library-item.ts'
import { usualKind } from './segment-of-sentence.ts'
import * as wording from './wording.ts'

/** The key of the option among the results. */
export const sentenceKey = 'sentence'

type SentenceOptionProps = { sentence: Sentence; match: LibraryItem | null; day: number | null }

/** What was understood from the typed text, as the result that Enter adds. */
export function SentenceOption({ sentence, match, day }: SentenceOptionProps) {
  const kind = match?.kind ?? sentence.kind ?? usualKind
  const Icon = kindIcons[kind]
  const title = match?.item.name ?? sentence.title
  const facts = sentenceInWords(sentence, match, day)
  return (
    <ListBoxItem
      id={sentenceKey}
      textValue={`${wording.addSentence({ title })}, ${facts}`}
      className="flex cursor-pointer items-center gap-3 rounded-sm border border-line bg-surface p-2.5 outline-none data-focused:border-brand data-focused:bg-brand-tint data-hovered:not-data-focused:bg-sunken"
    >
      <Icon aria-hidden size={20} className="ms-1 shrink-0 text-brand" />
      <span className="min-w-0">
        <bdi className="block font-medium wrap-anywhere">{wording.addSentence({ title })}</bdi>
        <span className="block text-sm text-ink-soft">{facts}</span>
      </span>
    </ListBoxItem>
  )
}

/** "Train · 09:03 · Day 2". */
const sentenceInWords = (sentence: Sentence, match: LibraryItem | null, day: number | null): string => {
  const { startTime, endTime, nights, number, from, to } = sentence
  const kind = match?.kind ?? sentence.kind ?? usualKind
  return [
    kindTraits[kind].words.editor,
    number,
    kind !== 'accommodation' && startTime !== null && (endTime === null ? startTime : `${startTime} – ${endTime}`),
    kind === 'accommodation' && wording.nights({ count: nights ?? 1 }),
    from !== null && !match && wording.from({ place: from }),
    to !== null && !match && wording.to({ place: to }),
    dayName(day),
    match && wording.fromLibrary,
  ]
    .filter(Boolean)
    .join(' · ')
}
