import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Form } from '../../ui/form.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { KeptForm } from './use-kept-form.ts'
import { useSaveKey } from './use-save-key.ts'
import { usePageMark } from '../../ui/use-page-mark.ts'
import * as wording from './wording.ts'

/** A section of a form. */
export type FormSection = { id: string; title: string; description?: ReactNode; content: ReactNode }

export type KeptFormPageProps<V extends FieldValues> = {
  form: KeptForm<V>
  /** The accessible name of the form: `New FAQ`. */
  label: string
  sections: readonly FormSection[]
  saveLabel: string
  savingLabel?: string
  /** The target of Cancel; without it, there is no Cancel. */
  cancelHref?: string
  /** Next to the save button, e.g. delete. */
  actions?: ReactNode
  /** Above the sections: what the user should know while filling in the form. */
  note?: ReactNode
  /** False if something beside the form takes the place of its table of contents. */
  isAlone?: boolean
  /** `h3` if the form is in a section of a page. */
  headings?: 'h2' | 'h3'
}

/** A form in sections, with a table of contents, the error summary at the top, and a sticky bar to save it. */
export function FormPage<V extends FieldValues>(props: KeptFormPageProps<V>) {
  const {
    form,
    label,
    sections,
    saveLabel,
    savingLabel = wording.saving,
    cancelHref,
    actions,
    note,
    isAlone = true,
    headings: Heading = 'h2',
  } = props
  useSaveKey()
  usePageMark('data-save-line')
  const hasContents = isAlone && sections.length > 2
  return (
    <div className={hasContents ? 'lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10' : undefined}>
      <LeaveGuard />
      {hasContents && <Contents sections={sections} />}
      <Form label={label} onSubmit={form.submit} className="max-w-180 gap-8">
        <FormErrorSummary errors={form.summary} />
        <ConflictNote form={form} />
        {form.isDraft && <DraftNote onStartAfresh={form.startAfresh} />}
        {note}
        {sections.map(({ id, title, description, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
            <Heading
              id={`${id}-title`}
              className={
                sections.length === 1 ? 'sr-only' : Heading === 'h3' ? 'title mb-1 text-lg' : 'title mb-1 text-xl'
              }
            >
              {title}
            </Heading>
            {description && <p className="mb-4 text-ink-soft">{description}</p>}
            <div className="mt-4 flex flex-col gap-6">{content}</div>
          </section>
        ))}
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
          <Button type="submit" variant="primary" isPending={form.isSaving} pendingLabel={savingLabel}>
            {saveLabel}
          </Button>
          {cancelHref && <ButtonLink href={cancelHref}>{wording.cancel}</ButtonLink>}
          {actions}
          <output className="ms-auto text-sm text-ink-soft">{form.isEdited ? wording.notSaved : ''}</output>
        </div>
      </Form>
    </div>
  )
}

/** Says that the fields contain an unsaved draft from an earlier visit. */
export function DraftNote({ onStartAfresh }: { onStartAfresh: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-sm border border-line bg-sunken py-1 ps-4 pe-2 text-sm text-ink-soft">
      {wording.draftNote}
      <Button size="small" variant="quiet" onPress={onStartAfresh}>
        {wording.discardDraft}
      </Button>
    </p>
  )
}

function Contents({ sections }: { sections: readonly FormSection[] }) {
  return (
    <nav aria-label={wording.sections} className="hidden lg:block">
      <ul className="sticky top-20 flex flex-col gap-1 border-s border-line text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                const section = document.getElementById(id)
                section?.scrollIntoView({ block: 'start' })
                section
                  ?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
                  ?.focus({ preventScroll: true })
              }}
              className="focus-ring block min-h-7 px-4 py-1 text-ink-soft no-underline hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
