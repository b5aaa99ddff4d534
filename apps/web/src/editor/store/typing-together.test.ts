import type { RichText } from '@sojourn/contract/kit/rich-text'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { expect, it } from 'vitest'
import { cleanProse } from '../fields/clean-text.ts'
import { type Shown, shownText } from '../fields/shown-text.ts'
import { camp, itinerary, openOn, serverOf } from '../fixtures/open-itinerary.ts'
import { type Random, seededRandom } from '../fixtures/seeded-random.ts'
import { ApiProblem } from '../../data/http.ts'
import { caretIn } from '../../ui/caret-in.ts'
import { changedFields, documentOf } from './itinerary-document.ts'

type Server = ReturnType<typeof serverOf>
type Field = 'title' | 'notesClient' | 'description'

const names = ['ann', 'bob', 'cleo', 'dan'] as const
const fields = ['title', 'notesClient', 'description'] as const
const firstTexts = { title: 'Four hands', notesClient: 'Bring a hat.', description: 'To be planned.' }
const wordsEach = 12

const asRich = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A user with a field for each text, as the forms have them: a text, and the caret in it. */
const openAs = (name: string, server: Server, random: Random) => {
  const opened = openOn(server)
  const valueOf = (field: Field): string => {
    const { title, segments } = opened.state().document
    const [segment] = segments
    if (field === 'title') return title
    return (
      (field === 'notesClient' ? segment?.notesClient : segment?.description && plainText(segment.description)) ?? ''
    )
  }
  const typed: Record<Field, string[]> = { title: [], notesClient: [], description: [] }
  let typing: (Shown & { field: Field; rest: string; caret: number }) | null = null
  let count = 0

  const follow = () => {
    if (!typing) return
    const value = valueOf(typing.field)
    if (typing.value === value) return
    const text = typing.field === 'description' ? value : shownText(typing, value, cleanProse)
    typing = { ...typing, text, value, caret: caretIn(typing.text, text, typing.caret) }
  }
  const set = (field: Field, text: string) => {
    // Rich text is stored exactly as it is typed.
    const value = field === 'description' ? text : (cleanProse(text) ?? '')
    if (value === valueOf(field)) return
    if (field === 'title') opened.itinerary.dispatch({ kind: 'set', fields: { title: value } }, 'title')
    else
      opened.itinerary.dispatch(
        { kind: 'setSegment', segment: camp, fields: { [field]: field === 'description' ? asRich(value) : value } },
        field,
      )
  }
  /**
   * Types the next character of a word, or moves the caret to where the next word will go. Returns whether there was anything left
   * to type.
   */
  const type = (): boolean => {
    follow()
    if (!typing) {
      if (count === wordsEach) return false
      const field = fields[Math.floor(random() * fields.length)] ?? 'title'
      const word = `${name}${count};`
      count += 1
      typed[field].push(word)
      const text = valueOf(field)
      const isFirst = random() < 0.3
      typing = { field, rest: isFirst ? `${word} ` : ` ${word}`, text, value: text, caret: isFirst ? 0 : text.length }
      return true
    }
    const { field, rest, text, caret } = typing
    const next = text.slice(0, caret) + rest.slice(0, 1) + text.slice(caret)
    typing = rest.length === 1 ? null : { ...typing, rest: rest.slice(1), text: next, caret: caret + 1 }
    set(field, next)
    return true
  }
  return { ...opened, name, typed, type, valueOf }
}

/** @param lostShare how many of the answers to saves do not arrive */
const play = async (seed: number, lostShare: number) => {
  const random = seededRandom(seed)
  const server = serverOf({
    ...itinerary,
    title: firstTexts.title,
    segments: [
      {
        ...emptySegment(camp, 'meal', 'Dinner'),
        notesClient: firstTexts.notesClient,
        description: asRich(firstTexts.description),
      },
    ],
  })
  const { put } = server
  let isFlaky = lostShare > 0
  server.put = async (save) => {
    const isLost = isFlaky && random() < lostShare
    // Half of the lost answers are to requests that never arrived.
    if (isLost && random() < 0.5) throw new ApiProblem(0, {})
    const answer = await put(save)
    if (isLost) throw new ApiProblem(0, {})
    return answer
  }
  const users = names.map((name) => openAs(name, server, random))
  const isTyping = new Set(users)
  while (isTyping.size > 0) {
    const user = [...isTyping][Math.floor(random() * isTyping.size)]
    if (!user) continue
    const action = random()
    if (action < 0.7) {
      if (!user.type()) isTyping.delete(user)
    } else if (action < 0.85) await user.itinerary.save().catch(() => {})
    else await user.itinerary.catchUp(server.record.rev).catch(() => {})
  }
  isFlaky = false
  for (let round = 0; round < 50; round += 1)
    for (const user of users) {
      await user.itinerary.save().catch(() => {})
      await user.itinerary.catchUp(server.record.rev)
    }
  return { users, server }
}

/** The characters of a text in alphabetical order, without spaces. */
const charactersOf = (text: string): string => Array.from(text.replaceAll(/\s/g, '')).toSorted().join('')

/** Plays with several seeds, and returns the share of the words that are in one piece. */
const shareOfWholeWords = async (seeds: number, lostShare: number): Promise<number> => {
  let words = 0
  let whole = 0
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { users, server } = await play(seed, lostShare)
    for (const user of users) {
      user.stop()
      expect(user.state().save.kind, `${user.name}, seed ${seed}`).toBe('saved')
      expect(changedFields(user.state().document, documentOf(server.record)), `${user.name}, seed ${seed}`).toEqual({})
    }
    for (const field of fields) {
      const text = users[0]?.valueOf(field) ?? ''
      const expected = users.flatMap(({ typed }) => typed[field])
      expect(charactersOf(text), `${field}, seed ${seed}: ${text}`).toBe(
        charactersOf(firstTexts[field] + expected.join('')),
      )
      words += expected.length
      whole += expected.filter((word) => text.includes(word)).length
    }
  }
  expect(words).toBe(seeds * names.length * wordsEach)
  return whole / words
}

it('four users who type into the same texts find every character there once, and nearly every word in one piece', async () => {
  expect(await shareOfWholeWords(30, 0)).toBeGreaterThan(0.997)
}, 120_000)

it('the same is true if a third of the answers to their saves are lost', async () => {
  expect(await shareOfWholeWords(30, 1 / 3)).toBeGreaterThan(0.997)
}, 120_000)
