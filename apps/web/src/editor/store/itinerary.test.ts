import { describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '../../data/http.ts'
import { stopClosedEditor } from './closed-editors.ts'
import { draftOn } from './draft.ts'
import { openItinerary } from './itinerary.ts'
import type { Itinerary } from './itinerary-document.ts'
import {
  camp,
  itinerary,
  openOn,
  owner,
  rest,
  serverOf,
  storageOf,
  title,
  toDay,
  fakeTimers,
  uuid,
} from '../fixtures/open-itinerary.ts'
import { autosaveDelay } from './itinerary-saving.ts'

fakeTimers()

describe('the history of an itinerary', () => {
  it('undoes and redoes steps by name', () => {
    const { itinerary: opened, state } = openOn(serverOf())
    const start = state().document
    opened.dispatch(toDay(1))
    opened.dispatch(title('Slow water'))
    expect(opened.undo()?.name).toBe('Changed title')
    expect(opened.undo()?.name).toBe('Moved Etosha Safari Camp to day 2')
    expect(state().document).toEqual(start)
    expect(opened.undo()).toBeUndefined()
    expect(opened.redo()?.name).toBe('Moved Etosha Safari Camp to day 2')
    expect(state().document.segments[0]?.day).toBe(1)
    expect(state().selection).toEqual({ kind: 'segment', uuid: camp })
  })

  it('treats typing in one field as one step until the field is left', () => {
    const { itinerary: opened, state } = openOn(serverOf())
    for (const text of ['S', 'Sl', 'Slow']) opened.dispatch(title(text), 'title')
    opened.endTyping()
    opened.dispatch(title('Slow water'), 'title')
    expect(state().past).toHaveLength(2)
    opened.undo()
    expect(state().document.title).toBe('Slow')
    opened.undo()
    expect(state().document.title).toBe('Sea fog')
  })

  it('loses the steps to redo after a new edit', () => {
    const { itinerary: opened, state } = openOn(serverOf())
    opened.dispatch(title('One'))
    opened.undo()
    opened.dispatch(title('Two'))
    expect(state().future).toEqual([])
  })

  it('undoes a step once, however often that is requested', () => {
    const { itinerary: opened, events, state } = openOn(serverOf())
    const removal = opened.dispatch({ kind: 'removeSegment', segment: camp })
    opened.undo()
    opened.dispatch({ kind: 'setSegment', segment: camp, fields: { title: 'Our camp' } })
    if (removal) opened.takeBack(removal)
    expect(state().document.segments).toMatchObject([{ uuid: camp, title: 'Our camp' }])
    expect(events.rejected).toHaveLength(1)
  })

  it('undoes a step even if others came after it', () => {
    const { itinerary: opened, state } = openOn(serverOf())
    const removal = opened.dispatch({ kind: 'removeSegment', segment: camp })
    opened.dispatch(title('Slow water'))
    if (removal) opened.takeBack(removal)
    expect(state().document).toMatchObject({ title: 'Slow water', segments: [{ uuid: camp, day: 0 }] })
  })

  it('says why an edit cannot be made, and leaves the itinerary as it is', () => {
    const { itinerary: opened, events, state } = openOn(serverOf())
    const before = state().document
    expect(opened.dispatch(toDay(7))).toBeUndefined()
    expect(events.rejected).toEqual(['The itinerary has no day 8.'])
    expect(state().document).toBe(before)
  })
})

/** Makes an edit whose save gets no response, and closes the editor. */
const closeOffline = async () => {
  const server = serverOf()
  server.failures = [new ApiProblem(0, {})]
  const { itinerary: opened, stop, storage } = openOn(server)
  opened.dispatch(title('Slow water'))
  stop()
  await rest(0)
  return { server, storage }
}

describe('saving', () => {
  it('waits until the user pauses, and sends only what changed', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    opened.dispatch(title('Slow'), 'title')
    await rest(autosaveDelay - 1)
    opened.dispatch(title('Slow water'), 'title')
    await rest(autosaveDelay - 1)
    expect(server.requests).toEqual([])
    expect(state().save.kind).toBe('waiting')
    await rest(1)
    expect(server.requests).toEqual([['title']])
    expect(state()).toMatchObject({ save: { kind: 'saved' }, pending: [], record: { rev: 2, title: 'Slow water' } })
  })

  it('never has two requests in progress, and loses no edits made in the meantime', async () => {
    const server = serverOf()
    let release = () => {}
    const opened = openOn({
      ...server,
      put: async (save) => {
        const answer = await server.put(save)
        await new Promise<void>((resolve) => {
          release = resolve
        })
        return answer
      },
    })
    opened.itinerary.dispatch(title('One'))
    await rest()
    opened.itinerary.dispatch(toDay(1))
    await rest(10 * autosaveDelay)
    expect(server.requests).toEqual([['title']])
    release()
    await rest()
    release()
    await rest()
    expect(server.requests).toEqual([['title'], ['segments']])
    expect(opened.state().save.kind).toBe('saved')
    opened.stop()
  })

  it('retries until the server responds, and shows that it does', async () => {
    const server = serverOf()
    server.failures = [new ApiProblem(0, {}), new ApiProblem(503, {})]
    const { itinerary: opened, state } = openOn(server)
    opened.dispatch(title('Slow water'))
    await rest()
    expect(state().save.kind).toBe('retrying')
    await rest(2000)
    expect(state().save.kind).toBe('retrying')
    await rest(4000)
    expect(state().save.kind).toBe('saved')
    expect(server.record.title).toBe('Slow water')
  })

  it('shows that the device is offline, and saves once it is online again', async () => {
    const server = serverOf()
    server.failures = [new ApiProblem(0, {})]
    const { itinerary: opened, state, page } = openOn(server, { isOnline: false })
    opened.dispatch(title('Slow water'))
    await rest()
    expect(state().save.kind).toBe('offline')
    page.dispatchEvent(new Event('online'))
    await rest(0)
    expect(state().save.kind).toBe('saved')
  })

  it('keeps edits that the server rejects, and shows the reason', async () => {
    const server = serverOf()
    server.failures = [new ApiProblem(422, { errors: { title: [{ code: 'too_long', message: 'is too long' }] } })]
    const { itinerary: opened, state } = openOn(server)
    opened.dispatch(title('Slow water'))
    await rest()
    expect(state().save).toEqual({ kind: 'rejected', why: 'Title is too long.' })
    expect(state().pending).toHaveLength(1)
    await expect(opened.save()).resolves.toBeUndefined()
    expect(state().save.kind).toBe('saved')
  })

  it('asks before the user leaves the page with unsaved edits, and only then', async () => {
    const { itinerary: opened, page } = openOn(serverOf())
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      page.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    opened.dispatch(title('Slow water'))
    expect(leave()).toBe(true)
    await rest()
    expect(leave()).toBe(false)
  })

  it('still sends unsaved edits when the editor is closed', async () => {
    const server = serverOf()
    const { itinerary: opened, stop } = openOn(server)
    opened.dispatch(title('Slow water'))
    stop()
    await rest(0)
    expect(server.record.title).toBe('Slow water')
  })

  it('retries after the editor is closed, and clears the draft', async () => {
    const { server, storage } = await closeOffline()
    expect([server.record.title, storage.entries.size]).toEqual(['Sea fog', 1])
    await rest(2000)
    expect([server.record.title, storage.entries.size]).toEqual(['Slow water', 0])
  })

  it('stops when the itinerary is opened again, which saves the edits once', async () => {
    const { server, storage } = await closeOffline()
    await stopClosedEditor(server.record.uuid)
    const again = openOn(server, { storage })
    expect(again.itinerary.isResumed).toBe(true)
    await rest(60_000)
    expect(server.requests).toEqual([['title'], ['title']])
    expect([server.record.title, server.record.rev, storage.entries.size]).toEqual(['Slow water', 2, 0])
    again.stop()
    again.page.dispatchEvent(new Event('online'))
  })

  it('queues other requests, each with the revision that the previous one made', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    opened.dispatch(title('Slow water'))
    await opened.save()
    await opened.perform(async ({ rev }) => ({ ...server.record, rev: rev + 1, status: 'quoted' }))
    expect(state().record).toMatchObject({ rev: 3, status: 'quoted' })
  })
})

