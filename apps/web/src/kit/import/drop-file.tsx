import { FileUp } from 'lucide-react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import * as wording from './wording.ts'

type DropFileProps = {
  /** The name of the area, for screen readers. */
  label: string
  /** The text of the button. */
  choose: string
  /** The text of the button while the file is read. */
  reading: string
  /** Endings of file names, and media types. */
  accepted: readonly string[]
  isPending: boolean
  variant?: ButtonProps['variant']
  padding: 'py-8' | 'py-10'
  onFile: (file: File) => void
}

/** An area where a file can be dropped, with a button to choose one instead. */
export function DropFile({
  label,
  choose,
  reading,
  accepted,
  isPending,
  variant = 'primary',
  padding,
  onFile,
}: DropFileProps) {
  return (
    <DropZone
      aria-label={label}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong bg-sunken px-6 data-drop-target:border-brand data-drop-target:bg-brand-tint',
        padding,
      )}
      onDrop={({ items }) => {
        const dropped = items.find((item) => item.kind === 'file')
        if (dropped) void dropped.getFile().then(onFile)
      }}
    >
      <FileTrigger
        acceptedFileTypes={accepted}
        onSelect={(files) => {
          const file = files?.[0]
          if (file) onFile(file)
        }}
      >
        <Button variant={variant} icon={FileUp} isPending={isPending} pendingLabel={reading}>
          {choose}
        </Button>
      </FileTrigger>
      <p className="text-sm text-ink-soft">{wording.orDrop}</p>
    </DropZone>
  )
}
