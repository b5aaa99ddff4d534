import { FlipHorizontal, RotateCcwSquare, RotateCwSquare } from 'lucide-react'
import { useState } from 'react'
import { type MediaItem, nameOfMedia } from '../../../media/item/media-picture.tsx'
import { nearest } from '../../../kit/images/image-sizes.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
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
import { isSameEdit, mirror, turnLeft, turnRight, untouched } from './picture-edit.ts'
import { ratioOf, ratios, usePictureEdit } from './use-picture-edit.ts'
import { useSaveEdit } from './use-save-edit.ts'
import * as wording from './wording.ts'

type Source = { src: string; size: { width: number; height: number } }

const modes = [
  { id: 'crop', label: wording.cropMode },
  { id: 'focal', label: wording.focalPointMode },
] as const
type Mode = (typeof modes)[number]['id']

const turns = [
  { label: wording.rotateLeft, icon: RotateCcwSquare, after: turnLeft, said: wording.rotatedLeft },
  { label: wording.rotateRight, icon: RotateCwSquare, after: turnRight, said: wording.rotatedRight },
  { label: wording.flip, icon: FlipHorizontal, after: mirror, said: wording.flipped },
] as const

/** The editor of one image. Nothing is stored until it is saved. */
export function EditorDialog({ item }: { item: MediaItem }) {
  const source = sourceOf(item)
  return source && <Editor item={item} source={source} />
}

function Editor({ item, source }: { item: MediaItem; source: Source }) {
  const saving = useSaveEdit(item, () => {
    closeMediaDialog()
    toast({ title: wording.saved, description: wording.savedHint, tone: 'success' })
  })
  const { before, theirs } = saving
  const editing = usePictureEdit(before, source.size)
  const { edit } = editing
  const [mode, setMode] = useState<Mode>('crop')
  const [isLeaving, setIsLeaving] = useState(false)

  const close = () => (isSameEdit(edit, before) ? closeMediaDialog() : setIsLeaving(true))
  return (
    <LargeDialog
      title={wording.editorTitle({ name: nameOfMedia(item) })}
      onClose={close}
      stage={<Stage mode={mode} source={source} editing={editing} />}
      footer={
        <>
          <Button variant="quiet" isDisabled={isSameEdit(edit, untouched)} onPress={editing.reset}>
            {wording.reset}
          </Button>
          <span className="ms-auto flex gap-2">
            <Button onPress={close}>{wording.cancel}</Button>
            <Button
              variant="primary"
              isPending={saving.isSaving}
              pendingLabel={wording.saving}
              isDisabled={isSameEdit(edit, before)}
              onPress={() => void saving.save(edit)}
            >
              {wording.save}
            </Button>
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <SegmentedControl label={wording.modeLabel} isLabelHidden options={modes} value={mode} onChange={setMode} />
        <Tools mode={mode} editing={editing} />
        <DocumentFrames {...source} edit={edit} />
      </div>
      {theirs && (
        <EditedByTwo
          {...source}
          before={before}
          mine={edit}
          theirs={theirs}
          onMine={() => void saving.saveOver(edit)}
          onTheirs={closeMediaDialog}
          onClose={saving.goOn}
        />
      )}
      <AlertDialog
        title={wording.leaveTitle}
        confirmLabel={wording.leave}
        cancelLabel={wording.stay}
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        onConfirm={closeMediaDialog}
      >
        {wording.leaveText}
      </AlertDialog>
    </LargeDialog>
  )
}

type Editing = ReturnType<typeof usePictureEdit>

function Stage({ mode, source, editing }: { mode: Mode; source: Source; editing: Editing }) {
  const { edit } = editing
  return (
    <div className="flex h-[50dvh] min-h-0 flex-col gap-3 bg-sunken p-4 sm:p-6 lg:h-auto lg:grow">
      <div className="min-h-0 grow p-2">
        {mode === 'crop' ? (
          <CropStage
            key={`${edit.rotation} ${editing.ratio}`}
            {...source}
            edit={edit}
            ratio={ratioOf(editing.ratio)}
            onCrop={(crop) => editing.change({ crop })}
          />
        ) : (
          <FocalStage {...source} edit={edit} onFocal={(focal) => editing.change({ focal })} />
        )}
      </div>
    </div>
  )
}

/** The tools of this mode, and those that are always available. */
function Tools({ mode, editing }: { mode: Mode; editing: Editing }) {
  const { edit } = editing
  return (
    <>
      {mode === 'crop' ? (
        <SegmentedControl
          label={wording.aspectRatio}
          options={ratios}
          value={editing.ratio}
          onChange={editing.choose}
        />
      ) : (
        <p className="text-sm text-ink-soft">{wording.focalPointHint}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {turns.map(({ label, icon, after, said }) => (
          <Button
            key={label}
            size="small"
            className="pointer-coarse:min-h-11"
            icon={icon}
            onPress={() => editing.turn(after(edit), said)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Brightness value={edit.brightness} onChange={(brightness) => editing.change({ brightness })} />
    </>
  )
}

/** Wide enough for a large screen, but quick to load. */
const workingWidth = 1600

/** The original image, for the editor. */
const sourceOf = (item: MediaItem): Source | null => {
  const { width, height, variants } = item.unedited ?? item
  const sized = variants.flatMap((one) =>
    one.width === null || one.mime !== 'image/webp' ? [] : [{ ...one, width: one.width }],
  )
  const best = nearest(sized, workingWidth)
  return best && width && height ? { src: best.url, size: { width, height } } : null
}
