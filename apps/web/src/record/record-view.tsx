import { isRichText } from '../kit/form/rich-text-input.tsx'
import type { ReactNode } from 'react'
import { isUuid } from '@sojourn/contract/kit/uuid'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { RichTextView } from '../ui/rich-text/rich-text-view.tsx'
import { formatDate } from '../kit/words/dates.ts'
import { MediaThumbnail, nameOfMedia, useMediaItem } from '../media/item/media-picture.tsx'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { countryName } from '../kit/words/places-known.ts'
import { useTenant } from '../data/session.ts'
import { inWords } from '../kit/words/words.ts'
import type { RecordResource, RecordDefinition } from './record-definition.ts'
import * as wording from './wording.ts'

type RecordViewProps<R extends RecordResource> = { definition: RecordDefinition<R>; record: Read<R> }

/** The read-only view of a record, for users who may not edit it: the fields with a value, in the order of the form. */
export function RecordView<R extends RecordResource>({ definition, record }: RecordViewProps<R>) {
  const fields = Object.entries(definition.labels).flatMap(([name, label]) => {
    const value: unknown = Reflect.get(Object(record), name)
    const view = definition.views?.[name]
    const content = isNothing(value) ? null : view ? view(record) : isReference(value) ? null : renderValue(value, name)
    return content === null ? [] : [{ name, label, content }]
  })
  return (
    <div>
      <p className="mb-6 text-sm text-ink-soft">{wording.readOnly}</p>
      <dl className="flex flex-col divide-y divide-line border-y border-line">
        {fields.map(({ name, label, content }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-sm font-medium text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{content}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** References are uuids, which mean nothing to readers. */
const isReference = (value: unknown): boolean => (Array.isArray(value) ? value.every(isReference) : isUuid(value))

/** Renders a value by its shape: the contract has only a few. */
const renderValue = (value: unknown, name: string): ReactNode => {
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'number') return value.toLocaleString('en-GB')
  if (typeof value === 'boolean') return value ? wording.yes : wording.no
  if (isRichText(value)) return <RichTextView value={value} level={3} />
  if (Array.isArray(value)) return listOf(value, name)
  return typeof value === 'object' && value !== null ? renderObject(value) : null
}

const textOf = (text: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text)
  // A value of one of the contract's enums.
  return /^[a-z][a-z_]*$/.test(text) ? inWords(text) : text
}

const listOf = (values: readonly unknown[], name: string): ReactNode => {
  if (values.every(isMedia)) return <Pictures values={values} />
  if (values.every((value) => typeof value === 'string' || typeof value === 'number'))
    return values.map((value) => (name === 'bestMonths' ? monthName(Number(value)) : textOf(String(value)))).join(', ')
  return (
    <ul className="flex flex-col gap-3">
      {values.map((value, index) => (
        <li key={index}>{renderValue(value, name)}</li>
      ))}
    </ul>
  )
}

const monthName = (month: number): string =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month - 1, 1)))

const renderObject = (part: object): ReactNode => {
  if ('amount' in part && 'currency' in part)
    return moneyInWords({ amount: Number(part.amount), currency: String(part.currency) })
  if ('label' in part && 'timezone' in part) return placeOf(part)
  const content = Object.entries(part).flatMap(([name, value]) =>
    isNothing(value) || isReference(value) ? [] : [<span key={name}>{renderValue(value, name)}</span>],
  )
  return <span className="flex flex-wrap gap-x-3">{content}</span>
}

const placeOf = (place: { label: unknown; address?: unknown; country?: unknown }): string =>
  [place.label, place.address, typeof place.country === 'string' ? countryName(place.country) : null]
    .filter((text, n, all) => typeof text === 'string' && all.indexOf(text) === n)
    .join(', ')

type Shown = { media: string; caption?: string | null }

const isMedia = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && 'media' in value && 'role' in value

function Pictures({ values }: { values: readonly Shown[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {values.map(({ media }, index) => (
        <PictureOf key={`${media} ${index}`} media={media} />
      ))}
    </ul>
  )
}

function PictureOf({ media }: { media: string }) {
  const { uuid: tenant } = useTenant()
  const item = useMediaItem(tenant, media)
  if (!item) return null
  return (
    <li className="overflow-hidden rounded-sm border border-line">
      <MediaThumbnail item={item} sizes="14rem" alt={nameOfMedia(item)} className="w-full" />
    </li>
  )
}
