import { beforeAll, describe, expect, it, vi } from 'vitest'
import type * as ChoiceModule from './media-choice.ts'
import type { MediaSummary } from '../item/media-picture.tsx'

let choiceOf: typeof ChoiceModule.choiceOf
beforeAll(async () => {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('addEventListener', () => {})
  choiceOf = (await import('./media-choice.ts')).choiceOf
  return () => vi.unstubAllGlobals()
})

/** The fields of an item that a choice uses. */
const item = (filename: string, kind: string, state = 'processing-complete') =>
  ({ uuid: filename, filename, kind, state }) as MediaSummary

describe('files that were added for a form', () => {
  it('are chosen if they are of the right kind', () => {
    expect(choiceOf('image', [item('dune', 'image'), item('river', 'image', 'processing')])).toEqual({
      uuids: ['dune', 'river'],
      leftOut: null,
    })
  })

  it('are left out if they are of another kind, with a message', () => {
    expect(choiceOf('image', [item('plan.pdf', 'document'), item('dune', 'image')])).toEqual({
      uuids: ['dune'],
      leftOut: '“plan.pdf” is not an image. It is in the library but was not selected.',
    })
    expect(choiceOf('document', [item('dune', 'image'), item('way.gpx', 'track')]).leftOut).toBe(
      '“dune” is not a document. “way.gpx” is not a document. They are in the library but were not selected.',
    )
  })

  it('are images and documents if both can be used', () => {
    expect(choiceOf('file', [item('plan.pdf', 'document'), item('dune', 'image'), item('way.gpx', 'track')])).toEqual({
      uuids: ['plan.pdf', 'dune'],
      leftOut: '“way.gpx” is neither an image nor a document. It is in the library but was not selected.',
    })
  })

  it('are left out if they could not be prepared', () => {
    expect(choiceOf('image', [item('dune', 'image', 'processing-error'), item('x', 'image', 'invalid')])).toEqual({
      uuids: [],
      leftOut:
        '“dune” could not be processed. “x” could not be processed. They are in the library but were not selected.',
    })
  })

  it('are chosen once if the same file was added twice', () => {
    expect(choiceOf('image', [item('dune', 'image'), item('dune', 'image')]).uuids).toEqual(['dune'])
  })
})
