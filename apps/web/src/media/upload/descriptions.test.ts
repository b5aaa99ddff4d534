import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeLibrary } from './upload-fixtures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const text = 'Dunes at dawn'

/** A library with an image, and the page that describes it. */
const open = async () => {
  const library = makeLibrary()
  await library.openTab()
  const code = await import('./descriptions.ts')
  const { draftKey } = await import('../../data/draft-storage.ts')
  const { readDraft } = await import('../../data/draft.ts')
  const { keepDraftKey } = await import('../../data/draft-key.ts')
  keepDraftKey('p1', 'k'.repeat(43))
  const row = { uuid: 'dune', rev: 3, sha256: '', filename: 'dune.png', state: 'processing-complete', alt: null }
  library.rows.set('dune', row)
  const item = row as unknown as Parameters<typeof code.describeItem>[0]
  const alt = () => library.rows.get('dune')?.['alt']
  const key = draftKey({ user: 'p1', tenant: library.tenant, name: 'media.dune' })
  const draft = () => readDraft(key)?.['values']
  const description = () => code.useDescriptions.getState().typed['dune']
  return { ...code, library, item, alt, draft, description: description }
}

describe('the description of an upload', () => {
  it('is stored on the device as the draft of its form until it is saved', async () => {
    const { describeItem, saveDescription, item, alt, draft, description } = await open()
    describeItem(item, text)
    expect(draft()).toMatchObject({ alt: text, caption: null })
    await saveDescription('dune')
    expect(alt()).toBe(text)
    expect([draft(), description()]).toEqual([undefined, undefined])
  })

  it('is saved again if more was typed in the meantime', async () => {
    const { describeItem, saveDescription, item, alt } = await open()
    describeItem(item, 'Dunes')
    const saving = saveDescription('dune')
    describeItem(item, text)
    void saveDescription('dune')
    await saving
    expect(alt()).toBe(text)
  })

  it('stays in its field if a save fails, and is saved by the next one', async () => {
    const { describeItem, saveDescription, item, library, alt, draft, description } = await open()
    library.answers.save = 500
    describeItem(item, text)
    await saveDescription('dune')
    expect(description()).toMatchObject({ text, problem: 'Something went wrong. Try again in a moment.' })
    expect(draft()).toMatchObject({ alt: text })
    library.answers.save = 200
    await saveDescription('dune')
    expect(alt()).toBe(text)
  })

  it('is saved even if another field of the item was changed in the meantime', async () => {
    const { describeItem, saveDescription, item, library, alt } = await open()
    const row = library.rows.get('dune')
    if (row) library.rows.set('dune', { ...row, rev: 4, credit: 'Ada' })
    describeItem(item, text)
    await saveDescription('dune')
    expect(alt()).toBe(text)
  })

  it('does not overwrite what another user wrote in the meantime', async () => {
    const { describeItem, saveDescription, item, library, alt, draft, description } = await open()
    const row = library.rows.get('dune')
    if (row) library.rows.set('dune', { ...row, rev: 4, alt: 'A dune' })
    describeItem(item, text)
    await saveDescription('dune')
    expect(alt()).toBe('A dune')
    expect(draft()).toMatchObject({ alt: text })
    expect(description()?.problem).toContain('A dune')
  })
})
