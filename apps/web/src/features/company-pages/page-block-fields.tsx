import { companyPage } from '@sojourn/contract/resources/company-page'
import type { destination } from '@sojourn/contract/resources/destination'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { limitsAt } from '../../kit/form/field-limits.ts'
import { MediaList } from '../../media/inputs/media-list.tsx'
import { ReferencesField } from '../../kit/form/reference-field.tsx'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { clients } from '../../data/clients.ts'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { DraftBlock, DraftOf, DraftQuestion } from './page-blocks.ts'
import * as wording from './wording.ts'
import { nameOf } from '../../kit/words/record-name.ts'

type Fields = {
  block: DraftBlock
  onChange: (block: DraftBlock) => void
  errorOf: (field: 'uuid' | 'type') => string | undefined
}
/** Returns the error message of a field that only some kinds of blocks have. */
type ErrorOf = (field: string) => string | undefined

/** The fields of one block, depending on its kind. */
export function PageBlockFields({ block, onChange, errorOf }: Fields) {
  const complaint = errorOf as ErrorOf
  switch (block.type) {
    case 'hero':
      return <HeroFields block={block} onChange={onChange} complaint={complaint} />
    case 'text':
      return (
        <RichTextField
          label={wording.text}
          isRequired
          value={block.body}
          errorMessage={complaint('body')}
          onChange={(body) => onChange({ ...block, body })}
        />
      )
    case 'image':
      return (
        <MediaList
          label={wording.image}
          max={1}
          value={block.media ? [block.media] : []}
          errorMessage={complaint('media')}
          onChange={([media = null]) => onChange({ ...block, media })}
        />
      )
    case 'gallery':
      return (
        <MediaList
          label={wording.images}
          max={limits('gallery.media').max ?? 1}
          value={block.media}
          errorMessage={complaint('media')}
          onChange={(media) => onChange({ ...block, media })}
        />
      )
    case 'team':
      return <TeamFields block={block} onChange={onChange} />
    case 'itinerary_list':
      return (
        <>
          <Title block={block} onChange={onChange} />
          <ReferencesField<typeof itinerary>
            label={wording.itineraries}
            description={wording.itinerariesHint}
            client={itineraries}
            nameOf={itineraryName}
            one={wording.itinerary}
            max={limits('itinerary_list.itineraries').max ?? Infinity}
            value={block.itineraries}
            errorMessage={complaint('itineraries')}
            onChange={(chosen) => onChange({ ...block, itineraries: chosen })}
          />
        </>
      )
    case 'destination_list':
      return (
        <>
          <Title block={block} onChange={onChange} />
          <ReferencesField<typeof destination>
            label={wording.destinations}
            client={destinations}
            nameOf={nameOf}
            one={wording.destination}
            max={limits('destination_list.destinations').max ?? Infinity}
            value={block.destinations}
            errorMessage={complaint('destinations')}
            onChange={(chosen) => onChange({ ...block, destinations: chosen })}
          />
        </>
      )
    case 'faq':
      return <FaqFields block={block} onChange={onChange} />
    case 'quote':
      return (
        <>
          <TextArea
            label={wording.quotation}
            isRequired
            {...limits('quote.text')}
            value={block.text}
            errorMessage={complaint('text')}
            onChange={(text) => onChange({ ...block, text })}
          />
          <TextField
            label={wording.author}
            {...limits('quote.author')}
            value={block.author ?? ''}
            onChange={(author) => onChange({ ...block, author: orNull(author) })}
          />
        </>
      )
    case 'enquiry_form':
      return (
        <>
          <Title block={block} onChange={onChange} />
          <TextArea
            label={wording.introduction}
            {...limits('enquiry_form.intro')}
            value={block.intro ?? ''}
            description={wording.enquiryHint}
            onChange={(intro) => onChange({ ...block, intro: orNull(intro) })}
          />
        </>
      )
  }
}

type Titled = DraftOf<'team' | 'itinerary_list' | 'destination_list' | 'faq' | 'enquiry_form'>

