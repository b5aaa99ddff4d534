import { Header } from 'react-aria-components/Header'
import { Collection, ListBox, ListBoxSection } from 'react-aria-components/ListBox'
import type { LibraryItem } from './library-item.ts'
import { LibraryOption } from './library-option.tsx'
import { SentenceOption } from './sentence-option.tsx'
import { keyed, type Section } from './suggestions.ts'
import type { Understood } from './use-sentence.ts'
import * as wording from './wording.ts'

type ResultsProps = {
  sections: readonly Section[]
  sentence: Understood | null
  match: LibraryItem | null
  day: number | null
  isBlank: boolean
  onChoose: (key: React.Key) => void
}

/** The results of a search, and what was understood from the typed text: at the top, or at the end if the text may be a name. */
export function Results({ sections, sentence, match, day, isBlank, onChoose }: ResultsProps) {
  const typed = sentence ? [{ id: 'typed', title: wording.sentenceSection, items: [] }] : []
  return (
    <ListBox
      aria-label={wording.resultsLabel}
      items={sentence?.isOnlyKind ? [...sections, ...typed] : [...typed, ...sections]}
      onAction={onChoose}
      renderEmptyState={() => (
        <p className="py-8 text-center text-ink-soft">{isBlank ? wording.libraryEmpty : wording.nothingFound}</p>
      )}
      className="grid min-h-60 grid-cols-[minmax(0,1fr)] content-start gap-1 outline-none"
    >
      {(section) => (
        <ListBoxSection id={section.id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <Header className="eyebrow px-1.5 pt-2">{section.title}</Header>
          {section.id === 'typed' && sentence ? (
            <SentenceOption sentence={sentence.sentence} match={match} day={day} />
          ) : (
            <Collection items={keyed(section)}>{(found) => <LibraryOption found={found} id={found.key} />}</Collection>
          )}
        </ListBoxSection>
      )}
    </ListBox>
  )
}
