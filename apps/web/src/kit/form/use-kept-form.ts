import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type ResolverResult, useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { FormError } from '../../ui/form-error-summary.tsx'
import { toast } from '../../ui/toast.ts'
import { keepDraft, readDraft } from '../../data/draft.ts'
import { draftKey, dropDraft } from '../../data/draft-storage.ts'
import { removeEditedForm, useEditedForm } from '../../data/edited-forms.ts'
import { ApiProblem } from '../../data/http.ts'
import { currentTenant, sessionToken, useSession } from '../../data/session.ts'
import { waitInWords } from '../words/words.ts'
import { type FieldLimits, limitsAt } from './field-limits.ts'
import { asFieldErrors, flatten, inOrderOf, issuesOf, labelOf } from './field-messages.ts'
import { pressEnd } from './press-end.ts'
import { type FieldConflict, isSame, mergeValues } from './merge-values.ts'

type Options<V extends FieldValues, A> = {
  /** Names the form and its draft: `faqs.create`, `faqs.<uuid>`. */
  name: string
  /** What the fields start with, and the version of the record they stand for. */
  initial: V
  rev?: number
  /** What people read beside each field, by its path; the summary of errors names fields by it. */
  labels: Readonly<Partial<Record<string, string>>>
  /** The contract's schema that what is sent must meet. */
  schema: z.ZodType
  /** What is sent for the values; the values themselves if left out. */
  toInput?: (values: V) => unknown
  /** Sends it. Rejects with ApiProblem. `rev` is the version that was changed. */
  save: (input: unknown, rev: number | undefined) => Promise<A>
  onSaved: (answer: A) => void
  /** The values of a record that somebody else saved meanwhile, and its version. */
  fromCurrent?: (current: unknown) => { values: V; rev: number } | null
  /** Fields whose parts two people may change without meeting, e.g. a company's brand. */
  parted?: readonly string[]
  /** Nothing of it may stay on the device: passwords. */
  isSecret?: boolean
  /** Fields that may not stay on the device, in a form whose others may. */
  secrets?: readonly (keyof V & string)[]
}

/** A form whose text outlives the tab: what `useKeptForm` gives to the fields and to `FormPage`. */
export type KeptForm<V extends FieldValues> = {
  form: UseFormReturn<V>
  labels: Readonly<Partial<Record<string, string>>>
  /** What the schema allows in a field, by its path. */
  limits: (path: string) => FieldLimits
  submit: () => void
  isSaving: boolean
  isEdited: boolean
  /** What stopped the save. */
  summary: readonly FormError[]
  /** The fields hold what was typed on an earlier visit. */
  isDraft: boolean
  /** Gives up what was typed. */
  startAfresh: () => void
  /** Fields that somebody else changed as well since they were read. */
  conflicts: readonly FieldConflict[]
  /** Decides one of them. */
  decide: (name: string, takes: 'mine' | 'theirs') => void
}

/**
 * A form of the contract: it checks with the schema the server uses, keeps a draft until it is saved, shows the server's
 * rejections on their fields, and puts together what two people changed at the same time.
 */
