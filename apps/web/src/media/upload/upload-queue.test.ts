import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileOf, hashOf, makeLibrary } from './upload-fixtures.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

type Library = ReturnType<typeof makeLibrary>
type Tab = Awaited<ReturnType<Library['openTab']>>

const add = ({ uploads }: Tab, { tenant }: Library, ...words: string[]): string[] =>
  uploads.add(
    tenant,
    words.map((one) => ({ file: fileOf(one), folder: null })),
  )

const jobsOf = ({ uploads }: Tab) => [...uploads.store.getState().jobs.values()]
const only = (tab: Tab) => jobsOf(tab)[0]

/** Puts a file into the library. */
const addToLibrary = ({ rows }: Library, words: string, state: string) =>
  rows.set(`${words}-${state}`, {
    uuid: `${words}-${state}`,
    rev: 1,
    sha256: hashOf(words),
    filename: `${words}.png`,
    state,
  })

describe('a file that the library already has', () => {
  it('is not sent again', async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    addToLibrary(library, 'dune', 'processing-complete')
    add(tab, library, 'dune')
    await vi.waitFor(() => expect(only(tab)).toMatchObject({ state: 'processing-complete', isKnown: true }))
    expect(library.sent).toHaveLength(0)
  })

  it('is sent again if it could not be prepared', async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    addToLibrary(library, 'dune', 'processing-error')
    addToLibrary(library, 'dune', 'invalid')
    add(tab, library, 'dune')
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
  })
})

describe('a file whose request to open a slot got no response', () => {
  it('is requested again with the same key, so that no space is taken twice; after a restart, with a new key', async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    library.answers.lost = 1
    const [id = ''] = add(tab, library, 'dune')
    await vi.waitFor(() => expect(only(tab)).toMatchObject({ step: 'offline' }))
    library.online()
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
    expect(library.rows.size).toBe(1)
    tab.uploads.cancel(id)
    tab.uploads.retry(id)
    await vi.waitFor(() => expect(library.sent).toHaveLength(2))
    expect(library.rows.size).toBe(2)
  })
})

describe('a file that is cancelled while its slot is being opened', () => {
  /** Its slot exists on the server, which has not responded yet. */
  const opening = async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    const gate = Promise.withResolvers<void>()
    library.whileOpening = () => gate.promise
    const [id = ''] = add(tab, library, 'dune')
    await vi.waitFor(() => expect(library.rows.size).toBe(1))
    return { library, tab, id, answer: gate.resolve }
  }
  const cancelled = ({ calls, rows }: Library) =>
    [...rows.keys()].map((uuid) => calls.filter((call) => call === `DELETE /media/uploads/${uuid}?s=1`).length)

  it('cancels the slot, and with it the reserved space', async () => {
    const { library, tab, id, answer } = await opening()
    tab.uploads.cancel(id)
    answer()
    await vi.waitFor(() => expect(cancelled(library)).toEqual([1]))
    expect(only(tab)).toMatchObject({ state: 'cancelled' })
    expect(library.stored.size).toBe(0)
  })

  it('is sent into a new slot if it is restarted', async () => {
    const { library, tab, id, answer } = await opening()
    tab.uploads.cancel(id)
    library.whileOpening = async () => {}
    tab.uploads.retry(id)
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
    answer()
    await vi.waitFor(() => expect(cancelled(library)).toEqual([1, 0]))
    expect(library.stored.size).toBe(1)
    tab.uploads.cancel(id)
    await vi.waitFor(() => expect(cancelled(library)).toEqual([1, 1]))
    expect(library.sent[0]?.signal.aborted).toBe(true)
  })

  it('keeps the state it has reached since, even if that is offline', async () => {
    const { library, tab, id, answer } = await opening()
    tab.uploads.cancel(id)
    library.whileOpening = async () => {}
    library.answers.lost = 1
    tab.uploads.retry(id)
    await vi.waitFor(() => expect(only(tab)).toMatchObject({ step: 'offline' }))
    answer()
    await vi.waitFor(() => expect(cancelled(library)).toEqual([1, 0]))
    library.online()
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
    // The slot that was opened for it before, and no third one.
    expect(library.rows.size).toBe(2)
  })

  it('cancels the slot if the user logs out in the meantime', async () => {
    const { library, tab, answer } = await opening()
    tab.wipe({ keepsDrafts: true })
    tab.leave()
    answer()
    await vi.waitFor(() => expect(cancelled(library)).toEqual([1]))
    expect([jobsOf(tab), library.stored.size]).toEqual([[], 0])
  })
})

