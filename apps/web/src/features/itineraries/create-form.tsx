import { useNavigate } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ApiProblem } from '../../kit/http.ts'
import { dropDraft, keepDraft, readDraft } from '../../kit/draft.ts'
import { useCan, useSession, useTenant } from '../../kit/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Form } from '../../ui/form.tsx'
import { type FormError, FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { itineraryClient, templateClient } from './itinerary-client.ts'
import { complaintsAbout, fieldLabels, fields, fromDraft, type NewItinerary, newItinerary } from './new-itinerary.ts'

/** The first few facts of a trip or template; saved, it opens in the editor. What is typed is kept as a draft. */
export function CreateForm({ isTemplate }: { isTemplate: boolean }) {
  const words = isTemplate ? templateWords : tripWords
  const mayCreate = useCan('itineraries:create')
  return (
    <div className="mx-auto max-w-160">
      <PageHeader title={words.heading} crumbs={[{ label: words.list, href: words.path }]} />
      {mayCreate ? (
        <Fields isTemplate={isTemplate} words={words} />
      ) : (
        <EmptyState
          icon={LockKeyhole}
          title="Your role does not allow this"
          actions={<ButtonLink href={words.path}>Back to {words.list.toLowerCase()}</ButtonLink>}
        >
          Ask an Admin of your company for the role of a Designer.
        </EmptyState>
      )}
    </div>
  )
}

function Fields({ isTemplate, words }: { isTemplate: boolean; words: typeof tripWords }) {
  const { uuid: tenant } = useTenant()
  const person = useSession(({ user }) => user?.uuid)
  const navigate = useNavigate()
  const create = (isTemplate ? templateClient : itineraryClient).useCreate()
  const draftKey = `${tenant}.${person}.${words.one}`
  const [draft] = useState(() => readDraft(draftKey))
  const [summary, setSummary] = useState<readonly FormError[]>([])
  const { control, handleSubmit, setError, reset, formState, subscribe } = useForm<NewItinerary>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: newItinerary,
    values: draft ? fromDraft(draft) : undefined,
    resolver: (values) => {
      const complaints = Object.entries(complaintsAbout(values))
      return complaints.length === 0
        ? { values, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(complaints.map(([name, message]) => [name, { type: 'contract', message }])),
          }
    },
  })
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

  const save = handleSubmit(
    async (values) => {
      setSummary([])
      const { dayCount, adults, children, title, startDate } = values
      try {
        const input = { title, dayCount: dayCount ?? 1, isTemplate }
        const trip = { startDate, adults: adults ?? 0, children: children ?? 0 }
        const { uuid } = await create.mutateAsync(isTemplate ? input : { ...input, ...trip })
        dropDraft(draftKey)
        await navigate({ href: `${words.path}/${uuid}` })
      } catch (error) {
        const refused = errorsOf(error)
        for (const { name, message } of refused) {
          const field = fields.find((one) => one === name)
          if (field) setError(field, { type: 'server', message })
        }
        setSummary(refused)
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

  return (
    <Form label={words.heading} onSubmit={() => void save()}>
      <FormErrorSummary errors={summary} title={`The ${words.one} was not created yet`} />
      {draft && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-sm border border-line bg-sunken py-1 ps-4 pe-2 text-sm text-ink-soft">
          This is what you typed last time.
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              dropDraft(draftKey)
              reset(newItinerary)
              setSummary([])
            }}
          >
            Start afresh
          </Button>
        </p>
      )}
      <Controller
        control={control}
        name="title"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={fieldLabels.title}
            description={words.hint}
            isRequired
            autoFocus
            maxLength={160}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {!isTemplate && (
          <Controller
            control={control}
            name="startDate"
            render={({ field: { ref: _, ...field }, fieldState }) => (
              <DateField
                {...field}
                label={fieldLabels.startDate}
                description="May stay open for now."
                isClearable
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        )}
        <CountField control={control} name="dayCount" minValue={1} maxValue={180} />
        {!isTemplate && (
          <>
            <CountField control={control} name="adults" minValue={0} maxValue={99} />
            <CountField control={control} name="children" minValue={0} maxValue={99} />
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-6">
        <Button type="submit" variant="primary" isPending={formState.isSubmitting} pendingLabel="Creating">
          Create {words.one}
        </Button>
        <ButtonLink href={words.path}>Cancel</ButtonLink>
      </div>
    </Form>
  )
}

type CountFieldProps = {
  control: ReturnType<typeof useForm<NewItinerary>>['control']
  name: 'dayCount' | 'adults' | 'children'
  minValue: number
  maxValue: number
}

function CountField({ control, name, minValue, maxValue }: CountFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref: _, ...field }, fieldState }) => (
        <NumberField
          {...field}
          label={fieldLabels[name]}
          hasSteps
          minValue={minValue}
          maxValue={maxValue}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  )
}

/** What the server refused, by field; what belongs to none stands under the title. */
const errorsOf = (error: unknown): FormError[] => {
  if (!(error instanceof ApiProblem)) throw error
  const named = Object.entries(error.errors).map(([name, [first]]) => ({
    name,
    label: fields.find((one) => one === name) ? fieldLabels[name as keyof NewItinerary] : name,
    message: first?.message ?? 'is wrong',
  }))
  if (named.length > 0) return named
  return [{ name: 'title', label: 'Server', message: `${error.message}. What you typed is kept; try again.` }]
}

const tripWords = {
  one: 'itinerary',
  heading: 'New itinerary',
  list: 'Itineraries',
  path: '/itineraries',
  hint: 'What the traveller will read first, such as “Dunes and desert elephants”.',
}

const templateWords: typeof tripWords = {
  one: 'template',
  heading: 'New template',
  list: 'Templates',
  path: '/templates',
  hint: 'How you will find it again, such as “Classic Namibia, 10 days”.',
}
