import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { copyText } from './copy-text.ts'
import * as wording from './wording.ts'

type CopyFieldProps = {
  label: string
  description?: string
  value: string
  /** What the value is called in a sentence: `login link`. */
  what: string
}

/** A text with a button that copies it. */
export function CopyField({ label, description, value, what }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (await copyText(value, field.current)) return toast({ title: wording.copied, tone: 'success' })
    return toast({ title: wording.copyByHand, tone: 'warning' })
  }
  return (
    <TextField
      label={label}
      description={description}
      isReadOnly
      inputRef={field}
      value={value}
      suffix={<IconButton icon={Copy} label={wording.copy({ what })} onPress={() => void copy()} />}
    />
  )
}
