import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { ApiProblem } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { changedFields, disputedFields, documentOf, isItinerary, type Itinerary, rebase } from './itinerary-document.ts'
import { takeRebased, type ItineraryStore, type SaveState } from './itinerary-store.ts'

/** How long typing rests before it is saved, in milliseconds. */
export const autosaveDelay = 800

/** How long to wait before trying again, in milliseconds: longer each time. */
const patience = [2000, 4000, 8000, 16_000, 30_000]

type Saving = {
  store: ItineraryStore
  /** Sends changed fields with the revision they were made on. Rejects with ApiProblem. */
  put: (changes: Partial<ItineraryDocument>, rev: number) => Promise<Itinerary>
  isOnline: () => boolean
  onSaved: (record: Itinerary) => void
  /** Somebody else's changes were taken in beside ours; `lost` names those of ours that found no place. */
  onMerged: (lost: string[]) => void
}

/** Edits could not be brought to the server, in words. */
class SaveError extends Error {
  override name = 'SaveError'
}

/** Saves an itinerary's edits: one request at a time, the next one when typing rests, again and again when it fails. */
export const createSaving = (options: Saving) => {
  const { store, put, isOnline, onSaved } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const inTurn = createQueue()

  const schedule = (delay = autosaveDelay) => {
    clearTimeout(timer)
    timer = setTimeout(() => void inTurn(saveOnce), delay)
  }

  const saveOnce = async (): Promise<void> => {
    clearTimeout(timer)
    const { pending, save, document, saved, record } = store.getState()
    if (pending.length === 0 || save.kind === 'conflict') return
    const changes = changedFields(saved, document)
    store.setState({ sending: pending.length, save: { kind: 'saving' } })
    try {
      const answer = Object.keys(changes).length === 0 ? record : await put(changes, record.rev)
      failures = 0
      const rest = store.getState().pending.slice(pending.length)
      store.setState({
        record: answer,
        saved: document,
        pending: rest,
        sending: 0,
        save: { kind: rest.length > 0 ? 'waiting' : 'saved' },
      })
      onSaved(answer)
      if (rest.length > 0) schedule()
    } catch (error) {
      store.setState({ sending: 0 })
      meet(error)
    }
  }

  const meet = (error: unknown): void => {
    if (isStale(error)) return meetOther(error)
    if (!(error instanceof ApiProblem) || isFinal(error.status)) {
      console.error(error)
      return store.setState({ save: { kind: 'rejected', why: errorMessage(error) } })
    }
    store.setState({ save: { kind: isOnline() ? 'retrying' : 'offline' } })
    schedule(patience[Math.min(failures, patience.length - 1)])
    failures += 1
  }

  const meetOther = (problem: ApiProblem): void => {
    if (mergeOther(options, problem)) schedule(0)
  }

  return {
    schedule,

    /** Forgets the next attempt; a request on its way goes on. */
    rest: () => clearTimeout(timer),

    /** Saves what is unsaved now. Rejects with SaveError when it does not get through. */
    flush: async (): Promise<void> => {
      await inTurn(saveOnce)
      const { pending, save } = store.getState()
      if (pending.length > 0) {
        throw new SaveError(
          save.kind === 'rejected' ? save.why : 'Your last changes are not saved yet. Try again shortly.',
        )
      }
    },

    /**
     * Runs another request that changes the itinerary, in turn, and takes the itinerary it answers. Somebody else's version is
     * taken in, but nothing is done with what the designer has not seen: rejects with SaveError then.
     */
    perform: (work: (record: Itinerary) => Promise<Itinerary>): Promise<Itinerary> =>
      inTurn(async () => {
        try {
          const record = await work(store.getState().record)
          store.setState({ record })
          onSaved(record)
          return record
        } catch (error) {
          if (!isStale(error)) throw error
          meetOther(error)
          throw new SaveError(
            'Somebody changed the trip meanwhile. You see their changes now; look them over and try again.',
          )
        }
      }),

    /** Our edits over the other version. Returns those that could not be made, in words. */
    keepMine: (current: Itinerary): string[] => {
      const lost = bringOver(store, current)
      schedule(0)
      return lost
    },
  }
}

/** Requests that change the itinerary wait for each other: each must know the revision the last one made. */
const createQueue = () => {
  let turn: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }
}

/**
 * Somebody saved in the meantime. What does not touch the same fields goes together; otherwise the designer decides.
 * Returns whether it went together.
 */
const mergeOther = ({ store, onMerged }: Saving, problem: ApiProblem): boolean => {
  const stop = (save: SaveState): boolean => {
    store.setState({ save })
    return false
  }
  const { current } = problem.document
  if (!isItinerary(current)) return stop({ kind: 'rejected', why: errorMessage(problem) })
  const { saved, document } = store.getState()
  const theirs = documentOf(current)
  if (disputedFields(saved, document, theirs).length > 0) return stop({ kind: 'conflict', current })
  const hasChanged = Object.keys(changedFields(saved, theirs)).length > 0
  const lost = bringOver(store, current)
  if (hasChanged) onMerged(lost)
  return true
}

/** Makes the unsaved edits again on the current version. Returns those that could not be made, in words. */
const bringOver = (store: ItineraryStore, current: Itinerary): string[] => {
  const rebased = rebase(
    documentOf(current),
    store.getState().pending.map(({ edit }) => edit),
  )
  takeRebased(store, current, rebased)
  return rebased.lost
}

/** Whether somebody saved since the version that was sent. */
const isStale = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status === 412

/** Whether sending the same again cannot help. */
const isFinal = (status: number): boolean => status !== 0 && status < 500 && status !== 429