export const useKeptForm = <V extends FieldValues, A>(options: Options<V, A>): KeptForm<V> => {
  const { initial, rev, labels } = options
  const [summary, setSummary] = useState<readonly FormError[]>([])
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const drafted = useDraftedForm(options, latest)
  const { form, key, getBasis, setBasis, startFrom } = drafted
  const { getValues } = form

  const rest = useCallback(
    (values: V, version: number | undefined) => {
      startFrom(values, version)
      setSummary([])
      setConflicts([])
    },
    [startFrom],
  )

  // A record read anew while nothing is typed: what the fields show is what holds.
  useEffect(() => {
    const basis = getBasis()
    if (rev !== undefined && rev > (basis.rev ?? rev) && isSame(getValues(), basis.values))
      rest(latest.current.initial, rev)
  }, [rev, getBasis, getValues, rest])

  const isHere = useIsHere()

  /** What was sent is saved. What was typed meanwhile stays, and is not. */
  const settle = (sent: V, version: number | undefined): void => {
    const present = structuredClone(getValues())
    if (isSame(present, sent)) return rest(sent, version)
    setBasis({ values: sent, rev: version })
    drafted.setIsDraft(false)
    setConflicts([])
    drafted.note(present)
  }

  const send = async (values: V): Promise<void> => {
    const { toInput = same, save, onSaved, fromCurrent, parted } = latest.current
    setSummary([])
    try {
      const token = sessionToken()
      const answer = await save(toInput(values), getBasis().rev)
      if (isHere.current) {
        settle(values, revOf(answer) ?? getBasis().rev)
        onSaved(answer)
      } else if (token === sessionToken()) {
        // They have gone on: nothing may take them away from where they are.
        if (isSame(readDraft(key)?.['values'], values)) dropDraft(key)
        toast({ title: 'What you left was saved', tone: 'success' })
      }
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      const current = error.status === 412 ? fromCurrent?.(error.document.current) : null
      if (!current) return setSummary(showRejection(form, error, labels))
      if (!isHere.current) return undefined
      const merging = mergeValues(getBasis().values, structuredClone(getValues()), current.values, parted)
      setBasis(current)
      for (const [field, value] of Object.entries(merging.merged)) setOne(form, field, value)
      if (merging.conflicts.length === 0) return send(structuredClone(getValues()))
      setConflicts(merging.conflicts)
      setSummary([meetingOf(merging.conflicts)])
    }
  }

  const isSending = useRef(false)
  const submit = async () => {
    // Enter pressed twice comes sooner than the button is seen to be busy.
    if (isSending.current) return
    isSending.current = true
    try {
      await form.handleSubmit(send, (wrong) =>
        setSummary(
          flatten(wrong)
            .map(({ path, message }) => ({ name: path, label: labelOf(path, labels), message }))
            .toSorted(inOrderOf(labels)),
        ),
      )()
    } finally {
      isSending.current = false
    }
  }

  return {
    form,
    labels,
    limits: (path) => limitsAt(options.schema, path),
    submit: () => void submit(),
    isSaving: form.formState.isSubmitting,
    isEdited: drafted.isEdited,
    summary,
    isDraft: drafted.isDraft,
    startAfresh: () => rest(initial, rev),
    conflicts,
    decide: (field, takes) => {
      const conflict = conflicts.find((one) => one.name === field)
      if (!conflict) return
      setOne(form, field, conflict[takes])
      setConflicts(conflicts.filter((one) => one !== conflict))
      // Nothing is left to decide, so nothing says that there is.
      if (conflicts.length === 1) setSummary([])
    },
  }
}

/** What the form started from: values, and the version of the record that has them. */
type Basis<V> = { values: V; rev: number | undefined }

/** The form with its draft, which is kept as long as the fields differ from what they started from. */
const useDraftedForm = <V extends FieldValues, A>(options: Options<V, A>, latest: RefObject<Options<V, A>>) => {
  const { name, initial, rev, isSecret = false } = options
  const user = useSession((session) => session.user?.uuid ?? 'nobody')
  // The company it was opened in is its own for good.
  const [tenant] = useState(() => currentTenant(useSession.getState())?.uuid ?? null)
  const key = draftKey({ user, tenant, name })
  const [draft] = useState(() => (isSecret ? null : readDraftOf(key, initial, rev)))
  const basis = useRef<Basis<V>>({ values: draft?.basis ?? initial, rev: draft ? draft.rev : rev })
  const noted = useRef(draft?.values ?? initial)
  const [isDraft, setIsDraft] = useState(draft !== null)
  const [isEdited, setIsEdited] = useState(draft !== null)
  const form = useForm<V>({
    shouldFocusError: false,
    defaultValues: asDefaults(draft ? draft.values : initial),
    resolver: (values) => pressEnd()?.then(() => check(values, latest.current)) ?? check(values, latest.current),
  })
  useEditedForm(name, isEdited, !isSecret)

  const { subscribe } = form
  /** Notes what the fields hold, however it came into them: whether it is edited, and the draft. */
  const note = useCallback(
    (values: V) => {
      noted.current = structuredClone(values)
      const { initial: blank, secrets = [] } = latest.current
      const differs = !isSame(values, basis.current.values)
      setIsEdited(differs)
      if (isSecret) return
      const draftValues = { ...values, ...Object.fromEntries(secrets.map((field) => [field, blank[field]])) }
      if (differs) keepDraft(key, { values: draftValues, basis: basis.current.values, rev: basis.current.rev ?? null })
      else dropDraft(key)
    },
    [key, isSecret, latest],
  )
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // It is told of much besides; a draft that was wiped meanwhile must not come back.
        callback: ({ values }) => isSame(values, noted.current) || note(values),
      }),
    [subscribe, note],
  )

  const getBasis = useCallback(() => basis.current, [])
  const setBasis = useCallback((next: Basis<V>) => {
    basis.current = next
  }, [])
  const startFrom = useCallback(
    (values: V, version: number | undefined) => {
      dropDraft(key)
      // At once: whoever goes on from a saved form must not be asked about it.
      removeEditedForm(name)
      basis.current = { values, rev: version }
      noted.current = values
      setIsDraft(false)
      setIsEdited(false)
      form.reset(asDefaults(values))
    },
    [key, name, form],
  )

  return { form, key, getBasis, setBasis, startFrom, isDraft, setIsDraft, isEdited, note }
}

