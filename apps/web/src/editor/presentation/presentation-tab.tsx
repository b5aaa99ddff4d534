import { maxDocuments, maxGalleryImages, maxGuides, maxPages } from '@sojourn/contract/document/document-limits'
import type { companyPage } from '@sojourn/contract/resources/company-page'
import type { guide } from '@sojourn/contract/resources/guide'
import { today } from '../../kit/words/dates.ts'
import { MediaList } from '../../media/inputs/media-list.tsx'
import { ReferencesField } from '../../kit/form/reference-field.tsx'
import { clients } from '../../data/clients.ts'
import { Card } from '../../ui/card.tsx'
import { useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { useTextLanguage } from '../fields/use-text-language.ts'
import { TypedRichText } from '../fields/typed-rich-text.tsx'
import { Highlights } from './highlights.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { SectionOrder } from './section-order.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import * as wording from './wording.ts'

const { guides, 'company-pages': companyPages } = clients

/** How the itinerary looks to travellers: its theme, its images, and the order of its sections. */
export function PresentationTab() {
  const { isReadOnly } = useItinerary()
  const language = useTextLanguage()
  const document = useItineraryState((state) => state.document)
  const set = useSetItinerary()
  return (
    <div className="grid max-w-6xl items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={wording.cover}>
          <MediaList
            lang={language}
            label={wording.cover}
            isLabelHidden
            description={wording.coverHint}
            max={1}
            isReadOnly={isReadOnly}
            value={document.cover ? [document.cover] : []}
            onChange={([cover = null]) => set({ cover })}
          />
        </Card>
        <Card title={wording.highlights}>
          <Highlights />
        </Card>
        <Card title={wording.gallery}>
          <MediaList
            lang={language}
            label={wording.gallery}
            isLabelHidden
            max={maxGalleryImages}
            isReadOnly={isReadOnly}
            value={document.gallery}
            onChange={(gallery) => set({ gallery })}
          />
        </Card>
        <Card title={wording.terms}>
          <TypedRichText
            label={wording.terms}
            isLabelHidden
            description={wording.termsHint}
            value={document.terms}
            onType={(terms) => set({ terms }, 'terms')}
          />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={wording.theme}>
          <ThemeChoice value={document.theme} onChange={(theme) => set({ theme })} />
        </Card>
        <Card title={wording.language}>
          <LanguageChoice />
        </Card>
        <Card title={wording.sections}>
          <SectionOrder />
        </Card>
        <Card title={wording.attachments}>
          <div className="flex flex-col gap-6">
            <ReferencesField<typeof guide>
              label={wording.guides}
              description={wording.guidesHint}
              client={guides}
              nameOf={nameOf}
              one={wording.guide}
              max={maxGuides}
              value={document.guides}
              onChange={(chosen) => set({ guides: chosen })}
            />
            <ReferencesField<typeof companyPage>
              label={wording.pages}
              description={wording.pagesHint}
              client={companyPages}
              nameOf={nameOf}
              one={wording.page}
              max={maxPages}
              value={document.pages}
              onChange={(chosen) => set({ pages: chosen })}
            />
            <MediaList
              lang={language}
              label={wording.documents}
              description={wording.documentsHint}
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
  if ('status' in record && record.status === 'draft') return wording.draft({ title })
  if ('validUntil' in record && typeof record.validUntil === 'string' && record.validUntil < today())
    return wording.expired({ title })
  return 'audience' in record && record.audience === 'internal' ? wording.internal({ title }) : title
}
