import { ImagePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { Button } from '../../ui/button.tsx'
import * as wording from './wording.ts'

type NoImagesProps = {
  /** Saves images of the library in the record; null for users who may not change it. */
  onAdd: ((media: readonly string[]) => void) | null
  isSaving: boolean
  /** The highest number of images. */
  max: number
}

/** What a record without an image shows in place of one. */
export function NoImages({ onAdd, isSaving, max }: NoImagesProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const close = () => setIsChoosing(false)
  return (
    <Frame>
      <span className="text-ink-soft">{wording.noImages}</span>
      {onAdd && (
        <Button size="small" icon={ImagePlus} isPending={isSaving} onPress={() => setIsChoosing(true)}>
          {wording.addImages}
        </Button>
      )}
      {onAdd && isChoosing && (
        <MediaPicker
          title={wording.addImages}
          isOpen
          onClose={close}
          onMissing={close}
          onChoose={(uuid) => onAdd([uuid])}
          several={max > 1 ? { most: max, onChoose: onAdd } : undefined}
        />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-24 flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-md border border-dashed border-line-strong bg-sunken px-4 py-6 text-sm">
      {children}
    </div>
  )
}

const MediaPicker = lazy(async () => (await import('../../media/choose/media-picker.tsx')).MediaPicker, {
  missing: 'toast',
  isDialog: true,
})