describe('a file that is added anyway, cancelled while it is being hashed, and restarted', () => {
  it('opens only one slot, and is sent into it', async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    addToLibrary(library, 'dune', 'processing-complete')
    const [id = ''] = add(tab, library, 'dune')
    await vi.waitFor(() => expect(only(tab)).toMatchObject({ isKnown: true }))
    tab.uploads.addAnyway(id)
    tab.uploads.cancel(id)
    tab.uploads.retry(id)
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
    expect(library.calls.filter((call) => call === 'POST /media/')).toHaveLength(1)
    expect(library.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  })
})

describe('files that are being prepared', () => {
  it('are polled together, however many there are', async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    const words = Array.from({ length: 30 }, (_, n) => `picture ${n}`)
    add(tab, library, ...words)
    for (let come = 0; come < words.length;) {
      await vi.waitFor(() => expect(library.sent.length).toBeGreaterThan(0))
      come += library.sent.length
      library.arrive()
    }
    await vi.waitFor(() => expect(jobsOf(tab).map(({ step }) => step)).toEqual(words.map(() => 'preparing')))
    library.calls.length = 0
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(library.calls.length).toBeLessThan(10)
    library.prepare('processing-complete')
    await vi.waitFor(
      () => expect(jobsOf(tab).map(({ state }) => state)).toEqual(words.map(() => 'processing-complete')),
      { timeout: 8000 },
    )
  })

  it('are not waited for indefinitely: what takes a very long time is in the library anyway', async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    add(tab, library, 'dune')
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
    vi.useFakeTimers()
    library.arrive()
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    expect(only(tab)).toMatchObject({ state: 'processing-complete', item: { state: 'processing' } })
    const callCount = library.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(library.calls).toHaveLength(callCount)
  })

  it('are not waited for once they are deleted', async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    add(tab, library, 'dune')
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
    library.arrive()
    library.rows.clear()
    await vi.waitFor(() => expect(only(tab)).toMatchObject({ state: 'invalid', reason: 'The file was deleted.' }))
  })
})

describe('a file that could not be prepared', () => {
  const failed = async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    const [id = ''] = add(tab, library, 'dune')
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
    library.arrive()
    library.prepare('processing-error')
    await vi.waitFor(() => expect(only(tab)).toMatchObject({ state: 'processing-error' }))
    return { library, tab, id }
  }

  it('is prepared again without being sent again', async () => {
    const { library, tab, id } = await failed()
    expect(only(tab)?.reason).toBe('The picture was too much.')
    const again = tab.uploads.prepareAgain(id)
    expect(only(tab)).toMatchObject({ state: 'processing', step: 'preparing', reason: null })
    await vi.waitFor(() => expect(library.calls.at(-1)).toMatch(/preparation$/))
    library.prepare('processing-complete')
    await again
    expect(only(tab)).toMatchObject({ state: 'processing-complete', isKnown: false })
    expect(library.sent).toHaveLength(0)
  })

  it('is waited for if another user has already requested another attempt', async () => {
    const { library, tab, id } = await failed()
    for (const [uuid, row] of library.rows) library.rows.set(uuid, { ...row, state: 'processing' })
    const again = tab.uploads.prepareAgain(id)
    await vi.waitFor(() => expect(library.calls.at(-1)).toMatch(/sha256/))
    library.prepare('processing-complete')
    await again
    expect(only(tab)?.state).toBe('processing-complete')
  })

  it('shows an error if another attempt cannot be requested', async () => {
    const { library, tab, id } = await failed()
    library.rows.clear()
    await tab.uploads.prepareAgain(id)
    expect(only(tab)).toMatchObject({ state: 'processing-error', reason: 'Not found.' })
  })
})

