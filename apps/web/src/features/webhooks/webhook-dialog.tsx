import { limitsAt } from '../../kit/form/field-limits.ts'
import { type Webhook, type WebhookCreate, webhookCreate } from '@sojourn/contract/webhooks'
import { useState } from 'react'
import { errorMessage } from '../../kit/words/error-message.ts'
import { ApiProblem } from '../../data/http.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { eventGroups } from './webhook-words.ts'
import * as wording from './wording.ts'

type Events = Webhook['events']

type WebhookDialogProps = {
  title: string
  saveLabel: string
  /** The webhook to edit; undefined for a new one. */
  webhook?: Webhook
  save: (fields: Pick<WebhookCreate, 'url' | 'description' | 'events'>) => Promise<void>
  onClose: () => void
}

/** The dialog for the URL and the events of a webhook. */
export function WebhookDialog({ title, saveLabel, webhook, save, onClose }: WebhookDialogProps) {
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [description, setDescription] = useState(webhook?.description ?? '')
  const [takesAll, setTakesAll] = useState(webhook?.events.includes('*') ?? true)
  const [chosen, setChosen] = useState<Events>(webhook?.events.filter((event) => event !== '*') ?? [])
  const [problem, setProblem] = useState<unknown>(null)
  const [isSaving, setIsSaving] = useState(false)
  const urlProblem = problem instanceof ApiProblem ? problem.errors.url?.[0]?.message : undefined
  const lacksEvents = !takesAll && chosen.length === 0
  const submit = async () => {
    setIsSaving(true)
    setProblem(null)
    try {
      await save({ url: url.trim(), description: description.trim() || null, events: takesAll ? ['*'] : chosen })
      onClose()
    } catch (error) {
      setProblem(error)
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancelLabel}</Button>
          <Button
            variant="primary"
            isPending={isSaving}
            isDisabled={url.trim() === '' || lacksEvents}
            onPress={() => void submit()}
          >
            {saveLabel}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-6">
        <TextField
          label={wording.urlLabel}
          description={wording.urlHint}
          errorMessage={urlProblem && wording.urlInvalid({ problem: urlProblem })}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          autoFocus={!webhook}
          {...limitsAt(webhookCreate, 'url')}
          isRequired
          value={url}
          onChange={(text) => {
            setUrl(text)
            setProblem(null)
          }}
        />
        <TextField
          label={wording.descriptionLabel}
          description={wording.descriptionHint}
          {...limitsAt(webhookCreate, 'description')}
          value={description}
          onChange={setDescription}
        />
        <RadioGroup
          label={wording.eventsLabel}
          options={[
            { id: 'all', label: wording.allEventsLabel, description: wording.allEventsHint },
            { id: 'some', label: wording.someEventsLabel },
          ]}
          value={takesAll ? 'all' : 'some'}
          onChange={(id) => setTakesAll(id === 'all')}
        />
        {!takesAll && <EventChoice chosen={chosen} onChange={setChosen} />}
        {problem !== null && !urlProblem && (
          <p role="alert" className="text-sm text-danger">
            {errorMessage(problem)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function EventChoice({ chosen, onChange }: { chosen: Events; onChange: (events: Events) => void }) {
  const toggle = (event: Events[number], isSelected: boolean) =>
    onChange(isSelected ? [...chosen, event] : chosen.filter((one) => one !== event))
  return (
    <div className="flex flex-col gap-4">
      {eventGroups().map(({ word, label, events }) => (
        <fieldset key={word} className="border-t border-line pt-3">
          <legend className="float-start mb-2 w-full text-sm font-medium">{label}</legend>
          <div className="clear-both grid grid-cols-2 gap-x-4 gap-y-2 xs:grid-cols-3">
            {events.map(({ event, label: name }) => (
              <Checkbox
                key={event}
                isSelected={chosen.includes(event)}
                onChange={(isSelected) => toggle(event, isSelected)}
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
