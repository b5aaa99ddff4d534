import { useQueryClient } from '@tanstack/react-query'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import { pageHelp } from '@sojourn/contract/resources/page-help'
import { useState } from 'react'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { toast } from '../../../ui/toast.ts'
import { ConflictNote } from '../../../kit/form/conflict-note.tsx'
import { DraftNote } from '../../../kit/form/form-page.tsx'
import { TextInput } from '../../../kit/form/inputs.tsx'
import { RichTextInput } from '../../../kit/form/rich-text-input.tsx'
import { useKeptForm } from '../../../kit/form/use-kept-form.ts'
import { request } from '../../../data/http.ts'
import { pageHelpOf, type PageHelpRecord } from '../page-help-query.ts'
import * as wording from './wording.ts'

type PageHelpFormProps = {
  page: string
  help: PageHelpRecord | null
  onSaved: () => void
  onRemoved: () => void
  onCancel: () => void
}

type Values = { title: string; body: RichText | null }

/** The form to edit the help of a page, in place. */
export function PageHelpForm({ page, help, onSaved, onRemoved, onCancel }: PageHelpFormProps) {
  const client = useQueryClient()
  const { queryKey } = pageHelpOf(page)
  const form = useKeptForm<Values, PageHelpRecord>({
    name: `page-help.${page}`,
    initial: { title: help?.title ?? '', body: help?.body ?? null },
    rev: help?.rev,
    labels: wording.fieldLabels,
    schema: pageHelp.create.omit({ page: true }),
    toInput: ({ title, body }) => ({ title, body: body ?? undefined }),
    save: async (input, rev) => (await send(page, help !== null, input, rev)).data,
    onSaved: (saved) => {
      client.setQueryData(queryKey, saved)
      toast({ title: wording.saved, tone: 'success' })
      onSaved()
    },
    fromCurrent: (current) => {
      const result = pageHelp.read.safeParse(current)
      if (!result.success) return null
      const { title, body, rev } = result.data
      return { values: { title, body }, rev }
    },
  })
  return (
    <Form label={wording.formLabel} onSubmit={form.submit} className="gap-5 pt-4">
      <FormErrorSummary errors={form.summary} />
      <ConflictNote form={form} />
      {form.isDraft && <DraftNote onStartAfresh={form.startAfresh} />}
      <TextInput form={form} name="title" isRequired autoFocus />
      <RichTextInput form={form} name="body" isRequired />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={form.isSaving} pendingLabel={wording.saving}>
          {wording.save}
        </Button>
        <Button onPress={onCancel}>{wording.cancel}</Button>
        {help && (
          <Remove
            page={page}
            rev={help.rev}
            onRemoved={() => {
              form.startAfresh()
              onRemoved()
              client.setQueryData(queryKey, null)
            }}
          />
        )}
      </div>
    </Form>
  )
}

const send = (page: string, isKnown: boolean, input: unknown, rev: number | undefined) =>
  isKnown
    ? request<{ data: PageHelpRecord }>('PUT', `/v1/dashboard/page-help/${page}`, { body: input, rev })
    : request<{ data: PageHelpRecord }>('POST', '/v1/dashboard/page-help/', {
        body: { ...(typeof input === 'object' ? input : {}), page },
      })

function Remove({ page, rev, onRemoved }: { page: string; rev: number; onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" className="ms-auto" onPress={() => setIsAsking(true)}>
        {wording.remove}
      </Button>
      <AlertDialog
        title={wording.removeTitle}
        confirmLabel={wording.remove}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => {
          try {
            await request('DELETE', `/v1/dashboard/page-help/${page}`, { rev })
            onRemoved()
            toast({ title: wording.removed })
          } catch {
            toast({
              title: wording.notRemoved,
              description: wording.notRemovedHint,
              tone: 'danger',
            })
          }
        }}
      >
        {wording.removeHint}
      </AlertDialog>
    </>
  )
}
