import { Eye } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { FormPage } from '../kit/form/form-page.tsx'
import { AlikeNote } from './similar-note.tsx'
import type { RecordResource } from './record-definition.ts'
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts'
import * as wording from './wording.ts'

type RecordFormProps<R extends RecordResource> = RecordFormOptions<R> & {
  label: string
  saveLabel: string
  actions?: ReactNode
}

/** The form of one resource, for a new or an existing record. */
export function RecordForm<R extends RecordResource>(props: RecordFormProps<R>) {
  const { definition, record, label, saveLabel, actions } = props
  const { path, namedBy, beside } = definition
  const form = useRecordForm(props)
  const besideBox = useRef<HTMLDivElement>(null)
  const showBeside = () => {
    besideBox.current?.scrollIntoView({ block: 'start' })
    besideBox.current?.focus({ preventScroll: true })
  }
  const page = (
    <FormPage
      form={form}
      label={label}
      sections={definition.sections(form, record)}
      saveLabel={saveLabel}
      cancelHref={path}
      actions={actions}
      isAlone={!beside}
      note={
        <>
          {namedBy && <AlikeNote definition={definition} form={form} namedBy={namedBy} own={record?.uuid ?? null} />}
          {beside && (
            <Button size="small" icon={Eye} className="self-start xl:hidden" onPress={showBeside}>
              {wording.seePreview}
            </Button>
          )}
        </>
      }
    />
  )
  if (!beside) return page
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(24rem,30rem)] xl:gap-10">
      {page}
      <div
        ref={besideBox}
        tabIndex={-1}
        className="mt-10 scroll-mt-20 outline-none xl:sticky xl:top-20 xl:mt-0 xl:self-start"
      >
        {beside(form, record)}
      </div>
    </div>
  )
}
