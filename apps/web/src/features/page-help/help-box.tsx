import { Pencil, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { EDITOR_MIN_HEIGHT } from '../../ui/constants.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazy } from '../../kit/lazy/lazy.tsx'
import type { PageHelpForm as Form } from './form/page-help-form.tsx'
import * as wording from './wording.ts'

type HelpBoxProps = Pick<ComponentProps<typeof Form>, 'page' | 'help'> & {
  id: string
  mayEdit: boolean
  isEditing: boolean
  /** Whether the form was just closed, so that the button that opened it gets the focus. */
  hasEdited: boolean
  onEdit: () => void
  onEdited: () => void
  onClose: () => void
}

/** The help of a page, or the form to write it. */
export function HelpBox({ id, page, help, mayEdit, isEditing, hasEdited, onEdit, onEdited, onClose }: HelpBoxProps) {
  return (
    <section
      id={id}
      aria-label={wording.aboutPage}
      className="relative ms-auto mb-6 max-w-180 rounded-md border border-line bg-surface px-5 py-4"
    >
      <IconButton
        icon={X}
        label={wording.closeHelp}
        hasTooltip={false}
        onPress={onClose}
        className="absolute end-2 top-2"
      />
      {isEditing || !help ? (
        <PageHelpForm
          page={page}
          help={help}
          onSaved={onEdited}
          onRemoved={onClose}
          onCancel={help ? onEdited : onClose}
        />
      ) : (
        <>
          <p className="title mb-1 pe-8 text-lg wrap-break-word">{help.title}</p>
          <RichTextView value={help.body} className="text-ink-soft" />
          {mayEdit && (
            <Button
              size="small"
              variant="quiet"
              icon={Pencil}
              className="mt-2 -ms-2.5"
              autoFocus={hasEdited}
              onPress={onEdit}
            >
              {wording.editHelp}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

const PageHelpForm = lazy(async () => (await import('./form/page-help-form.tsx')).PageHelpForm, {
  fallback: <FormSkeleton />,
})

function FormSkeleton() {
  return (
    <>
      <output className="sr-only">{wording.loadingForm}</output>
      <Skeleton className="h-10 w-full" />
      <div style={{ minHeight: EDITOR_MIN_HEIGHT }} className="pt-6">
        <Skeleton className="h-4 w-2/5" />
      </div>
    </>
  )
}
