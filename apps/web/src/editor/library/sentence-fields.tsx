import { maxNights, maxTitleLength } from '@sojourn/contract/document/document-limits'
import { kindTraits, segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { kindFields } from '../segments/kind-fields.ts'
import { kindIcons } from '../words/segment-kinds.ts'
import { usualKind } from './segment-of-sentence.ts'
import type { Understood } from './use-sentence.ts'
import * as wording from './wording.ts'

const kinds = segmentKinds.map((id) => ({ id, label: kindTraits[id].words.editor, icon: kindIcons[id] }))

type SentenceFieldsProps = {
  understood: Understood
  /** The name of the item of the library that it is, if any. Its kind and title are those of the item. */
  matched: string | null
  onAdd: () => void
  onCancel: () => void
}

/** Changes what was understood from a typed text before it is added. */
export function SentenceFields({ understood: { sentence, change }, matched, onAdd, onCancel }: SentenceFieldsProps) {
  const kind = sentence.kind ?? usualKind
  return (
    <Form label={wording.sentenceFields} onSubmit={onAdd} className="flex flex-col gap-4">
      {matched === null ? (
        <>
          <TextField
            label={wording.sentenceTitle}
            value={sentence.title}
            onChange={(title) => change({ title })}
            maxLength={maxTitleLength}
            autoFocus
          />
          <Select
            label={wording.sentenceKind}
            options={kinds}
            value={kind}
            onChange={(next) => change({ kind: next })}
          />
        </>
      ) : (
        <p className="text-sm text-ink-soft">{wording.matchedHint({ name: matched })}</p>
      )}
      <div className="grid gap-4 xs:grid-cols-2">
        {kind === 'accommodation' && (
          <NumberField
            label={wording.sentenceNights}
            hasSteps
            minValue={1}
            maxValue={maxNights}
            value={sentence.nights ?? 1}
            onChange={(nights) => change({ nights })}
          />
        )}
        {kindFields[kind].times && (
          <>
            <TimeField
              label={kindFields[kind].times.start}
              value={sentence.startTime}
              onChange={(startTime) => change({ startTime })}
            />
            <TimeField
              label={kindFields[kind].times.end}
              value={sentence.endTime}
              onChange={(endTime) => change({ endTime })}
            />
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>{wording.backToResults}</Button>
        <Button type="submit" variant="primary" isDisabled={sentence.title.trim() === ''}>
          {wording.addSentenceButton}
        </Button>
      </div>
    </Form>
  )
}
