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
import { sentence, waitInWords } from '../words/words.ts'
import { type FieldLimits, limitsAt } from './field-limits.ts'
import { asFieldErrors, flatten, inOrderOf, issuesOf, labelOf } from './field-messages.ts'
import { pressEnd } from './press-end.ts'
import { type FieldConflict, isSame, mergeValues } from './merge-values.ts'
import * as wording from './wording.ts'

type Options<V extends FieldValues, A> = {
  /** The name of the form and its draft: `faqs.create`, `faqs.<uuid>`. */
  name: string
  /** The initial values of the fields, and the version of the record they come from. */
  initial: V
  rev?: number
  /** The label of each field by its path. The error summary uses them too. */
  labels: Readonly<Partial<Record<string, string>>>
  /** The contract's schema for what is sent. */
  schema: z.ZodType
  /** Converts the values to what is sent; the values themselves by default. */
  toInput?: (values: V) => unknown
  /** Sends the input. Rejects with ApiProblem. `rev` is the version that was edited. */
  save: (input: unknown, rev: number | undefined) => Promise<A>
  onSaved: (answer: A) => void
  /** The values and version of the record that another user has saved meanwhile. */
  fromCurrent?: (current: unknown) => { values: V; rev: number } | null
  /** Fields whose parts two users may change without a conflict, e.g. a company's brand. */
  parted?: readonly string[]
  /** Nothing in the form may be stored on the device, because it has passwords. */
  isSecret?: boolean
  /** Fields that may not be stored on the device, in a form whose other fields may. */
  secrets?: readonly (keyof V & string)[]
}

/** A form with a draft that outlives the tab, as `useKeptForm` returns it for fields and `FormPage`. */
export type KeptForm<V extends FieldValues> = {
  form: UseFormReturn<V>
  labels: Readonly<Partial<Record<string, string>>>
  /** The schema's limits for a field, by its path. */
  limits: (path: string) => FieldLimits
  /** Blocks saving with an error that the schema cannot see, such as a text that is no amount; null takes it back. */
  reject: (path: string, message: string | null) => void
  submit: () => void
  isSaving: boolean
  isEdited: boolean
  /** The errors that prevented the save. */
  summary: readonly FormError[]
  /** The fields contain a draft from an earlier visit. */
  isDraft: boolean
  /** Discards the draft. */
  startAfresh: () => void
  /** Fields that another user has changed as well since they were read. */
  conflicts: readonly FieldConflict[]
  /** Resolves one of the conflicts. */
  decide: (name: string, takes: 'mine' | 'theirs') => void
}

/**
 * A form for the contract: it validates with the schema that the server uses, stores a draft until it is saved, shows the
 * server's errors on their fields, and merges the changes that two users made at the same time.
 */
export const useKeptForm = <V extends FieldValues, A>(options: Options<V, A>): KeptForm<V> => {
  const { initial, rev, labels } = options
  const [summary, setSummary] = useState<readonly FormError[]>([])
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const rejected = useRef<ReadonlyMap<string, string>>(new Map())
  const reject = useCallback((path: string, message: string | null) => {
    const others = [...rejected.current].filter(([one]) => one !== path)
    rejected.current = new Map(message === null ? others : [...others, [path, message]])
  }, [])
  const drafted = useDraftedForm(options, latest, rejected)
  const { form, key, getBasis, setBasis, startFrom } = drafted
  const { getValues } = form

  const resetTo = useCallback(
    (values: V, version: number | undefined) => {
      startFrom(values, version)
      setSummary([])
      setConflicts([])
    },
    [startFrom],
  )

  // If a newer version of the record was read and nothing was typed, the fields show the newer values.
  useEffect(() => {
    const basis = getBasis()
    if (rev !== undefined && rev > (basis.rev ?? rev) && isSame(getValues(), basis.values))
      resetTo(latest.current.initial, rev)
  }, [rev, getBasis, getValues, resetTo])

  const isHere = useIsHere()

  /** Marks what was sent as saved. What was typed in the meantime stays as unsaved changes. */
  const settle = (sent: V, version: number | undefined): void => {
    const present = structuredClone(getValues())
    if (isSame(present, sent)) return resetTo(sent, version)
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
        // The user is already somewhere else, so only a toast says that it was saved.
        if (isSame(readDraft(key)?.['values'], values)) dropDraft(key)
        toast({ title: wording.savedAfterLeaving, tone: 'success' })
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
      setSummary([conflictSummary(merging.conflicts)])
    }
  }

  const isSending = useRef(false)
  const submit = async () => {
    // A second Enter may come before the button is shown as busy.
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
    reject,
    submit: () => void submit(),
    isSaving: form.formState.isSubmitting,
    isEdited: drafted.isEdited,
    summary,
    isDraft: drafted.isDraft,
    startAfresh: () => resetTo(initial, rev),
    conflicts,
    decide: (field, takes) => {
      const conflict = conflicts.find((one) => one.name === field)
      if (!conflict) return
      setOne(form, field, conflict[takes])
      setConflicts(conflicts.filter((one) => one !== conflict))
      // With the last conflict resolved, the summary has nothing left to report.
      if (conflicts.length === 1) setSummary([])
    },
  }
}

