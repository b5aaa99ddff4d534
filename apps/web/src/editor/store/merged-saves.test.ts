import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../data/http.ts'
import type { Itinerary } from './itinerary-document.ts'
import { camp, itinerary, openOn, rest, serverOf, title, toDay, fakeTimers, uuid } from '../fixtures/open-itinerary.ts'
import { autosaveDelay } from './itinerary-saving.ts'

fakeTimers()

/** A server that saves the first request, but whose answer to it is lost. */
const withoutFirstAnswer = (server: ReturnType<typeof serverOf>): ReturnType<typeof serverOf> => ({
  ...server,
  put: async (save) => {
    const answer = await server.put(save)
    if (server.requests.length === 1) throw new ApiProblem(0, {})
    return answer
  },
})

describe('an itinerary that another user has saved in the meantime', () => {
  it('merges changes to other fields and saves both', async () => {
    const server = serverOf()
    const { itinerary: opened, events, state } = openOn(server)
    server.change({ subtitle: 'Theirs' })
    opened.dispatch(title('Ours'))
    await rest()
    await rest()
    expect(server.record).toMatchObject({ title: 'Ours', subtitle: 'Theirs' })
    expect(events.merged).toEqual([[]])
    opened.undo()
    expect(state().document).toMatchObject({ title: 'Sea fog', subtitle: 'Theirs' })
  })

  it('asks if both users changed the same field, and keeps our text until they decide', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    server.change({ title: 'Theirs' })
    opened.dispatch(title('Ours'))
    await rest()
    expect(state().save).toMatchObject({ kind: 'conflict', current: { title: 'Theirs' } })
    expect(state().document.title).toBe('Ours')
    expect(server.record.title).toBe('Theirs')
    opened.dispatch(title('Ours, longer'))
    await rest(10 * autosaveDelay)
    expect(server.requests).toHaveLength(1)
    await opened.decide(server.record, 'mine')
    await rest()
    expect(server.record.title).toBe('Ours, longer')
  })

  it('does not ask about a choice that was undone since, or about what was removed', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    server.change({
      title: 'Theirs',
      segments: server.record.segments.map((segment) => ({ ...segment, title: 'Their camp' })),
    })
    opened.dispatch(title('Ours'))
    opened.undo()
    opened.dispatch({ kind: 'setSegment', segment: camp, fields: { title: 'Our camp' } })
    opened.dispatch({ kind: 'removeSegment', segment: camp })
    await rest()
    await rest()
    expect(state().save.kind).toBe('saved')
    expect(server.record).toMatchObject({ title: 'Theirs', segments: [] })
  })

  it('undoes in a toast only what a colleague has not changed since', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    const both = opened.dispatch({ kind: 'set', fields: { title: 'Ours', subtitle: 'Ours' } })
    await rest()
    opened.dispatch(toDay(1))
    server.change({ title: 'Theirs' })
    await opened.catchUp(server.record.rev)
    if (both) opened.takeBack(both)
    expect(state().document).toMatchObject({ title: 'Theirs', subtitle: itinerary.subtitle })
  })

  it('keeps their choice and our other edits if the user chooses theirs', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    server.change({ title: 'Theirs' })
    opened.dispatch(title('Ours'))
    opened.dispatch({ kind: 'set', fields: { subtitle: 'Ours as well' } })
    await rest()
    expect(state().save).toMatchObject({
      kind: 'conflict',
      disputes: [{ field: 'title', mine: 'Ours', theirs: 'Theirs' }],
    })
    await opened.decide(server.record, 'theirs')
    await rest()
    expect(server.record).toMatchObject({ title: 'Theirs', subtitle: 'Ours as well' })
    expect(state()).toMatchObject({ document: { title: 'Theirs' }, pending: [], save: { kind: 'saved' } })
  })

  it('shows after the decision what others have saved while the user decided', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    server.change({ title: 'Theirs' })
    const { record } = server
    opened.dispatch(title('Ours'))
    await rest()
    expect(state().save.kind).toBe('conflict')
    server.change({ subtitle: 'Theirs as well' })
    await opened.catchUp(server.record.rev)
    await opened.decide(record, 'theirs')
    await rest()
    expect(state()).toMatchObject({
      document: { title: 'Theirs', subtitle: 'Theirs as well' },
      save: { kind: 'saved' },
    })
  })

  it('merges a text by characters, and changes to different segments', async () => {
    const other = uuid(8)
    const server = serverOf({
      ...itinerary,
      title: 'Slow water',
      segments: [...itinerary.segments, { ...itinerary.segments[0], uuid: other } as Itinerary['segments'][number]],
    })
    const { itinerary: opened, state } = openOn(server)
    const [first, second] = server.record.segments
    if (!first || !second) throw new Error('two segments')
    server.change({ title: 'Very slow water', segments: [first, { ...second, nights: 3 }] })
    opened.dispatch(title('Slow waters'), 'title')
    opened.dispatch({ kind: 'setSegment', segment: camp, fields: { nights: 2 } })
    await rest()
    await rest()
    expect(state().save.kind).toBe('saved')
    expect(server.record).toMatchObject({ title: 'Very slow waters', segments: [{ nights: 2 }, { nights: 3 }] })
  })

  it('names our edits that could no longer be applied', async () => {
    const server = serverOf()
    const { itinerary: opened, events } = openOn(server)
    server.change({ segments: [] })
    opened.dispatch(toDay(1))
    await rest()
    await rest()
    expect(events.merged).toEqual([['Moved Etosha Safari Camp to day 2']])
  })

  it('is merged without a save, and undo takes back only our own edits', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    opened.dispatch(title('Ours'))
    opened.dispatch({ kind: 'setSegment', segment: camp, fields: { nights: 2, carrier: 'Ours' } })
    await rest()
    const [stay] = server.record.segments
    if (!stay) throw new Error('one segment')
    server.change({ subtitle: 'Theirs', segments: [{ ...stay, nights: 5 }] })
    await opened.catchUp(server.record.rev)
    expect(state().document).toMatchObject({ subtitle: 'Theirs', segments: [{ nights: 5, carrier: 'Ours' }] })
    opened.undo()
    expect(state().document).toMatchObject({ title: 'Ours', segments: [{ nights: 5, carrier: null }] })
    opened.undo()
    expect(state().document).toMatchObject({ title: 'Sea fog', subtitle: 'Theirs', segments: [{ nights: 5 }] })
    opened.redo()
    opened.redo()
    expect(state().document).toMatchObject({
      title: 'Ours',
      subtitle: 'Theirs',
      segments: [{ nights: 5, carrier: 'Ours' }],
    })
  })

  it('leaves what others have not changed as it is, so that typing there remains one step', async () => {
    const other = { ...itinerary.segments[0], uuid: uuid(8) } as Itinerary['segments'][number]
    const server = serverOf({ ...itinerary, segments: [...itinerary.segments, other] })
    const { itinerary: opened, state } = openOn(server)
    const typeNotes = (notesClient: string) =>
      opened.dispatch({ kind: 'setSegment', segment: camp, fields: { notesClient } }, 'notes')
    typeNotes('Bring')
    await rest()
    const { document, past } = state()
    server.change({
      segments: server.record.segments.map((one) => (one.uuid === other.uuid ? { ...one, nights: 3 } : { ...one })),
      days: server.record.days.map((one) => ({ ...one })),
      tags: [...server.record.tags],
    })
    await opened.catchUp(server.record.rev)
    const after = state()
    expect(after.document.segments[1]?.nights).toBe(3)
    expect(after.changedByOthers).toEqual([other.uuid])
    expect(after.document.segments[0]).toBe(document.segments[0])
    expect(after.document.days).toBe(document.days)
    expect(after.document.tags).toBe(document.tags)
    expect(after.past).toEqual(past)
    typeNotes('Bring a hat')
    expect(state().past).toHaveLength(1)
    opened.undo()
    expect(state().document.segments[0]?.notesClient).toBeNull()
    expect(state().document.segments[1]?.nights).toBe(3)
  })

  it('may contain edits that we sent without an answer, which are neither repeated nor disputed', async () => {
    const server = serverOf()
    const { itinerary: opened, events, state } = openOn(withoutFirstAnswer(server))
    const extra = { ...itinerary.segments[0], uuid: uuid(8) } as Itinerary['segments'][number]
    opened.dispatch({ kind: 'insertSegment', segment: extra, day: 0, index: 1 })
    opened.dispatch({ kind: 'setSegment', segment: camp, fields: { nights: 2 } })
    await rest()
    expect(state().save.kind).toBe('retrying')
    opened.dispatch({ kind: 'setSegment', segment: camp, fields: { nights: 4 } })
    await rest(3000)
    await rest()
    expect(state().save.kind).toBe('saved')
    expect(events.merged.flat()).toEqual([])
    expect(server.record.segments.map(({ nights }) => nights)).toEqual([4, 0])
  })

  it('may contain edits that we sent without an answer even in a conflict, where those are not disputed', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(withoutFirstAnswer(server))
    opened.dispatch({ kind: 'setSegment', segment: camp, fields: { nights: 2 } })
    await rest()
    server.change({ title: 'Theirs' })
    opened.dispatch(title('Ours'))
    opened.dispatch({ kind: 'setSegment', segment: camp, fields: { nights: 4 } })
    await rest(3000)
    expect(state().save).toMatchObject({ kind: 'conflict', disputes: [{ field: 'title' }] })
    await opened.decide(server.record, 'theirs')
    await rest()
    expect(server.record).toMatchObject({ title: 'Theirs', segments: [{ nights: 4 }] })
  })
})

