import { foldText } from '@sojourn/contract/kit/fold-text'
import {
  rateSheetLimits,
  season as seasonSchema,
  type DateRange,
  type Season,
} from '@sojourn/contract/resources/rate-part'
import { formatDates } from '../../../kit/words/dates.ts'
import type { ColumnField } from './column-words.ts'
import { withoutField } from './guess-columns.ts'
import { dateOfSerial } from './number-formats.ts'
import { readName } from './read-cells.ts'
import { type DateOrder, rangesOf, readSpans, type Span, type Validity } from './read-spans.ts'
import { type Cell, type TableRow, textOf } from './table.ts'
import * as wording from './wording.ts'

/** A season of a file, with the place that names it first. It has no ranges if the rate sheet has a season of the name. */
export type FoundSeason = { name: string; ranges: readonly DateRange[]; row: number; column: number }

/** What the rate sheet in the form has already. */
export type SheetDates = { validity: Validity; seasons: readonly Season[]; currency: string }

type Place = { row: number; column: number }
type OfSeason = { ok: true; name: string | null } | { ok: false; problem: string; column: number }

/** Collects the seasons of a file by their names. */
export class SeasonReader {
  readonly #byName = new Map<string, { name: string; ranges: DateRange[]; row: number; column: number }>()
  readonly #sheet: SheetDates
  readonly #order: DateOrder

  constructor(sheet: SheetDates, order: DateOrder) {
    this.#sheet = sheet
    this.#order = order
  }

  found(): FoundSeason[] {
    return [...this.#byName.values()]
  }

  /** The season that the header of a column names, with or without dates. */
  ofHead(head: string, place: Place): OfSeason {
    const { spans, rest } = readSpans(head, this.#order)
    return this.#add(withoutField(rest), spans, place)
  }

  /** The season of a row: its name, which may have dates in it, and its dates, in one or two columns. */
  ofRow({ n, cells }: TableRow, fields: readonly (ColumnField | null)[]): OfSeason {
    const [season, dates, from, to] = (['season', 'dates', 'from', 'to'] as const).map((field) => fields.indexOf(field))
    const cellAt = (column: number | undefined): Cell => (column === undefined ? '' : (cells[column] ?? ''))
    const named = readSpans(textOf(cellAt(season)), this.#order)
    const dated = readSpans(textOf(cellAt(dates)), this.#order)
    const column = [season, dates, from].find((at) => at !== undefined && at >= 0) ?? 0
    if (dated.spans.length === 0 && textOf(cellAt(dates)) !== '')
      return { ok: false, problem: wording.notDates({ text: textOf(cellAt(dates)) }), column: dates ?? 0 }
    const bounds = [from, to].map((at) => ({ at: at ?? -1, text: dateText(cellAt(at)) }))
    const [first, last] = bounds
    const spans = [...named.spans, ...dated.spans]
    if (first && last && (first.text !== '' || last.text !== '')) {
      for (const { at, text } of bounds)
        if (readSpans(`${text} - ${text}`, this.#order).spans.length !== 1)
          return {
            ok: false,
            problem: text === '' ? wording.dateMissing : wording.notADate({ text }),
            column: at < 0 ? first.at : at,
          }
      spans.push(...readSpans(`${first.text} - ${last.text}`, this.#order).spans)
    }
    return this.#add(named.rest, spans, {
      row: n,
      column:
        spans.length > 0 && first && first.at >= 0 && first.text !== '' && textOf(cellAt(season)) === ''
          ? first.at
          : column,
    })
  }

  #add(name: string, spans: readonly Span[], place: Place): OfSeason {
    const reject = (problem: string): OfSeason => ({ ok: false, problem, column: place.column })
    const checked = readName(name, seasonSchema.shape.name)
    if (!checked.ok) return reject(checked.problem)
    const ranges: DateRange[] = []
    for (const span of spans) {
      const found = rangesOf(span, this.#sheet.validity)
      if (!found.ok) return reject(wording.spanProblems[found.reason]({ text: span.text }))
      ranges.push(...found.ranges)
    }
    const [first] = ranges
    if (name === '' && first === undefined) return { ok: true, name: null }
    if (/^all (?:dates|year|seasons)|^year.?round$/i.test(name) && first === undefined) return { ok: true, name: null }
    const inWords = name || (first ? formatDates(first.from, first.to) : '')
    const key = foldText(inWords)
    const present = this.#sheet.seasons.find((season) => foldText(season.name) === key)
    const season = this.#byName.get(key) ?? { name: present?.name ?? inWords, ranges: [], ...place }
    for (const range of ranges)
      if (!season.ranges.some(({ from, to }) => from === range.from && to === range.to)) season.ranges.push(range)
    if (season.ranges.length === 0 && !present) return reject(wording.seasonWithoutDates({ season: inWords }))
    if (season.ranges.length > rateSheetLimits.ranges)
      return reject(wording.tooManyRanges({ season: inWords, max: rateSheetLimits.ranges }))
    this.#byName.set(key, season)
    return { ok: true, name: season.name }
  }
}

/** A date as text. Workbooks may have it as the number of its day, and CSV files too. */
const dateText = (cell: Cell): string => {
  const text = textOf(cell)
  return /^\d{5}(?:\.\d+)?$/.test(text) ? (dateOfSerial(Number(text)) ?? text) : text
}
