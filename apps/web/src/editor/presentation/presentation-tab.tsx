import { maxDocuments, maxGalleryImages, maxGuides, maxPages } from '@sojourn/contract/document/document-limits'
import type { companyPage } from '@sojourn/contract/resources/company-page'
import type { guide } from '@sojourn/contract/resources/guide'
import { themes } from '@sojourn/contract/document/themes'
import { today } from '../../kit/words/dates.ts'
import { MediaList } from '../../media/inputs/media-list.tsx'
import { ReferencesField } from '../../kit/form/reference-field.tsx'
import { clients } from '../../data/clients.ts'
import { Card } from '../../ui/card.tsx'
import { useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TypedRichText } from '../fields/typed-rich-text.tsx'
import { Highlights } from './highlights.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { SectionOrder } from './section-order.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const { guides, 'company-pages': companyPages } = clients

/** How the itinerary looks to travellers: its theme, its images, and the order of its sections. */
export function PresentationTab() {
  const { isReadOnly } = useItinerary()
  const document = useItineraryState((state) => state.document)
  const set = useSetItinerary()
  return (
    <div className="grid max-w-6xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card title="Cover">
          <MediaList
            label="Cover"
            isLabelHidden
            description="The first thing a traveller sees, on the page and on the brochure."
            max={1}
            isReadOnly={isReadOnly}
            value={document.cover ? [document.cover] : []}
            onChange={([cover = null]) => set({ cover })}
          />
        </Card>
        <Card title="Highlights">
          <Highlights />
        </Card>
        <Card title="Gallery">
          <MediaList
            label="Gallery"
            isLabelHidden
            max={maxGalleryImages}
            isReadOnly={isReadOnly}
            value={document.gallery}
            onChange={(gallery) => set({ gallery })}
          />
        </Card>
        <Card title="Terms">
          <TypedRichText
            label="Terms"
            isLabelHidden
            description="What the traveller agrees to. New trips begin with the terms in your company’s settings."
            value={document.terms}
            onType={(terms) => set({ terms }, 'terms')}
          />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title="Look">
          <ThemeChoice themes={themes} value={document.theme} onChange={(theme) => set({ theme })} />
        </Card>
        <Card title="Language">
          <LanguageChoice />
        </Card>
        <Card title="Parts of the page">
          <SectionOrder />
        </Card>
        <Card title="To read along">
          <div className="flex flex-col gap-6">
            <ReferencesField<typeof guide>
              label="Travel guides"
              description="Travellers see those that are published, meant for them and still valid."
              client={guides}
              nameOf={nameOf}
              one="guide"
              max={maxGuides}
              value={document.guides}
              onChange={(chosen) => set({ guides: chosen })}
            />
            <ReferencesField<typeof companyPage>
              label="Company pages"
              description="About you, your team, your terms: as they are when you publish the trip."
              client={companyPages}
              nameOf={nameOf}
              one="company page"
              max={maxPages}
              value={document.pages}
              onChange={(chosen) => set({ pages: chosen })}
            />
            <MediaList
              label="Documents"
              description="Tickets, vouchers, forms."
              kind="document"
              max={maxDocuments}
              isReadOnly={isReadOnly}
              value={document.documents}
              onChange={(documents) => set({ documents })}
            />
          </div>
        </Card>
      </div>
    </div>
  )
}

/** The title, and if travellers will not see the record, the reason. */
const nameOf = (record: object): string => {
  const title = 'title' in record ? String(record.title) : ''
  if ('status' in record && record.status === 'draft') return `${title} (draft)`
  if ('validUntil' in record && typeof record.validUntil === 'string' && record.validUntil < today())
    return `${title} (expired)`
  return 'audience' in record && record.audience === 'internal' ? `${title} (for colleagues)` : title
}