describe('an upload that is cancelled', () => {
  const cancelled = async (status: number) => {
    const library = makeLibrary()
    const tab = await library.openTab()
    const [id = ''] = add(tab, library, 'dune')
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
    library.answers.cancel = status
    library.arrive()
    await vi.waitFor(() => expect(only(tab)?.step).toBe('preparing'))
    tab.uploads.cancel(id)
    expect(only(tab)?.state).toBe('cancelled')
    return { library, tab, id }
  }

  it('stays cancelled if the server had not received all of it', async () => {
    const { tab } = await cancelled(204)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(only(tab)).toMatchObject({ state: 'cancelled', isLate: false })
  })

  it('is followed to its end if the server had received all of it', async () => {
    const { library, tab } = await cancelled(409)
    await vi.waitFor(() => expect(only(tab)).toMatchObject({ state: 'processing', step: 'preparing', isLate: true }))
    library.prepare('processing-complete')
    await vi.waitFor(() =>
      expect(only(tab)).toMatchObject({ state: 'processing-complete', isLate: true, item: { filename: 'dune.png' } }),
    )
  })

  it('is not changed by a late response once it was restarted', async () => {
    const { tab, id } = await cancelled(409)
    tab.uploads.retry(id)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(only(tab)).toMatchObject({ isLate: false })
  })
})

describe('an upload that is stored on this device', () => {
  const begun = async () => {
    const library = makeLibrary()
    const first = await library.openTab()
    add(first, library, 'dune')
    await vi.waitFor(() => expect(library.stored.size).toBe(1))
    await vi.waitFor(() => expect(library.sent).toHaveLength(1))
    return { library, first }
  }
  /** Long enough for anything that is sent to be sent. */
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300))

  it('is sent by one tab, however many are open', async () => {
    const { library } = await begun()
    const second = await library.openTab()
    expect(await second.uploads.resume()).toBe(0)
    await aWhile()
    expect(library.sent).toHaveLength(1)
    expect(jobsOf(second)).toHaveLength(0)
  })

  it('is resumed by another tab when the one that was sending it is closed', async () => {
    const { library, first } = await begun()
    const second = await library.openTab()
    await second.uploads.resume()
    // A closed tab releases its locks and does nothing more.
    for (const { attempt } of jobsOf(first)) attempt.release()
    await vi.waitFor(() => expect(library.sent).toHaveLength(2))
    expect(only(second)?.step).toBe('sending')
  })

  it('is not resumed by another tab when the one that was sending it has finished', async () => {
    const { library, first } = await begun()
    const second = await library.openTab()
    await second.uploads.resume()
    library.arrive('processing-complete')
    await vi.waitFor(() => expect(only(first)?.state).toBe('processing-complete'))
    await aWhile()
    expect(jobsOf(second)).toHaveLength(0)
  })

  it('is not sent by another user, nor for a company that its user has left', async () => {
    const { library, first } = await begun()
    first.wipe({ keepsDrafts: true })
    const other = await library.openTab('p2')
    expect(await other.uploads.resume()).toBe(0)
    const [storedUpload] = library.stored.values()
    if (storedUpload) library.stored.set(storedUpload.id, { ...storedUpload, tenant: 'another company' })
    const same = await library.openTab()
    expect(await same.uploads.resume()).toBe(0)
    await aWhile()
    expect(library.sent).toHaveLength(1)
    expect(library.stored.size).toBe(0)
  })

  it('is not sent if the user logs out while it is being looked for', async () => {
    const { library, first } = await begun()
    first.wipe({ keepsDrafts: true })
    const back = await library.openTab()
    const resuming = back.uploads.resume()
    back.leave()
    expect(await resuming).toBe(0)
    await aWhile()
    expect(library.sent).toHaveLength(1)
  })

  it('is not stored again if it is cancelled while it is being stored', async () => {
    const library = makeLibrary()
    const tab = await library.openTab()
    library.whileKeeping = () => tab.uploads.cancel(only(tab)?.id ?? '')
    add(tab, library, 'dune')
    await vi.waitFor(() => expect(only(tab)?.state).toBe('cancelled'))
    await aWhile()
    expect(library.stored.size).toBe(0)
    expect(library.calls.some((call) => call.startsWith('DELETE'))).toBe(true)
  })
})