const check = <V extends FieldValues, A>(values: V, { schema, toInput = same }: Options<V, A>): ResolverResult<V> => {
  const errors = issuesOf(schema.safeParse(toInput(values)).error)
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: asFieldErrors<V>(errors) }
}

/** Whether the form is still on the page. */
const useIsHere = () => {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** Shows a rejection on the fields that it names. Returns what the summary says. */
const showRejection = <V extends FieldValues>(
  form: UseFormReturn<V>,
  problem: ApiProblem,
  labels: KeptForm<V>['labels'],
): readonly FormError[] => {
  const named = Object.entries(problem.errors)
    .map(([path, [first]]) => ({
      name: path,
      label: labelOf(path, labels),
      message: first?.message ?? 'is wrong',
    }))
    .toSorted(inOrderOf(labels))
  for (const { name: path, message } of named) setErrorOn(form, path, message)
  return named.length > 0 ? named : [{ name: '', label: 'The server', message: reasonOf(problem) }]
}

const meetingOf = (conflicts: readonly FieldConflict[]): FormError => ({
  name: conflicts[0]?.name ?? '',
  label: 'Somebody else',
  message: 'saved this meanwhile; decide below what shall stand',
})

/** Why a save came to nothing. Not `errorMessage`: it continues “The server …”, and says that what was typed is kept. */
const reasonOf = (problem: ApiProblem): string => {
  if (problem.status === 0) return 'could not be reached. What you typed is kept; try again when there is a connection'
  if (problem.status === 412) return 'has a newer version. What you typed is kept; load the page again to see both'
  if (problem.status === 429)
    return `has had too many attempts. Try again in ${waitInWords(problem.retryAfter ?? 60)}; what you typed is kept`
  if (problem.status >= 500) return 'had a fault. What you typed is kept; try again in a moment'
  return `says: ${problem.message}`
}

type Draft<V> = { values: V; basis: V; rev: number | undefined }

/** A kept draft that still has the form's fields. */
const readDraftOf = <V extends FieldValues>(key: string, initial: V, rev: number | undefined): Draft<V> | null => {
  const stored = readDraft(key)
  const values = stored?.['values']
  if (!stored || !hasFieldsOf(values, initial)) return null
  const basis = hasFieldsOf(stored['basis'], initial) ? stored['basis'] : initial
  return { values, basis, rev: typeof stored['rev'] === 'number' ? stored['rev'] : rev }
}

const hasFieldsOf = <V extends FieldValues>(values: unknown, initial: V): values is V =>
  typeof values === 'object' && values !== null && Object.keys(initial).every((field) => field in values)

/** The version an answer has given what was saved; the next save builds on it. */
const revOf = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null && 'rev' in answer && typeof answer.rev === 'number'
    ? answer.rev
    : undefined

const same = <V>(values: V): unknown => values

/** react-hook-form names fields by types that follow from V; here they come as text from the contract and the server. */
const setErrorOn = <V extends FieldValues>(form: UseFormReturn<V>, path: string, message: string): void =>
  form.setError(path as Parameters<typeof form.setError>[0], { type: 'server', message })
const setOne = <V extends FieldValues>(form: UseFormReturn<V>, path: string, value: unknown): void =>
  form.setValue(path as Parameters<typeof form.setValue>[0], value as never, { shouldDirty: true })
const asDefaults = <V extends FieldValues>(values: V): DefaultValues<V> => values as DefaultValues<V>
