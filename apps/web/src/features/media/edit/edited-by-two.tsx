import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FramedPicture } from './framed-picture.tsx'
import { changesInWords, type PictureEdit, turnedSize } from './picture-edit.ts'

type Size = { width: number; height: number }

type EditedByTwoProps = {
  src: string
  size: Size
  /** What the picture was when both began. */
  before: PictureEdit
  mine: PictureEdit
  theirs: PictureEdit
  onMine: () => void
  onTheirs: () => void
  /** Neither yet. */
  onClose: () => void
}

/** Two people edited one picture: both are shown, and one is chosen. */
export function EditedByTwo({ src, size, before, mine, theirs, onMine, onTheirs, onClose }: EditedByTwoProps) {
  const sides = [
    { title: 'Yours', edit: mine },
    { title: 'Theirs', edit: theirs },
  ]
  return (
    <Dialog
      title="Somebody else edited this picture meanwhile"
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      renderFooter={() => (
        <>
          <Button onPress={onClose}>Go on editing</Button>
          <Button onPress={onTheirs}>Keep theirs</Button>
          <Button variant="primary" onPress={onMine}>
            Save yours
          </Button>
        </>
      )}
    >
      <p className="text-ink-soft">Yours is not saved yet. Choose the one that shall stand.</p>
      <ul className="mt-4 flex flex-wrap gap-6">
        {sides.map(({ title, edit }) => (
          <li key={title}>
            <p className="eyebrow mb-2">{title}</p>
            <span className="inline-block border border-line">
              <FramedPicture src={src} size={size} edit={edit} frame={frameOf(edit, size)} />
            </span>
            <p className="mt-1 max-w-60 text-sm text-ink-soft first-letter:uppercase">{changesInWords(edit, before)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** So that both stand beside each other on a phone as well. */
const longest = (): number => (globalThis.matchMedia('(width < 40em)').matches ? 148 : 240)

/** The shape of what is shown, in pixels of the screen. */
const frameOf = ({ crop, rotation }: PictureEdit, size: Size): Size => {
  const full = turnedSize(size, rotation)
  const [width, height] = [crop.width * full.width, crop.height * full.height]
  const scale = longest() / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
