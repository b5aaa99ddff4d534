import { maxHighlightLength, maxHighlights } from '@sojourn/contract/document/document-limits'
import { useQueries } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SortableList } from '../../ui/sortable/sortable-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { cleanLine } from '../fields/clean-text.ts'
import { useSetItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { useTextLanguage } from '../fields/use-text-language.ts'
import { TypedLine } from '../fields/typed-text.tsx'
import * as wording from './wording.ts'

const { destinations } = clients

/** The dialog to write and sort the highlights of an itinerary, and to take them from its destinations. */
export function HighlightsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={wording.highlights} isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      {(close) => (
        <>
          <HighlightsEditor />
          <div className="mt-6 flex justify-end">
            <Button variant="primary" onPress={close}>
              {wording.done}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

type Line = { id: string; text: string; index: number }

function HighlightsEditor() {
  const language = useTextLanguage()
  const highlights = useItineraryState((state) => state.document.highlights)
  const set = useSetItinerary()
  const [next, setNext] = useState('')
  const add = (text: string | null) => {
    if (text === null || highlights.length >= maxHighlights) return
    set({ highlights: [...highlights, text] })
  }
  const addTyped = () => {
    add(cleanLine(next))
    setNext('')
  }
  const groups = useMemo(
    () => [
      {
        id: 'highlights',
        title: wording.highlights,
        items: highlights.map((text, index): Line => ({ id: String(index), text, index })),
        header: <span className="sr-only">{wording.highlightsOrder}</span>,
        emptyText: wording.noHighlights,
      },
    ],
    [highlights],
  )
  const move = (id: string, { index }: { index: number }) => {
    const from = Number(id)
    const text = highlights[from]
    if (text !== undefined) set({ highlights: highlights.toSpliced(from, 1).toSpliced(index, 0, text) })
  }
  return (
    <div className="flex flex-col gap-5">
      <SortableList<Line>
        label={wording.highlights}
        groups={groups}
        itemId={({ id }) => id}
        itemName={({ text }) => text}
        renderItem={renderLine}
        onMove={move}
      />
      {highlights.length < maxHighlights ? (
        <div
          role="presentation"
          className="flex items-end gap-2"
          onKeyDown={(event) => {
            if (event.key === 'Enter') addTyped()
          }}
        >
          <TextField
            label={wording.newHighlight}
            placeholder={wording.highlightPlaceholder}
            lang={language}
            spellCheck
            maxLength={maxHighlightLength}
            className="grow"
            value={next}
            onChange={setNext}
          />
          <Button icon={Plus} isDisabled={cleanLine(next) === null} onPress={addTyped}>
            {wording.add}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{wording.maxHighlights({ max: maxHighlights })}</p>
      )}
      <Suggestions taken={highlights} onTake={add} />
    </div>
  )
}

const renderLine = (line: Line) => <HighlightLine line={line} />

function HighlightLine({ line: { text, index } }: { line: Line }) {
  const highlights = useItineraryState((state) => state.document.highlights)
  const set = useSetItinerary()
  return (
    <span className="flex items-center gap-1">
      <TypedLine
        label={wording.highlight({ number: index + 1 })}
        isLabelHidden
        maxLength={maxHighlightLength}
        missing={wording.highlightMissing}
        className="grow"
        value={text}
        onType={(typed) => typed && set({ highlights: highlights.toSpliced(index, 1, typed) }, `highlight ${index}`)}
      />
      <IconButton
        icon={Trash2}
        label={wording.removeHighlight({ number: index + 1 })}
        onPress={() => set({ highlights: highlights.toSpliced(index, 1) })}
      />
    </span>
  )
}

/** The highlights that the library suggests for the destinations of this itinerary. */
function Suggestions({ taken, onTake }: { taken: readonly string[]; onTake: (text: string) => void }) {
  const { uuid: tenant } = useTenant()
  const days = useItineraryState((state) => state.document.days)
  const uuids = [...new Set(days.flatMap((day) => (day.destination ? [day.destination] : [])))]
  const found = useQueries({ queries: uuids.map((uuid) => destinations.get(tenant, uuid)) })
  const offered = found
    .flatMap(({ data }) => (data ?? { highlights: [] }).highlights)
    .filter((text, index, all) => !taken.includes(text) && all.indexOf(text) === index)
  if (offered.length === 0) return null
  return (
    <section aria-label={wording.fromDestinations}>
      <h3 className="eyebrow mb-2">{wording.fromDestinations}</h3>
      <ul className="flex flex-col">
        {offered.slice(0, 12).map((text) => (
          <li
            key={text}
            className="flex items-center justify-between gap-3 border-b border-line py-1.5 last:border-b-0"
          >
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {text}
            </span>
            <Button
              size="small"
              variant="quiet"
              icon={Plus}
              aria-label={wording.addHighlight({ text })}
              isDisabled={taken.length >= maxHighlights}
              onPress={() => onTake(text)}
            >
              {wording.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