describe('a save that the server adjusted, such as two selected options of one group', () => {
  it('shows what the server has, with what was edited in the meantime', async () => {
    const server = serverOf()
    const { put } = server
    const { itinerary: opened, state } = openOn({
      ...server,
      put: async (save) => {
        opened.dispatch({ kind: 'setSegment', segment: camp, fields: { carrier: 'Ours' } })
        return put({ ...save, changes: { ...save.changes, subtitle: 'Adjusted' } })
      },
    })
    opened.dispatch({ kind: 'set', fields: { subtitle: 'Ours', title: 'Ours' } })
    await rest()
    expect(state().document).toMatchObject({ title: 'Ours', subtitle: 'Adjusted', segments: [{ carrier: 'Ours' }] })
    expect(state().pending).toHaveLength(1)
  })
})

describe('a text that we sent without an answer', () => {
  const notes = (notesClient: string) => ({ kind: 'setSegment', segment: camp, fields: { notesClient } }) as const
  const withNotes = (of: Itinerary, notesClient: string) => of.segments.map((segment) => ({ ...segment, notesClient }))
  const expectEachOnce = async (server: ReturnType<typeof serverOf>): Promise<void> => {
    await rest(3000)
    await rest()
    const notesOnServer = server.record.segments[0]?.notesClient
    expect(notesOnServer?.match(/hat|water|shoes/g)?.toSorted()).toEqual(['hat', 'shoes', 'water'])
  }

  it('is in the merged text once if the server has saved it and others have continued it', async () => {
    const server = serverOf({ ...itinerary, segments: withNotes(itinerary, 'Bring') })
    const { itinerary: opened } = openOn(withoutFirstAnswer(server))
    opened.dispatch(notes('Bring a hat'))
    await rest()
    server.change({ segments: withNotes(server.record, 'Bring a hat and water') })
    opened.dispatch(notes('Bring a hat, and shoes'))
    await expectEachOnce(server)
  })

  it('is in the merged text once if the server has not saved it', async () => {
    const server = serverOf({ ...itinerary, segments: withNotes(itinerary, 'Bring') })
    const { itinerary: opened } = openOn(server)
    server.failures.push(new ApiProblem(0, {}))
    opened.dispatch(notes('Bring a hat'))
    await rest()
    server.change({ segments: withNotes(server.record, 'Bring water') })
    opened.dispatch(notes('Bring a hat, and shoes'))
    await expectEachOnce(server)
  })
})

