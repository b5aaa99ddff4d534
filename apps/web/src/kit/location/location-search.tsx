import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Location } from '@sojourn/contract/kit/values'
import type { Place } from '@sojourn/contract/places'
import { ComboBox } from '../../ui/combo-box.tsx'
import type { FieldProps } from '../../ui/field-box.ts'
import { countryName } from '../words/places-known.ts'
import { degreesText } from './degrees.ts'
import { ofPlace, pinOf } from './location-value.ts'
import { parsePosition, type Point, type PositionProblem } from './parse-coordinates.ts'
import { placesCalled } from './places.ts'
import * as wording from './wording.ts'

type Item =
  | { kind: 'chosen'; text: string; pin: Point | null }
  | { kind: 'point'; point: Point }
  | { kind: 'problem'; problem: PositionProblem }
  | { kind: 'place'; place: Place; isOther?: boolean }
  | { kind: 'label'; text: string }
  | { kind: 'name'; text: string; of: string }

type Props = FieldProps & {
  value: Location | null
  near: Point | null
  /** Airports come before other places. */
  airportsFirst?: boolean
  onPlace: (place: Place) => void
  onPoint: (point: Point) => void
  /** A text that is used as typed replaces everything that was known. */
  onLabel: (label: string) => void
  /** A new name for the place on the map. */
  onRename: (label: string) => void
}

/** Finds a place by its name, accepts pasted coordinates and map links, or uses any text as it is. */
export function LocationSearch({
  value,
  near,
  airportsFirst = false,
  onPlace,
  onPoint,
  onLabel,
  onRename,
  ...field
}: Props) {
  const [text, setText] = useState('')
  const position = parsePosition(text)
  const point = position && 'point' in position ? position.point : null
  const problem = position && 'problem' in position ? position.problem : null
  const isSearched = text !== '' && !position
  const { data, isFetching, isError } = useQuery({
    ...placesCalled(text, near, airportsFirst),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  const airports = isSearched && data ? data.airports : []
  const others = isSearched && data ? data.data : []
  const found =
    airports.length > 0 ? others.filter(({ kind, match }) => kind !== 'airport' && match !== 'similar') : others
  const places = [
    ...airports.map((place) => ({ kind: 'place' as const, place })),
    ...found.map((place) => ({ kind: 'place' as const, place, isOther: airports.length > 0 })),
  ]
  const asWritten: Item[] = isSearched
    ? [{ kind: 'label', text }, ...(value && pinOf(value) ? [{ kind: 'name' as const, text, of: value.label }] : [])]
    : []
  const isGuess = found.some(({ match }) => match === 'similar')
  const items: Item[] = [
    ...(point ? [{ kind: 'point' as const, point }] : []),
    ...(problem ? [{ kind: 'problem' as const, problem }] : []),
    ...(isGuess ? [...asWritten, ...places] : [...places, ...asWritten]),
  ]
  return (
    <ComboBox<Item>
      {...field}
      items={items}
      itemId={idOf}
      itemText={textOf}
      itemSection={sectionOf}
      renderItem={(item) => <Row item={item} isOffline={isError} />}
      value={value ? { kind: 'chosen', text: value.label, pin: pinOf(value) } : null}
      onChange={(item) => {
        if (item?.kind === 'place') onPlace(item.place)
        if (item?.kind === 'point') onPoint(item.point)
        if (item?.kind === 'label') onLabel(item.text)
        if (item?.kind === 'name') onRename(item.text)
      }}
      onLeave={(typed) => {
        const pasted = parsePosition(typed)
        if (pasted && 'point' in pasted) onPoint(pasted.point)
        else onLabel(typed)
      }}
      // A link without a position is no name either.
      textError={(typed) => {
        const pasted = parsePosition(typed)
        return pasted && 'problem' in pasted ? problemTexts[pasted.problem] : null
      }}
      onSearch={setText}
      isLoading={isSearched && isFetching}
      placeholder={wording.searchPlaceholder}
      emptyText={wording.searchHint}
    />
  )
}

const problemTexts: Readonly<Record<PositionProblem, string>> = {
  short: wording.shortLink,
  unreadable: wording.unreadableLink,
  shortCode: wording.shortPlusCode,
  outside: wording.outsideWorld,
}

const idOf = (item: Item): string => {
  if (item.kind === 'place') return `place ${item.place.lat} ${item.place.lng} ${item.place.name}`
  if (item.kind === 'point') return `point ${item.point.lat} ${item.point.lng}`
  if (item.kind === 'problem') return `problem ${item.problem}`
  // A pin that was moved makes another value, although its name stays.
  if (item.kind === 'chosen') return `chosen ${item.pin?.lat} ${item.pin?.lng} ${item.text}`
  return `${item.kind} ${item.text}`
}

/** Places that only resemble the typed text get a heading, and so do other places after airports. */
const sectionOf = (item: Item): string => {
  if (item.kind !== 'place') return ''
  if (item.isOther) return wording.otherPlaces
  return item.place.match === 'similar' ? wording.similarPlaces : ''
}

const textOf = (item: Item): string => {
  if (item.kind === 'place') return ofPlace(item.place).label
  if (item.kind === 'problem') return problemTexts[item.problem]
  return item.kind === 'point' ? degreesText(item.point, 5) : item.text
}

function Row({ item, isOffline }: { item: Item; isOffline: boolean }) {
  if (item.kind === 'place') return <TwoLines first={ofPlace(item.place).label} second={whereIs(item.place)} />
  if (item.kind === 'point') return <TwoLines first={degreesText(item.point, 5)} second={wording.placePinHere} />
  if (item.kind === 'problem') return <span className="text-danger">{problemTexts[item.problem]}</span>
  if (item.kind === 'chosen') return item.text
  if (item.kind === 'name')
    return (
      <TwoLines first={wording.renamePlace({ name: item.text })} second={wording.renamePlaceHint({ place: item.of })} />
    )
  return (
    <TwoLines
      first={wording.textAsWritten({ text: item.text })}
      second={isOffline ? wording.textAsWrittenOffline : wording.textAsWrittenHint}
    />
  )
}

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <span className="block min-w-0">
    <bdi className="block truncate">{first}</bdi>
    <span className="block truncate text-xs text-ink-soft">{second}</span>
  </span>
)

const people = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** `Khomas, Namibia · 268K people`, `Airport · London, United Kingdom`. */
const whereIs = ({ kind, name, city, region, country, population }: Place): string => {
  const town = kind === 'airport' ? city : null
  const land = kind === 'country' ? null : country && countryName(country)
  const where = [town, region === name ? null : region, land].filter(Boolean).join(', ')
  if (kind !== 'town') return [wording.kindNames[kind], where].filter(Boolean).join(' · ')
  return population > 0 ? wording.townAndPopulation({ place: where, population: people.format(population) }) : where
}
