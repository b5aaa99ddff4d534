import { defaultShareEmail, emailPlaceholders, type ShareEmailTexts } from '@sojourn/contract/document/share-email'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Settings } from './company.ts'
import * as wording from './wording.ts'

type Part = keyof ShareEmailTexts

/** The texts of the email that sends an itinerary, with their placeholders, and who that email is from. */
export function EmailFields({ form }: { form: KeptForm<Settings> }) {
  const [name, email, texts] = useWatch({ control: form.form.control, name: ['name', 'email', 'shareEmail'] })
  const hasOwnTexts = Object.values(texts).some((text) => text !== null)
  const restore = () => {
    for (const part of ['subject', 'greeting', 'message'] as const)
      form.form.setValue(`shareEmail.${part}`, null, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={wording.senderName} hint={wording.senderNameHint}>
          {name}
        </Fact>
        <Fact name={wording.replyTo} hint={email ? wording.replyToHint({ email }) : wording.replyToNobodyHint}>
          {wording.replyToSender}
        </Fact>
      </dl>
      <Text form={form} part="subject" />
      <Text form={form} part="greeting" />
      <Text form={form} part="message" />
      {hasOwnTexts && (
        <Button size="small" className="self-start" onPress={restore}>
          {wording.restoreTexts}
        </Button>
      )}
      <div>
        <h3 className="text-sm font-medium">{wording.placeholdersTitle}</h3>
        <p className="text-sm text-ink-soft">{wording.placeholdersHint}</p>
        <dl className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          {emailPlaceholders.map((placeholder) => (
            <div key={placeholder} className="contents">
              <dt className="font-mono">{`{{${placeholder}}}`}</dt>
              <dd className="text-ink-soft">{wording.placeholders[placeholder]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

/** A text that starts as the default, which is stored as null. */
function Text({ form, part }: { form: KeptForm<Settings>; part: Part }) {
  const name = `shareEmail.${part}` as const
  const standard = defaultShareEmail[part]
  return (
    <Input form={form} name={name}>
      {({ ref, value, onChange, ...field }, props) => {
        const shared = {
          ...form.limits(name),
          ...props,
          ...field,
          value: typeof value === 'string' ? value : standard,
          onChange: (text: string) => onChange(text === standard ? null : text),
          description: value === '' ? wording.emptyText : undefined,
        }
        return part === 'message' ? (
          <TextArea {...shared} rows={6} inputRef={ref} />
        ) : (
          <TextField {...shared} autoComplete="off" inputRef={ref} />
        )
      }}
    </Input>
  )
}

function Fact({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-medium">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
      <dd className="mt-1 text-sm wrap-anywhere text-ink-soft">{hint}</dd>
    </div>
  )
}
