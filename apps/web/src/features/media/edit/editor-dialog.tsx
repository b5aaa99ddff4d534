import { FlipHorizontal, RotateCcwSquare, RotateCwSquare } from 'lucide-react'
import { useState } from 'react'
import { type MediaItem, nameOfMedia } from '../../../media/item/media-picture.tsx'
import { nearest } from '../../../media/item/media-sizes.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { toast } from '../../../ui/toast.ts'
import { LargeDialog } from '../large-dialog.tsx'
import { closeMediaDialog } from '../media-dialogs.ts'
import { Brightness } from './brightness.tsx'
import { CropStage } from './crop-stage.tsx'
import { DocumentFrames } from './document-frames.tsx'
import { EditedByTwo } from './edited-by-two.tsx'
import { FocalStage } from './focal-stage.tsx'
import {
  isSameEdit,
  mirror,
  partOfRatio,
  type PictureEdit,
  turnedSize,
  turnLeft,
  turnRight,
  untouched,
} from './picture-edit.ts'
import { useSaveEdit } from './use-save-edit.ts'

const ratios = [
  { id: 'free', label: 'Free' },
  { id: '3:2', label: '3:2', ratio: 3 / 2 },
  { id: '16:9', label: '16:9', ratio: 16 / 9 },
  { id: '4:3', label: '4:3', ratio: 4 / 3 },
  { id: '1:1', label: '1:1', ratio: 1 },
  { id: '2:3', label: '2:3', ratio: 2 / 3 },
] as const
type RatioId = (typeof ratios)[number]['id']

const ratioOf = (id: RatioId): number | undefined => {
  const found = ratios.find((one) => one.id === id)
  return found && 'ratio' in found ? found.ratio : undefined
}

const modes = [
  { id: 'crop', label: 'Crop' },
  { id: 'focal', label: 'Focal point' },
] as const

/** The editor of one picture. Nothing is written before it is saved. */
export function EditorDialog({ item }: { item: MediaItem }) {
  const saving = useSaveEdit(item, () => {
    closeMediaDialog()
    toast({ title: 'Saved', description: 'The picture is being prepared. It shows in a moment.', tone: 'success' })
  })
  const { before, theirs } = saving
  const [edit, setEdit] = useState(before)
  const [mode, setMode] = useState<'crop' | 'focal'>('crop')
  const [ratio, setRatio] = useState<RatioId>('free')
  const [isLeaving, setIsLeaving] = useState(false)
  const source = sourceOf(item)
  if (!source) return null
  const { size, src } = source

  const choose = (id: RatioId) => {
    setRatio(id)
    const wanted = ratioOf(id)
    if (wanted !== undefined)
      setEdit({ ...edit, crop: partOfRatio(edit.crop, wanted, turnedSize(size, edit.rotation)) })
  }
  const turn = (after: PictureEdit, said: string) => {
    const wanted = ratioOf(ratio)
    // A part that was wide is high after a quarter turn; the ratio that was chosen holds.
    const crop =
      wanted === undefined || after.rotation % 180 === edit.rotation % 180
        ? after.crop
        : partOfRatio(after.crop, wanted, turnedSize(size, after.rotation))
    setEdit({ ...after, crop })
    announce(said, 'assertive')
  }
  const close = () => (isSameEdit(edit, before) ? closeMediaDialog() : setIsLeaving(true))
  return (
    <LargeDialog
      title={`Edit ${nameOfMedia(item)}`}
      onClose={close}
      stage={
        <div className="flex h-[50dvh] min-h-0 flex-col gap-3 bg-sunken p-4 sm:p-6 lg:h-auto lg:grow">
          <div className="min-h-0 grow p-2">
            {mode === 'crop' ? (
              <CropStage
                key={`${edit.rotation} ${ratio}`}
                src={src}
                size={size}
                edit={edit}
                ratio={ratioOf(ratio)}
                onCrop={(crop) => setEdit((last) => ({ ...last, crop }))}
              />
            ) : (
              <FocalStage
                src={src}
                size={size}
                edit={edit}
                onFocal={(focal) => setEdit((last) => ({ ...last, focal }))}
              />
            )}
          </div>
        </div>
      }
      footer={
        <>
          <Button
            variant="quiet"
            isDisabled={isSameEdit(edit, untouched)}
            onPress={() => {
              setEdit(untouched)
              setRatio('free')
              announce('The picture is as it came. Save to keep it so.')
            }}
          >
            Reset
          </Button>
          <span className="ms-auto flex gap-2">
            <Button onPress={close}>Cancel</Button>
            <Button
              variant="primary"
              isPending={saving.isSaving}
              pendingLabel="Saving"
              isDisabled={isSameEdit(edit, before)}
              onPress={() => void saving.save(edit)}
            >
              Save picture
            </Button>
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <SegmentedControl label="What is set" isLabelHidden options={modes} value={mode} onChange={setMode} />
        {mode === 'crop' ? (
          <SegmentedControl label="Shape" options={ratios} value={ratio} onChange={choose} />
        ) : (
          <p className="text-sm text-ink-soft">
            Press on what matters most, or move the mark with the arrow keys. It stays in sight wherever a document cuts
            the picture.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            className="pointer-coarse:min-h-11"
            icon={RotateCcwSquare}
            onPress={() => turn(turnLeft(edit), 'Turned left')}
          >
            Turn left
          </Button>
          <Button
            size="small"
            className="pointer-coarse:min-h-11"
            icon={RotateCwSquare}
            onPress={() => turn(turnRight(edit), 'Turned right')}
          >
            Turn right
          </Button>
          <Button
            size="small"
            className="pointer-coarse:min-h-11"
            icon={FlipHorizontal}
            onPress={() => turn(mirror(edit), 'Mirrored')}
          >
            Mirror
          </Button>
        </div>
        <Brightness value={edit.brightness} onChange={(brightness) => setEdit((last) => ({ ...last, brightness }))} />
        <DocumentFrames src={src} size={size} edit={edit} />
      </div>
      {theirs && (
        <EditedByTwo
          src={src}
          size={size}
          before={before}
          mine={edit}
          theirs={theirs}
          onMine={() => void saving.saveOver(edit)}
          onTheirs={closeMediaDialog}
          onClose={saving.goOn}
        />
      )}
      <AlertDialog
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        onConfirm={closeMediaDialog}
      >
        What you changed of this picture is not saved.
      </AlertDialog>
    </LargeDialog>
  )
}

/** Wide enough for a large screen, and soon there. */
const workingWidth = 1600

/** The picture as it came, to work on. */
const sourceOf = (item: MediaItem) => {
  const { width, height, variants } = item.unedited ?? item
  const sized = variants.flatMap((one) =>
    one.width === null || one.mime !== 'image/webp' ? [] : [{ ...one, width: one.width }],
  )
  const best = nearest(sized, workingWidth)
  return best && width && height ? { src: best.url, size: { width, height } } : null
}
