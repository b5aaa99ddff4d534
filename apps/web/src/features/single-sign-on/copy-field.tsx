import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyText } from '../../kit/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

/** Text to take elsewhere, with a button that copies it. */
export function CopyField({ label, description, value }: { label: string; description: string; value: string }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (await copyText(value, field.current)) return toast({ title: `${label} copied`, tone: 'success' })
    return toast({ title: `The ${label.toLowerCase()} is selected; copy it with Ctrl+C`, tone: 'warning' })
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{description}</p>
      <div className="flex items-end gap-3">
        <TextField className="min-w-0 grow" label={label} isReadOnly inputRef={field} value={value} />
        <Button icon={Copy} aria-label={`Copy ${label}`} onPress={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
