import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const run = (text: string, isBold = false) => ({ type: 'text', text, ...(isBold && { marks: [{ type: 'bold' }] }) })
const doc = (...content: object[]) => ({ type: 'doc', content })
const send = (method: string, path: string, body?: unknown) =>
  company.people.Designer.send(method, company.path(path), body)
const namesFor = async (query: string): Promise<string[]> =>
  (await send('GET', `snippets/?${query}`)).json.data.map(({ name }: { name: string }) => name)

describe('a snippet', () => {
  it('must have a text', async () => {
    for (const text of [
      undefined,
      null,
      doc(),
      doc({ type: 'paragraph' }),
      doc({ type: 'paragraph', content: [run(' ')] }),
    ]) {
      const rejected = await send('POST', 'snippets/', { name: 'Empty', text })
      expect([rejected.status, Object.keys(rejected.json.errors)], JSON.stringify(text)).toEqual([422, ['text']])
    }
    expect(await namesFor('')).not.toContain('Empty')
  })

  it('is found by its name, tags and first words, also if a word is bold in part', async () => {
    const first = { type: 'heading', attrs: { level: 3 }, content: [run('On arrival')] }
    const second = {
      type: 'paragraph',
      content: [run('Your dri', true), run('ver waits. '), run('x '.repeat(600)), run('unseen')],
    }
    await send('POST', 'snippets/', { name: 'Airport', text: doc(first, second), tags: ['transfers'], language: 'en' })
    for (const q of ['airport', 'arrival', 'driver', 'transfers'])
      expect(await namesFor(`q=${q}`), q).toEqual(['Airport'])
    for (const q of ['unseen', 'arrivalYour']) expect(await namesFor(`q=${q}`), q).toEqual([])
  })

  it('is listed by its language', async () => {
    const text = doc({ type: 'paragraph', content: [run('Bitte sehr.')] })
    await send('POST', 'snippets/', { name: 'Abholung', text, language: 'de' })
    expect(await namesFor('language=de')).toEqual(['Abholung'])
  })
})