describe('a change of status on an itinerary that another user has saved in the meantime', () => {
  it('is not made before the designer has seen their changes', async () => {
    const server = serverOf()
    const { itinerary: opened, state } = openOn(server)
    server.change({ subtitle: 'Theirs' })
    const publish = vi.fn<(record: Itinerary) => Promise<Itinerary>>(async ({ rev }) => {
      if (rev !== server.record.rev) throw new ApiProblem(412, { current: server.record })
      return { ...server.record, publishedRevision: 1 }
    })
    await expect(opened.perform(publish)).rejects.toThrow('Someone else changed this itinerary.')
    expect(state().document.subtitle).toBe('Theirs')
    await expect(opened.perform(publish)).resolves.toMatchObject({ publishedRevision: 1 })
  })
})

describe('a draft', () => {
  it('restores edits that a crash kept from the server', async () => {
    const server = serverOf()
    const storage = storageOf()
    server.failures = [new ApiProblem(0, {})]
    const before = openOn(server, { storage })
    before.itinerary.dispatch(title('Slow water'))
    before.itinerary.dispatch(toDay(1))
    const after = openOn(server, { storage: storageOf(new Map(storage.entries)) })
    expect(after.itinerary.isResumed).toBe(true)
    expect(after.state().document).toMatchObject({ title: 'Slow water', segments: [{ day: 1 }] })
    await rest()
    await rest(5000)
    expect(server.record.title).toBe('Slow water')
  })

  it('is removed once everything is saved', async () => {
    const server = serverOf()
    const { itinerary: opened, storage } = openOn(server)
    opened.dispatch(title('Slow water'))
    expect(storage.entries.size).toBe(1)
    await rest()
    expect(storage.entries.size).toBe(0)
  })

  it('of another version is only offered, and can then be applied to the current one', async () => {
    const server = serverOf()
    const storage = storageOf()
    draftOn(storage, owner).write(1, [title('Slow water'), { kind: 'removeSegment', segment: uuid(9) }])
    server.change({ subtitle: 'Theirs' })
    const { itinerary: opened, state } = openOn(server, { storage })
    expect(opened.isResumed).toBe(false)
    expect(state().document.title).toBe('Sea fog')
    expect(opened.applyDraft(opened.olderDraft?.edits ?? [])).toEqual(['Removed a segment'])
    await rest()
    expect(server.record).toMatchObject({ title: 'Slow water', subtitle: 'Theirs' })
  })

  it('is not offered if the server has its changes already, or if it cannot be read', () => {
    const storage = storageOf()
    draftOn(storage, owner).write(1, [title('Slow water')])
    const server = serverOf({ ...itinerary, rev: 2, title: 'Slow water' })
    expect(openOn(server, { storage }).itinerary.olderDraft).toBeNull()
    expect(storage.entries.size).toBe(0)
    storage.setItem(
      `sojourn.draft.${owner.user}.${owner.tenant}.${owner.itinerary}`,
      '{"rev":1,"savedAt":"","edits":[{"kind":"x"}]}',
    )
    expect(openOn(serverOf(), { storage }).itinerary.olderDraft).toBeNull()
  })
})