function Title({ block, onChange }: { block: Titled; onChange: (block: DraftBlock) => void }) {
  return (
    <TextField
      label={wording.heading}
      {...limits(`${block.type}.title`)}
      value={block.title ?? ''}
      onChange={(title) => onChange({ ...block, title: orNull(title) })}
    />
  )
}

type HeroProps = { block: DraftOf<'hero'>; onChange: (block: DraftBlock) => void; complaint: ErrorOf }

function HeroFields({ block, onChange, complaint }: HeroProps) {
  return (
    <>
      <TextField
        label={wording.heading}
        isRequired
        {...limits('hero.title')}
        value={block.title}
        errorMessage={complaint('title')}
        onChange={(title) => onChange({ ...block, title })}
      />
      <TextField
        label={wording.subheading}
        {...limits('hero.subtitle')}
        value={block.subtitle ?? ''}
        onChange={(subtitle) => onChange({ ...block, subtitle: orNull(subtitle) })}
      />
      <MediaList
        label={wording.image}
        max={1}
        value={block.media ? [block.media] : []}
        description={wording.headerImageHint}
        onChange={([media = null]) => onChange({ ...block, media })}
      />
    </>
  )
}

function TeamFields({ block, onChange }: { block: DraftOf<'team'>; onChange: (block: DraftBlock) => void }) {
  return (
    <>
      <Title block={block} onChange={onChange} />
      <RowsField
        label={wording.members}
        one={wording.member}
        max={limits('team.members').max ?? Infinity}
        rows={block.members}
        blank={() => ({ name: '', role: null, about: null, media: null })}
        nameOf={({ name }) => name}
        onChange={(members) => onChange({ ...block, members })}
      >
        {({ row, set }) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={wording.memberName}
                isRequired
                {...limits('team.members.0.name')}
                value={row.name}
                onChange={(name) => set('name', name)}
              />
              <TextField
                label={wording.memberRole}
                {...limits('team.members.0.role')}
                value={row.role ?? ''}
                onChange={(role) => set('role', orNull(role))}
              />
            </div>
            <TextArea
              label={wording.memberAbout}
              {...limits('team.members.0.about')}
              value={row.about ?? ''}
              onChange={(about) => set('about', orNull(about))}
            />
            <MediaList
              label={wording.memberPortrait}
              max={1}
              value={row.media ? [row.media] : []}
              onChange={([media = null]) => set('media', media)}
            />
          </>
        )}
      </RowsField>
    </>
  )
}

function FaqFields({ block, onChange }: { block: DraftOf<'faq'>; onChange: (block: DraftBlock) => void }) {
  return (
    <>
      <Title block={block} onChange={onChange} />
      <RowsField<DraftQuestion>
        label={wording.questions}
        one={wording.question}
        max={limits('faq.items').max ?? Infinity}
        rows={block.items}
        blank={() => ({ question: '', answer: null })}
        nameOf={({ question }) => question}
        onChange={(items) => onChange({ ...block, items })}
      >
        {({ row, set }) => (
          <>
            <TextField
              label={wording.questionText}
              isRequired
              {...limits('faq.items.0.question')}
              value={row.question}
              onChange={(question) => set('question', question)}
            />
            <RichTextField
              label={wording.answer}
              isRequired
              value={row.answer}
              onChange={(answer) => set('answer', answer)}
            />
          </>
        )}
      </RowsField>
    </>
  )
}

const { itineraries, destinations } = clients
/** The limits of the contract for a field of a kind of block: `hero.title`. */
const limits = (path: string) => limitsAt(companyPage.update, `blocks.0.${path}`)
const orNull = (text: string): string | null => (text === '' ? null : text)
const titleOf = (record: object): string => ('title' in record ? String(record.title) : '')

/** The title, and if visitors will not see the itinerary, the reason. */
const itineraryName = (record: object): string =>
  'publishedAt' in record && record.publishedAt === null
    ? wording.notPublished({ title: titleOf(record) })
    : titleOf(record)
