import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { ApiProblem } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { changedFields, documentOf, isEqual, isItinerary, type Itinerary } from './itinerary-document.ts'
import { type ItineraryState, type ItineraryStore, takeMerged } from './itinerary-store.ts'
import * as wording from './wording.ts'

/** How long saving waits after the last edit, in milliseconds. */
export const autosaveDelay = 800

/** The same while others have the itinerary open, so that they see an edit within a second. */
export const sharedDelay = 300

/** The delays between retries, in milliseconds: longer each time. */
const retryDelays = [2000, 4000, 8000, 16_000, 30_000]

/** What one request saves. It is sent again, with the same key, until it is answered. */
export type Save = {
  changes: Partial<ItineraryDocument>
  /** The revision that the changes are based on. */
  rev: number
  /** The Idempotency-Key, by which the server recognises a save that it has stored already. */
  key: string
}

/** A save with what it contains: our version with it, and the number of edits. */
type SentSave = Save & {
  document: ItineraryDocument
  count: number
  /** Whether an attempt got no answer, so that the server may have stored it. */
  isUncertain: boolean
}

type Saving = {
  store: ItineraryStore
  /** Sends a save. Rejects with ApiProblem. */
  put: (save: Save) => Promise<Itinerary>
  /** The itinerary as the server has it now. Rejects with ApiProblem. */
  get: () => Promise<Itinerary>
  isOnline: () => boolean
  /** How long saving waits after the last edit, in milliseconds. */
  delay: () => number
  onSaved: (record: Itinerary) => void
  /** Another user's changes were merged with ours. `lost` describes those of ours that could not be applied. */
  onMerged: (record: Itinerary, lost: string[]) => void
}

/** Edits could not be saved; the message is for the user. */
class SaveError extends Error {
  override name = 'SaveError'
}

/** Saves an itinerary's edits: one request at a time, once the user pauses, and with retries if it fails. */
export const createSaving = (options: Saving) => {
  const { store, onSaved } = options
  const { inTurn, schedule, begin, end, saveOnce, merge, readNewest, catchUp } = createSender(options)

  return {
    schedule,

    /** Allows saving again after `end`. */
    begin,

    /** Saves nothing more until `begin`. Resolves when no request is in progress any more. */
    end,

    /** Saves unsaved edits now. Rejects with SaveError if that fails. */
    flush: async (): Promise<void> => {
      await inTurn(async () => {
        // The first attempt may only repeat a save without an answer, or merge.
        do await saveOnce()
        while (store.getState().pending.length > 0 && store.getState().save.kind === 'waiting')
      })
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
          if (isEqual(documentOf(record), store.getState().saved)) store.setState({ record })
          // Others have saved meanwhile. If that cannot be merged now, the next save will be stale, and merges it.
          else await merge(record).catch(console.error)
          onSaved(record)
          return record
        } catch (error) {
          if (!isStale(error)) throw error
          await readNewest()
          throw new SaveError(wording.changedElsewhere)
        }
      }),

    /** Merges what others have saved if `rev`, the latest revision on the server, is newer than ours. */
    catchUp,

    /** Ends a conflict: where both users chose differently, ours or theirs counts. Returns descriptions of edits that were lost. */
    decide: async (current: Itinerary, wins: 'mine' | 'theirs'): Promise<string[]> => {
      const { mergeVersions } = await loadMerge()
      const merged = mergeVersions(store.getState(), documentOf(current), { wins })
      takeMerged(store, current, merged)
      schedule(0)
      // Others may have saved while the user decided.
      catchUp(0).catch(() => {})
      return merged.lost
    },
  }
}

/** Sends saves and reads newer versions, one at a time. */
const createSender = (options: Saving) => {
  const { store, get, isOnline, delay, onSaved } = options
  /** The save that was sent but not answered. The server may have stored it. */
  let unanswered: SentSave | null = null
  let failures = 0
  /** The latest revision on the server that this page has heard of. */
  let announced = 0
  const inTurn = createQueue()

  const timer = createTimer(() => void inTurn(saveOnce))
  const schedule = (wait = delay()) => timer.set(wait)

  const retryLater = () => {
    store.setState({ save: { kind: isOnline() ? 'retrying' : 'offline' } })
    schedule(retryDelays[Math.min(failures, retryDelays.length - 1)])
    failures += 1
  }

  /** The save that may have been stored; none if the itinerary was replaced since. */
  const findUnanswered = () => (unanswered?.rev === store.getState().record.rev ? unanswered : null)

  const saveOnce = async (): Promise<void> => {
    timer.clear()
    const { pending, save } = store.getState()
    if (timer.isEnded() || pending.length === 0 || save.kind === 'conflict') return
    const sent = findUnanswered() ?? nextSave(store.getState())
    unanswered = sent
    store.setState({ sending: sent.count, save: { kind: 'saving' } })
    try {
      await send(sent)
      if (store.getState().pending.length > 0) schedule()
    } catch (error) {
      // Merging can fail, too, if its code cannot be loaded.
      await handleError(error).catch((failure: unknown) => {
        console.error(failure)
        retryLater()
      })
    }
  }

  const send = async (sent: SentSave): Promise<void> => {
    const answer = Object.keys(sent.changes).length === 0 ? store.getState().record : await putOnce(options, sent)
    failures = 0
    unanswered = null
    if (answer.rev > sent.rev + 1) {
      // An earlier attempt was stored, and others have saved since.
      takeSaved(store, sent)
      // If that cannot be merged now, the next save will be stale, and merges it.
      return merge(answer).catch(console.error)
    }
    takeSaved(store, sent, answer)
    onSaved(answer)
    if (!isEqual(documentOf(answer), sent.document)) await takeAdjusted(store, answer)
  }

  const handleError = async (error: unknown): Promise<void> => {
    if (!isFinalAnswer(error)) {
      if (unanswered) unanswered = { ...unanswered, isUncertain: true }
      if (isBroken(error)) await dropIfNotStored()
      return retryLater()
    }
    if (!isAboutAccess(error) || !unanswered?.isUncertain) {
      unanswered = null
      store.setState({ sending: 0 })
    }
    const current = isStale(error) ? error.document.current : null
    if (isItinerary(current)) return merge(current)
    console.error(error)
    store.setState({ save: { kind: 'rejected', why: errorMessage(error) } })
  }

  /** After a save that the server could not process, the next attempt sends the newest version, unless this one was stored. */
  const dropIfNotStored = async (): Promise<void> => {
    const current = await get().catch(() => null)
    if (!unanswered || current?.rev !== unanswered.rev) return
    unanswered = null
    store.setState({ sending: 0 })
  }

  const merge = async (current: Itinerary): Promise<void> => {
    const isMerged = await mergeOther(options, current)
    if (isMerged && store.getState().pending.length > 0) schedule(0)
  }

  /** Merges the newest version. A save without an answer is sent again first, because that version may contain it. */
  const readNewest = async (isNeeded = () => true): Promise<void> => {
    if (findUnanswered()) await saveOnce()
    const { kind } = store.getState().save
    if (kind === 'conflict' || (kind === 'rejected' && findUnanswered())) return
    if (findUnanswered()) throw new ApiProblem(0, {})
    if (!isNeeded()) return
    const current = await get()
    if (current.rev > store.getState().record.rev) await merge(current)
  }

  const hasNewer = () => announced > store.getState().record.rev && store.getState().save.kind !== 'conflict'

  const readNewer = async (): Promise<void> => {
    if (hasNewer()) await readNewest(hasNewer)
  }

  return {
    inTurn,
    schedule,
    begin: timer.begin,
    end: async (): Promise<void> => {
      timer.end()
      await inTurn(async () => {})
    },
    saveOnce,
    merge,
    readNewest,
    catchUp: (rev: number): Promise<void> => {
      announced = Math.max(announced, rev)
      return inTurn(readNewer)
    },
  }
}

