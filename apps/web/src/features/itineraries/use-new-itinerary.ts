import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '../../data/http.ts'
import { keepDraft, readDraft } from '../../data/draft.ts'
import { draftKey as draftKeyOf, dropDraft } from '../../data/draft-storage.ts'
import { useSession, useTenant } from '../../data/session.ts'
import type { FormError } from '../../ui/form-error-summary.tsx'
import { complaintsAbout, fieldLabels, fields, fromDraft, type NewItinerary } from './new-itinerary.ts'
import { sentence } from '../../kit/words/words.ts'
import * as wording from './wording.ts'

type Options = {
  isTemplate: boolean
  /** What the form starts with if there is no draft. */
  start: NewItinerary
  create: (values: NewItinerary) => Promise<{ uuid: string }>
}

/** The form of a new itinerary or template: its draft, validation and saving, after which the editor opens. */
export const useNewItinerary = ({ isTemplate, start, create }: Options) => {
  const { uuid: tenant } = useTenant()
  const person = useSession(({ user }) => user?.uuid ?? '')
  const navigate = useNavigate()
  const draftKey = draftKeyOf({ user: person, tenant, name: `${isTemplate ? 'templates' : 'itineraries'}.create` })
  const [draft, setDraft] = useState(() => readDraft(draftKey))
  const [summary, setSummary] = useState<readonly FormError[]>([])
  const form = useForm<NewItinerary>({
    shouldFocusError: false,
    // The client that the form was opened for overrides the one in a draft.
    defaultValues: draft ? { ...fromDraft(draft), ...(start.client === null ? {} : { client: start.client }) } : start,
    resolver: (values) => {
      const complaints = Object.entries(complaintsAbout(values))
      const errors = Object.fromEntries(complaints.map(([name, message]) => [name, { type: 'contract', message }]))
      return complaints.length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })

  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') keepDraft(draftKey, values)
        },
      }),
    [subscribe, draftKey],
  )

  const startAfresh = () => {
    dropDraft(draftKey)
    setDraft(null)
    setSummary([])
    form.reset(start)
  }

  const save = form.handleSubmit(
    async (values) => {
      setSummary([])
      try {
        const { uuid } = await create(values)
        dropDraft(draftKey)
        // The dialog's address is replaced, so that Back leads to the page from which it was opened.
        await navigate({ href: `/${isTemplate ? 'templates' : 'itineraries'}/${uuid}`, replace: !isTemplate })
      } catch (error) {
        const rejected = toFormErrors(error)
        for (const { name, message } of rejected) {
          const field = fields.find((one) => one === name)
          if (field) form.setError(field, { type: 'server', message })
        }
        setSummary(rejected)
      }
    },
    (wrong) =>
      setSummary(
        fields.flatMap((name) => {
          const message = wrong[name]?.message
          return message ? [{ name, label: fieldLabels[name], message }] : []
        }),
      ),
  )

  return { form, save, summary, isDraft: draft !== null, startAfresh }
}

/** The server's errors by field. An error about no field has its own key. */
const toFormErrors = (error: unknown): FormError[] => {
  if (!(error instanceof ApiProblem)) throw error
  const named = Object.entries(error.errors).map(([name, [first]]) => {
    const field = fields.find((one) => one === name)
    return { name, label: field ? fieldLabels[field] : name, message: first?.message ?? wording.invalid }
  })
  if (named.length > 0) return named
  return [{ name: '', label: '', message: wording.notCreated({ reason: sentence(error.message) }) }]
}
