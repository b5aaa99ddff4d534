import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { ApiProblem } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { changedFields, disputedFields, documentOf, isItinerary, type Itinerary, rebase } from './itinerary-document.ts'
import { takeRebased, type ItineraryStore, type SaveState } from './itinerary-store.ts'
import * as wording from './wording.ts'

/** How long saving waits after the last edit, in milliseconds. */
export const autosaveDelay = 800

/** The delays between retries, in milliseconds: longer each time. */
const retryDelays = [2000, 4000, 8000, 16_000, 30_000]

type Saving = {
  store: ItineraryStore
  /** Sends changed fields with the revision that they are based on. Rejects with ApiProblem. */
  put: (changes: Partial<ItineraryDocument>, rev: number) => Promise<Itinerary>
  isOnline: () => boolean
  onSaved: (record: Itinerary) => void
  /** Another user's changes were merged with ours. `lost` describes those of ours that could not be applied. */
  onMerged: (lost: string[]) => void
}

/** Edits could not be saved; the message is for the user. */
class SaveError extends Error {
  override name = 'SaveError'
}

/** Saves an itinerary's edits: one request at a time, once the user pauses, and with retries if it fails. */
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
      handleError(error)
    }
  }

  const handleError = (error: unknown): void => {
    if (isStale(error)) return handleStale(error)
    if (!(error instanceof ApiProblem) || isFinal(error.status)) {
      console.error(error)
      return store.setState({ save: { kind: 'rejected', why: errorMessage(error) } })
    }
    store.setState({ save: { kind: isOnline() ? 'retrying' : 'offline' } })
    schedule(retryDelays[Math.min(failures, retryDelays.length - 1)])
    failures += 1
  }

  const handleStale = (problem: ApiProblem): void => {
    if (mergeOther(options, problem)) schedule(0)
  }

  return {
    schedule,

    /** Cancels the next attempt. A request in progress continues. */
    rest: () => clearTimeout(timer),

    /** Saves unsaved edits now. Rejects with SaveError if that fails. */
    flush: async (): Promise<void> => {
      await inTurn(saveOnce)
      const { pending, save } = store.getState()
      if (pending.length > 0) {
        throw new SaveError(save.kind === 'rejected' ? save.why : wording.notSavedYet)
      }
    },

    /**
     * Runs another request that changes the itinerary, in the same queue, and takes the itinerary that it returns. If another
     * user has saved in the meantime, their version is merged, but the request is not repeated, because the designer has not
     * seen the changes: it rejects with SaveError.
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
          handleStale(error)
          throw new SaveError(wording.changedElsewhere)
        }
      }),

    /** Applies our edits to the other version. Returns descriptions of those that could not be applied. */
    keepMine: (current: Itinerary): string[] => {
      const lost = rebasePending(store, current)
      schedule(0)
      return lost
    },
  }
}

/** Requests that change the itinerary wait for each other, because each needs the revision that the previous one made. */
const createQueue = () => {
  let turn: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }
}

/**
 * Merges the version that another user has saved in the meantime. If both changed the same fields, the designer decides.
 * Returns whether the versions were merged.
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
  const lost = rebasePending(store, current)
  if (hasChanged) onMerged(lost)
  return true
}

/** Applies the unsaved edits to the current version. Returns descriptions of those that could not be applied. */
const rebasePending = (store: ItineraryStore, current: Itinerary): string[] => {
  const rebased = rebase(
    documentOf(current),
    store.getState().pending.map(({ edit }) => edit),
  )
  takeRebased(store, current, rebased)
  return rebased.lost
}

/** Whether another user has saved since the version that was sent. */
const isStale = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status === 412

/** Whether sending the same request again would be pointless. */
const isFinal = (status: number): boolean => status !== 0 && status < 500 && status !== 429
