import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FramedPicture } from './framed-picture.tsx'
import { changesInWords, type PictureEdit, turnedSize } from './picture-edit.ts'
import * as wording from './wording.ts'

type Size = { width: number; height: number }

type EditedByTwoProps = {
  src: string
  size: Size
  /** The edit when both users began. */
  before: PictureEdit
  mine: PictureEdit
  theirs: PictureEdit
  onMine: () => void
  onTheirs: () => void
  /** Closes the dialog without choosing. */
  onClose: () => void
}

/** Two users edited the same image: shows both versions, of which the user chooses one. */
export function EditedByTwo({ src, size, before, mine, theirs, onMine, onTheirs, onClose }: EditedByTwoProps) {
  const sides = [
    { title: wording.mine, edit: mine },
    { title: wording.theirs, edit: theirs },
  ]
  return (
    <Dialog
      title={wording.conflictTitle}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      renderFooter={() => (
        <>
          <Button onPress={onClose}>{wording.keepEditing}</Button>
          <Button onPress={onTheirs}>{wording.keepTheirs}</Button>
          <Button variant="primary" onPress={onMine}>
            {wording.saveMine}
          </Button>
        </>
      )}
    >
      <p className="text-ink-soft">{wording.conflictText}</p>
      <ul className="mt-4 flex flex-wrap gap-6">
        {sides.map(({ title, edit }) => (
          <li key={title}>
            <p className="eyebrow mb-2">{title}</p>
            <span className="inline-block border border-line">
              <FramedPicture src={src} size={size} edit={edit} frame={frameOf(edit, size)} />
            </span>
            <p className="mt-1 max-w-60 text-sm text-ink-soft">{changesInWords(edit, before)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The longer side of a preview, in pixels: on a phone, too, both must fit side by side. */
const getLongerSide = (): number => (globalThis.matchMedia('(width < 40em)').matches ? 148 : 240)

/** The size of the preview, in pixels. */
const frameOf = ({ crop, rotation }: PictureEdit, size: Size): Size => {
  const full = turnedSize(size, rotation)
  const [width, height] = [crop.width * full.width, crop.height * full.height]
  const scale = getLongerSide() / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