describe('a read-only itinerary', () => {
  const openReadOnly = (options: Partial<Parameters<typeof openItinerary>[0]> = {}) =>
    openItinerary({
      record: itinerary,
      readOnlyReason: 'Your role reads.',
      mayPrice: false,
      draft: draftOn(storageOf(), owner),
      put: serverOf().put,
      get: async () => itinerary,
      isOnline: () => true,
      onSaved: () => {},
      onMerged: () => {},
      onRejected: () => {},
      ...options,
    })

  it('rejects edits', () => {
    const opened = openReadOnly()
    expect(opened.dispatch(title('Slow water'))).toBeUndefined()
    expect(opened.store.getState().document.title).toBe('Sea fog')
  })

  it('has no history of earlier visits, in which the user could still edit it', () => {
    const step = {
      uuid: uuid(7),
      name: 'Changed title',
      edit: title('Sea fog'),
      inverse: title('Slow water'),
      typing: null,
    }
    const historyIn = () => ({ past: [step], future: [step] })
    for (const mayPrice of [false, true])
      expect(openReadOnly({ historyIn, mayPrice }).store.getState()).toMatchObject({ past: [], future: [] })
    expect(openReadOnly({ historyIn, readOnlyReason: null }).store.getState().past).toEqual([step])
  })

  it('has the history of prices if the user can edit these', () => {
    const edit = { kind: 'setSegment', segment: camp, fields: { gross: null } } as const
    const step = { uuid: uuid(7), name: 'Changed price', edit, inverse: edit, typing: null }
    const opened = openReadOnly({ historyIn: () => ({ past: [step], future: [] }), mayPrice: true })
    expect(opened.store.getState().past).toEqual([step])
  })
})