/** A timer for one attempt at a time, and for none between `end` and `begin`. */
const createTimer = (attempt: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  return {
    set: (wait: number) => {
      clearTimeout(timer)
      if (!isEnded) timer = setTimeout(attempt, wait)
    },
    clear: () => clearTimeout(timer),
    begin: () => {
      isEnded = false
    },
    end: () => {
      isEnded = true
      clearTimeout(timer)
    },
    isEnded: () => isEnded,
  }
}

/** Sends a save. If it was stored, but the server does not have its response any more, the itinerary as it is now is returned. */
const putOnce = ({ put, get }: Saving, save: Save): Promise<Itinerary> =>
  put(save).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'answer_gone') return get()
    throw error
  })

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
 * Merges the version that another user has saved in the meantime. Where both chose differently, the designer has to decide.
 * Returns whether the versions were merged.
 */
const mergeOther = async ({ store, onMerged }: Saving, current: Itinerary): Promise<boolean> => {
  const { keepCaret, mergeVersions } = await loadMerge()
  const merged = mergeVersions(store.getState(), documentOf(current))
  if (merged.disputes.length > 0) {
    store.setState({ save: { kind: 'conflict', current, disputes: merged.disputes } })
    return false
  }
  keepCaret(() => takeMerged(store, current, merged))
  onMerged(current, merged.lost)
  return true
}

/** A save of all edits that the server does not have. */
const nextSave = ({ saved, document, record, pending }: ItineraryState): SentSave => ({
  changes: changedFields(saved, document),
  rev: record.rev,
  key: crypto.randomUUID(),
  document,
  count: pending.length,
  isUncertain: false,
})

/** Records that the server has stored a save. `record` is the itinerary with it, or the last one that was read. */
const takeSaved = (store: ItineraryStore, { document, count }: SentSave, record = store.getState().record): void => {
  const pending = store.getState().pending.slice(count)
  store.setState({
    record,
    saved: document,
    pending,
    sending: 0,
    save: { kind: pending.length > 0 ? 'waiting' : 'saved' },
  })
}

/** Shows what the server has stored instead of what was sent to it, such as only one selected option of a group. */
const takeAdjusted = async (store: ItineraryStore, answer: Itinerary): Promise<void> => {
  // Without the code for merging, the page shows it with the next version of another user.
  const merging = await loadMerge().catch(() => null)
  if (!merging) return
  const merged = merging.mergeVersions(store.getState(), documentOf(answer))
  merging.keepCaret(() => takeMerged(store, answer, { ...merged, changedByOthers: [] }))
}

/** The code for merging is loaded when another user has changed something. */
const loadMerge = async () => {
  const [{ keepCaret }, { mergeVersions }] = await Promise.all([
    import('../merge/keep-caret.ts'),
    import('../merge/merge-versions.ts'),
  ])
  return { keepCaret, mergeVersions }
}

/** Whether a request was rejected because another user has saved a newer version. */
export const isStale = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status === 412

/** Whether sending the same request again would be pointless. */
export const isFinal = (status: number): boolean => status !== 0 && status < 500 && status !== 429

/** Whether a request was answered for good. Without such an answer, a save may have been stored, or may still be. */
const isFinalAnswer = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || (isFinal(error.status) && error.code !== 'key_in_progress')

/** Whether the server failed to process a request, and has stopped. */
const isBroken = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status === 500 && error.code === 'internal'

/** Whether the server rejected the user rather than the save, so that an earlier attempt may still have been stored. */
const isAboutAccess = (error: unknown): boolean =>
  error instanceof ApiProblem && ([401, 402, 403, 404].includes(error.status) || error.code === 'permission_denied')
