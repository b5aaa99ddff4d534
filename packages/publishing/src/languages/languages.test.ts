import { placeholdersOf } from '@sojourn/contract/fixtures/icu-placeholders'
import { describe, expect, it } from 'vitest'
import { languages, textsOf, wordsIn } from './words.ts'

/** The texts of a language by their path, such as `days.kindAs.optional`. */
const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : flat(text as object, `${path}${key}.`),
  )

const english = new Map(flat(textsOf('en')))

/** The options of each plural or select in a text: `count plural: one, other`. */
const optionsIn = (text: string): { kind: string; options: string[] }[] =>
  [...text.matchAll(/\{\w+, (plural|select), /g)].map(({ index, 0: head, 1: kind = '' }) => {
    const options: string[] = []
    let depth = 1
    let word = ''
    for (const sign of text.slice(index + head.length)) {
      if (sign === '{' && depth === 1) options.push(word.trim())
      if (sign === '{') depth += 1
      if (sign === '}') depth -= 1
      word = depth > 1 || sign === '}' ? '' : word + sign
      if (depth === 0) break
    }
    return { kind, options }
  })

/** What is the same in English and in some other language: names of the trade, abbreviations, texts of placeholders alone. */
const alike = new Set([
  '{delay}',
  '{distance} km',
  '{hours} h',
  '{minutes} min',
  '{hours} h {minutes} min',
  '{count} × {type}',
  '{percent}%',
  '–',
  'IBAN',
  'BIC',
  'Bank',
  'Route',
  'Transfer',
  'Ticket',
  'Optional',
  'Alternative',
  'Programme',
  'Date',
  'Excursion',
  'Train',
  'Ferry',
  'Total',
  'Description',
  'Destinations',
  'Documents',
  'Document',
  'Contact',
  'Photos',
  'Photo:',
  'Galerie',
  'Main',
  'Stop',
  'six',
  'Guide',
  'optional',
  'Check-in {time}',
  'Check-out {time}',
  '{name}: check-in',
  '{name}: check-out',
  '{kind}, optional',
  'Transfer',
  'Note',
])

const isOnlyPlaceholders = (text: string): boolean =>
  !/\p{L}/u.test(text.replaceAll(/\{\w+\}|<\/?\w+>|PDF|UTC|DOCX|GPX|KML|JSON/g, ''))

describe.each(languages)('the texts in %s', (code) => {
  const texts = new Map(flat(textsOf(code)))

  it('are all there, and no others', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  it('have the same placeholders and tags as in English', () => {
    const wrong = [...texts].flatMap(([key, text]) => {
      const [own, source] = [placeholdersOf(text), placeholdersOf(english.get(key) ?? '')]
      return own.join() === source.join() ? [] : [`${key}: ${own.join()} instead of ${source.join()}`]
    })
    expect(wrong).toEqual([])
  })

  it('have every plural form that the language needs, and the options of the English ones', () => {
    const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories
    const wrong = [...texts].flatMap(([key, text]) => {
      const selects = optionsIn(english.get(key) ?? '').filter(({ kind }) => kind === 'select')
      return optionsIn(text).flatMap(({ kind, options }) => {
        const wanted = kind === 'plural' ? needed : (selects[0]?.options ?? [])
        const missing = wanted.filter((option) => !options.includes(option))
        const unknown =
          kind === 'plural'
            ? options.filter((option) => !option.startsWith('=') && !needed.includes(option as never))
            : []
        return [...missing, ...unknown].map((option) => `${key}: ${option}`)
      })
    })
    expect(wrong).toEqual([])
  })

  it.skipIf(code === 'en')('are not English', () => {
    const same = [...texts].filter(
      ([key, text]) => text === english.get(key) && !isOnlyPlaceholders(text) && !alike.has(text),
    )
    expect(same).toEqual([])
  })

  it('compile, and can be filled in', () => {
    const words = wordsIn(code)
    const values: Record<string, unknown> = { count: 2, of: 3, basis: 'person', role: 'optional' }
    const wrong: string[] = []
    const fill = (part: object, path: string) => {
      for (const [key, text] of Object.entries(part) as [string, unknown][]) {
        if (typeof text === 'object' && text !== null) fill(text, `${path}${key}.`)
        if (typeof text !== 'function' || !english.has(path + key)) continue
        const source = english.get(path + key) ?? ''
        const given = Object.fromEntries(
          placeholdersOf(source).map((name) =>
            name.startsWith('<')
              ? [name.slice(1, -1), (chunks: string[]) => `(${name}${chunks.join('')})`]
              : [name, values[name] ?? `(${name})`],
          ),
        )
        const filled = [(text as (values: object) => unknown)(given)].flat().join('')
        for (const name of placeholdersOf(source))
          if (values[name.replaceAll(/[<>]/g, '')] === undefined && name !== 'count' && !filled.includes(name))
            wrong.push(`${path}${key}: ${name}`)
      }
    }
    fill(words, '')
    expect(wrong).toEqual([])
  })

  it('write dates, money and numbers with Western digits', () => {
    const { dateRange, longDate, moneyText, numberText, percentText } = wordsIn(code)
    const all = [
      longDate('2027-05-04'),
      dateRange('2027-05-04', '2027-05-17'),
      dateRange('2027-12-28', '2028-01-03'),
      moneyText({ amount: 1_046_050, currency: 'EUR' }),
      numberText(12_345),
      percentText(2550),
    ]
    for (const text of all) expect(text).toMatch(/[0-9]/)
    expect(all.join()).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9\u2009\u202f]/)
    expect(longDate('2027-05-04')).toContain('2027')
  })
})

describe('the words for a language', () => {
  it('are its own, whatever the region, and otherwise English', () => {
    expect(wordsIn('de-AT').sections.highlights).toBe('Höhepunkte')
    expect(wordsIn('de-AT')).toMatchObject({ lang: 'de-AT', dir: 'ltr', isEnglish: false })
    expect(wordsIn('de-AT').dateText('2027-01-04')).toBe('4. Jänner 2027')
    for (const tag of ['en', 'en-US']) expect(wordsIn(tag)).toMatchObject({ lang: tag, isEnglish: true })
    for (const tag of ['nb', 'fa', 'th'])
      expect(wordsIn(tag)).toMatchObject({ lang: 'en', dir: 'ltr', isEnglish: true })
    expect(wordsIn('nb').dateText('2027-05-04')).toBe('4 May 2027')
  })

  it('have the formats of the language', () => {
    const german = wordsIn('de')
    expect(german.dateRange('2027-05-04', '2027-05-17')).toBe('4.–17. Mai 2027')
    expect(german.moneyText({ amount: 1_046_000, currency: 'EUR' })).toBe('10.460\u00a0€')
    expect(german.percentText(2550)).toBe('25,5\u00a0%')
    expect(german.listText(['a', 'b', 'c'])).toBe('a, b und c')
    expect(german.days.nightCount({ count: 1 })).toBe('1 Nacht')
  })
})