/** The values that the form started from, and the version of the record that has them. */
type Basis<V> = { values: V; rev: number | undefined }

/** The form with its draft, which is stored while the fields differ from the values they started from. */
const useDraftedForm = <V extends FieldValues, A>(
  options: Options<V, A>,
  latest: RefObject<Options<V, A>>,
  rejected: RefObject<ReadonlyMap<string, string>>,
) => {
  const { name, initial, rev, isSecret = false } = options
  const user = useSession((session) => session.user?.uuid ?? 'nobody')
  // The form stays in the company it was opened in.
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
    resolver: (values) => {
      const run = () => check(values, latest.current, rejected.current)
      return pressEnd()?.then(run) ?? run()
    },
  })
  useEditedForm(name, isEdited, !isSecret)

  const { subscribe } = form
  /** Records the fields' values, whatever changed them: updates `isEdited` and the draft. */
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
        // The callback is also called when nothing has changed; a draft that was wiped in between must not be stored again.
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
      // At once: a user who leaves a saved form must not be asked about unsaved changes.
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

const check = <V extends FieldValues, A>(
  values: V,
  { schema, toInput = same }: Options<V, A>,
  rejected: ReadonlyMap<string, string>,
): ResolverResult<V> => {
  const errors = { ...issuesOf(schema.safeParse(toInput(values)).error), ...Object.fromEntries(rejected) }
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

/** Shows a rejection on the fields it names. Returns the error summary. */
const showRejection = <V extends FieldValues>(
  form: UseFormReturn<V>,
  problem: ApiProblem,
  labels: KeptForm<V>['labels'],
): readonly FormError[] => {
  const named = Object.entries(problem.errors)
    .map(([path, [first]]) => ({
      name: path,
      label: labelOf(path, labels),
      message: first?.message ?? wording.invalid,
    }))
    .toSorted(inOrderOf(labels))
  for (const { name: path, message } of named) setErrorOn(form, path, message)
  return named.length > 0 ? named : [{ name: '', label: '', message: reasonOf(problem) }]
}

const conflictSummary = (conflicts: readonly FieldConflict[]): FormError => ({
  name: conflicts[0]?.name ?? '',
  label: wording.conflict,
  message: wording.conflictAdvice,
})

/** Why a save failed. Not `errorMessage`, because this says that the draft is kept. */
const reasonOf = (problem: ApiProblem): string => {
  if (problem.status === 0) return wording.unreachable
  if (problem.status === 412) return wording.outdated
  if (problem.status === 429) return wording.tooManyAttempts({ wait: waitInWords(problem.retryAfter ?? 60) })
  if (problem.status >= 500) return wording.serverFailed
  return sentence(problem.message)
}

type Draft<V> = { values: V; basis: V; rev: number | undefined }

/** The stored draft, if it still has the form's fields. */
const readDraftOf = <V extends FieldValues>(key: string, initial: V, rev: number | undefined): Draft<V> | null => {
  const stored = readDraft(key)
  const values = stored?.['values']
  if (!stored || !hasFieldsOf(values, initial)) return null
  const basis = hasFieldsOf(stored['basis'], initial) ? stored['basis'] : initial
  return { values, basis, rev: typeof stored['rev'] === 'number' ? stored['rev'] : rev }
}

const hasFieldsOf = <V extends FieldValues>(values: unknown, initial: V): values is V =>
  typeof values === 'object' && values !== null && Object.keys(initial).every((field) => field in values)

/** The version of the saved record in the response, on which the next save is based. */
const revOf = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null && 'rev' in answer && typeof answer.rev === 'number'
    ? answer.rev
    : undefined

const same = <V>(values: V): unknown => values

/**
 * In react-hook-form, the types of field names follow from V; here, the names are plain strings from the contract and the
 * server.
 */
const setErrorOn = <V extends FieldValues>(form: UseFormReturn<V>, path: string, message: string): void =>
  form.setError(path as Parameters<typeof form.setError>[0], { type: 'server', message })
const setOne = <V extends FieldValues>(form: UseFormReturn<V>, path: string, value: unknown): void =>
  form.setValue(path as Parameters<typeof form.setValue>[0], value as never, { shouldDirty: true })
const asDefaults = <V extends FieldValues>(values: V): DefaultValues<V> => values as DefaultValues<V>
