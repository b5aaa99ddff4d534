import { moveSection, sectionWords, showSection } from '@sojourn/contract/itinerary/section-edits'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { useMemo } from 'react'
import { SortableList } from '../../ui/sortable/sortable-list.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

type Section = ItineraryDocument['sections'][number]

/** The sections of the published page, in the order in which they appear. Each can be hidden. */
export function SectionOrder() {
  const itinerary = useItinerary()
  const document = useItineraryState((state) => state.document)
  const { sections } = document
  const groups = useMemo(
    () => [
      {
        id: 'page',
        title: wording.sectionsGroup,
        items: sections,
        header: <span className="sr-only">{wording.sections}</span>,
      },
    ],
    [sections],
  )
  const move = (key: string, { index }: { index: number }) => {
    const moved = sections.find((one) => one.key === key)
    if (moved) itinerary.dispatch(moveSection(document, moved.key, index))
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{wording.sectionsHint}</p>
      <SortableList<Section>
        label={wording.sections}
        groups={groups}
        itemId={keyOf}
        itemName={nameOf}
        renderItem={renderSection}
        onMove={move}
        isReadOnly={itinerary.isReadOnly}
      />
    </div>
  )
}

const keyOf = ({ key }: Section) => key
const nameOf = ({ key }: Section) => sectionWords[key]
const renderSection = (section: Section) => <SectionRow section={section} />

function SectionRow({ section }: { section: Section }) {
  const itinerary = useItinerary()
  const document = useItineraryState((state) => state.document)
  return (
    <span className="flex min-h-9 items-center justify-between gap-3">
      <span className={section.shown ? '' : 'text-ink-faint'}>{sectionWords[section.key]}</span>
      <Switch
        aria-label={wording.showSection({ section: sectionWords[section.key] })}
        isDisabled={itinerary.isReadOnly}
        isSelected={section.shown}
        onChange={(isVisible) => itinerary.dispatch(showSection(document, section.key, isVisible))}
      >
        <span className="sr-only">{wording.visible}</span>
      </Switch>
    </span>
  )
}
