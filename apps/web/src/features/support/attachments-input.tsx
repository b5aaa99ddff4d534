import { Paperclip, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { currentTenant, useCan, useSession } from '../../data/session.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type Attached, MediaDialog } from './media-dialog.tsx'
import * as wording from './wording.ts'

type AttachmentsInputProps<V extends FieldValues> = { form: KeptForm<V>; name: FieldPath<V>; tenant: string }

/** Files of the company's media library that are attached to a message, ten at most. */
export function AttachmentsInput<V extends FieldValues>({ form, name, tenant }: AttachmentsInputProps<V>) {
  return (
    <Input form={form} name={name}>
      {({ value, onChange }, { errorMessage }) => (
        <Attachments
          name={name}
          tenant={tenant}
          max={form.limits(name).max ?? Infinity}
          value={attachedIn(value)}
          onChange={onChange}
          errorMessage={errorMessage}
        />
      )}
    </Input>
  )
}

type AttachmentsProps = {
  name: string
  tenant: string
  max: number
  value: Attached[]
  onChange: (value: Attached[]) => void
  errorMessage: string | undefined
}

function Attachments({ name, tenant, max, value, onChange, errorMessage }: AttachmentsProps) {
  const id = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  // A ref, because a file may finish uploading after others were attached.
  const present = useRef(value)
  const change = (files: Attached[]) => {
    present.current = files
    onChange(files)
  }
  // Uploading the same file twice gives the same item of the library.
  const add = (file: Attached) => change([...present.current.filter(({ media }) => media !== file.media), file])
  const remove = (media: string) => change(present.current.filter((one) => one.media !== media))
  useEffect(() => {
    present.current = value
  })
  const isStaff = useSession(({ user }) => user?.is_god ?? false)
  const company = useSession(currentTenant)
  const mayAdd = useCan('media:create')
  // A company without a subscription may ask for support, but not upload to its library.
  const mayUpload = isStaff || (mayAdd && Boolean(company?.isSubscribed || company?.isParentSubscribed))
  return (
    <div data-field={name} className="flex flex-col items-start gap-2">
      {value.length > 0 && (
        <ul aria-label={wording.attachmentsLabel} className="flex max-w-full flex-wrap gap-2">
          {value.map(({ media, filename }) => (
            <li
              key={media}
              className="flex max-w-full items-center gap-1 rounded-sm border border-line bg-surface ps-2.5 text-sm"
            >
              <span className="truncate">{filename}</span>
              <IconButton
                icon={X}
                label={wording.removeFileLabel({ file: filename })}
                onPress={() => {
                  remove(media)
                  announce(wording.fileRemoved({ file: filename }))
                  document.getElementById(id)?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        id={id}
        size="small"
        variant="quiet"
        icon={Paperclip}
        className="-ms-2.5"
        onPress={() => setIsChoosing(true)}
      >
        {wording.attachLabel}
      </Button>
      {errorMessage && <p className="text-sm text-danger first-letter:uppercase">{errorMessage}</p>}
      {isChoosing && (
        <MediaDialog
          tenant={tenant}
          mayUpload={mayUpload}
          chosen={value}
          max={max}
          onAdd={add}
          onRemove={remove}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}

/** The attachments in a form value of unknown type. */
const attachedIn = (value: unknown): Attached[] =>
  Array.isArray(value)
    ? value.filter(
        (one: unknown): one is Attached =>
          typeof one === 'object' && one !== null && 'media' in one && 'filename' in one,
      )
    : []
