import type { SectionKey } from '../document/section-keys.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import * as wording from './wording.ts'

/** The names of the sections of a published page. */
export const sectionWords: Readonly<Record<SectionKey, string>> = {
  highlights: 'Highlights',
  summary: 'Introduction',
  route: 'Route map',
  days: 'Day by day',
  stays: 'Stays',
  gallery: 'Gallery',
  price: 'Price',
  guides: 'Travel guides',
  documents: 'Documents',
  pages: 'Company pages',
  terms: 'Terms',
  contact: 'Contact',
}

/** Moves a section of the page to another position, from 0. */
export const moveSection = ({ sections }: ItineraryDocument, key: SectionKey, index: number): Edit => {
  const others = sections.filter((section) => section.key !== key)
  const moved = sections.filter((section) => section.key === key)
  return named(
    wording.movedSection({ section: sectionWords[key], position: index + 1 }),
    others.toSpliced(index, 0, ...moved),
  )
}

/** Shows or hides a section of the page. One that is not listed yet is added at the end. */
export const showSection = ({ sections }: ItineraryDocument, key: SectionKey, shown: boolean): Edit => {
  const isListed = sections.some((section) => section.key === key)
  return named(
    (shown ? wording.shownSection : wording.hiddenSection)({ section: sectionWords[key] }),
    isListed
      ? sections.map((section) => (section.key === key ? { ...section, shown } : section))
      : [...sections, { key, shown }],
  )
}

const named = (name: string, sections: ItineraryDocument['sections']): Edit => ({
  kind: 'several',
  name,
  edits: [{ kind: 'set', fields: { sections } }],
})