describe('a save that failed', () => {
  const notes = (notesClient: string) => ({ kind: 'setSegment', segment: camp, fields: { notesClient } }) as const

  it('because of the role is not repeated, so that other edits can still be saved', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    server.failures.push(new ApiProblem(422, { code: 'permission_denied' }))
    opened.dispatch(title('Not allowed'))
    await rest()
    expect(state().save.kind).toBe('rejected')
    opened.undo()
    opened.dispatch(notes('Allowed'))
    await rest()
    expect(state().save.kind).toBe('saved')
    expect(server.record).toMatchObject({ title: 'Sea fog', segments: [{ notesClient: 'Allowed' }] })
  })

  it('because the server cannot process it is replaced by the newest version', async () => {
    const server = serverOf()
    const { put } = server
    server.put = async (save) => {
      if (save.changes.title === 'Poison') throw new ApiProblem(500, { code: 'internal' })
      return put(save)
    }
    const { itinerary: opened, state } = openOn(server)
    opened.dispatch(title('Poison'))
    await rest()
    expect(state().save.kind).toBe('retrying')
    opened.undo()
    opened.dispatch(notes('Still saved'))
    await rest()
    expect(state().save.kind).toBe('saved')
    expect(server.record).toMatchObject({ title: 'Sea fog', segments: [{ notesClient: 'Still saved' }] })
  })

  it('without an answer is repeated, and what was typed since is saved at once on request', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(withoutFirstAnswer(server))
    opened.dispatch(notes('Bring a hat'))
    await rest()
    expect(state().save.kind).toBe('retrying')
    opened.dispatch(notes('Bring a hat and shoes'))
    await opened.save()
    expect(state()).toMatchObject({ pending: [], save: { kind: 'saved' } })
    expect(server.record.segments[0]?.notesClient).toBe('Bring a hat and shoes')
    expect(server.record.rev).toBe(3)
  })
})

describe('another request that changes the itinerary, such as publishing it', () => {
  it('brings what others have saved while it was being processed', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    const [stay] = server.record.segments
    if (!stay) throw new Error('one segment')
    await opened.perform(async () => {
      server.change({})
      server.change({ segments: [{ ...stay, nights: 5 }] })
      return server.record
    })
    expect(state()).toMatchObject({ record: { rev: 3 }, document: { segments: [{ nights: 5 }] } })
    opened.dispatch({ kind: 'setSegment', segment: camp, fields: { carrier: 'Ours' } })
    await rest()
    expect(server.record.segments).toMatchObject([{ nights: 5, carrier: 'Ours' }])
  })
})

describe('an itinerary that was replaced by a restored version', () => {
  it('has no history, because the steps do not fit that version, and is still merged with the changes of others', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    const before = server.record
    const extra = { ...itinerary.segments[0], uuid: uuid(8) } as Itinerary['segments'][number]
    opened.dispatch({ kind: 'insertSegment', segment: extra, day: 0, index: 1 })
    await rest()
    server.change({ segments: before.segments })
    opened.replaceWith(server.record)
    expect(state()).toMatchObject({ past: [], future: [] })
    server.change({ subtitle: 'Theirs' })
    await opened.catchUp(server.record.rev)
    expect(state().document).toMatchObject({ subtitle: 'Theirs', segments: [{ uuid: camp }] })
  })
})
