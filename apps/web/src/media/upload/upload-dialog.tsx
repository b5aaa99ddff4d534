import { useQueryClient } from '@tanstack/react-query'
import { Camera, FilePlus2, FolderPlus, ImageUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { acceptedTypes, uploadLimits } from '@sojourn/contract/uploads'
import type { MediaSummary } from '../item/media-picture.tsx'
import type { UploadRequest } from './media-upload.tsx'
import { useTenant } from '../../data/session.ts'
import { useLatest } from '../../kit/page/use-latest.ts'
import { sizeInWords } from '../../kit/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { FolderName } from '../folders/folder-name.tsx'
import { type ChosenFile, filesOfChoice, filesOfDrop, joinFolders } from './chosen-files.ts'
import { VideoAddress } from './video-address.tsx'
import { UploadCard } from './upload-card.tsx'
import { saveDescriptions } from './descriptions.ts'
import { uploads as queue, useUploads } from './upload-queue.ts'
import { isCancellable, isUnderWay, type Upload } from './upload-store.ts'
import * as wording from './wording.ts'

/** Adds files to the library: dropped, pasted, chosen, as a whole folder, or as a photo taken now. */
export function UploadDialog({ folder: initialFolder, onUploaded, onClose }: UploadRequest) {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const [folder, setFolder] = useState(initialFolder)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [videos, setVideos] = useState<readonly MediaSummary[]>([])
  const uploads = useUploads().filter((upload) => upload.tenant === tenant)
  useEffect(() => queue.connect(queries), [queries])
  const add = (files: readonly ChosenFile[]) => {
    if (files.length === 0) return
    const placed = files.map((one) => ({ ...one, folder: joinFolders(folder, one.folder) }))
    const ids = queue.add(tenant, placed)
    setChosen((before) => [...before, ...ids])
  }
  const underWay = uploads.filter(isUnderWay)
  const stoppable = uploads.filter(isCancellable)
  const close = () => {
    const own = uploads.filter(({ id, state }) => state === 'processing-complete' && chosen.includes(id))
    const added = [...own.flatMap(({ item }) => item ?? []), ...videos]
    if (added.length > 0) onUploaded(added)
    // With Esc, the field gets no blur event.
    saveDescriptions()
    queue.clearEnded()
    onClose()
  }
  return (
    <Dialog
      title={wording.title}
      width="work-area"
      isOpen
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      renderFooter={() => (
        <>
          {stoppable.length > 0 && (
            <Button variant="quiet" className="me-auto" onPress={() => stoppable.forEach(({ id }) => queue.cancel(id))}>
              {wording.cancelUploads({ count: stoppable.length })}
            </Button>
          )}
          <Button variant={uploads.length + videos.length > 0 ? 'primary' : 'secondary'} onPress={close}>
            {underWay.length > 0
              ? wording.continueInBackground
              : uploads.length + videos.length > 0
                ? wording.done
                : wording.close}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-4">
        <FolderName label={wording.folderLabel} value={folder} onChange={setFolder} />
        {underWay.length > 0 && <Overall uploads={uploads} />}
        <UploadArea uploads={uploads} onAdd={add} />
        <VideoAddress folder={folder} onAdded={(video) => setVideos((before) => [...before, video])} />
      </div>
    </Dialog>
  )
}

/** The overall progress, in bytes. */
function Overall({ uploads }: { uploads: readonly Upload[] }) {
  const counted = uploads.filter(({ state, isKnown }) => !isKnown && state !== 'invalid' && state !== 'cancelled')
  const all = counted.reduce((sum, { file }) => sum + file.size, 0)
  const sent = counted.reduce(
    (sum, { file, sent: some, state }) => sum + (state === 'processing' ? some : file.size),
    0,
  )
  const done = counted.filter((upload) => !isUnderWay(upload)).length
  return (
    <ProgressBar
      label={wording.overallProgress({ count: counted.length })}
      value={all === 0 ? null : (100 * sent) / all}
      valueText={wording.overallProgressValue({
        done,
        total: counted.length,
        sent: sizeInWords(sent),
        size: sizeInWords(all),
      })}
    />
  )
}

type UploadAreaProps = { uploads: readonly Upload[]; onAdd: (files: readonly ChosenFile[]) => void }

/**
 * The area where files are dropped and pasted, and their progress is shown. It has a red border while one of them needs
 * attention.
 */
function UploadArea({ uploads, onAdd }: UploadAreaProps) {
  usePaste(onAdd)
  const isTroubled = uploads.some(({ state }) => state === 'invalid' || state === 'processing-error')
  return (
    <DropZone
      aria-label={wording.dropZoneLabel}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => void filesOfDrop(items).then(onAdd)}
      data-troubled={isTroubled || undefined}
      className={({ isDropTarget }) =>
        classNames(
          'focus-ring flex min-h-100 flex-col gap-4 rounded-md border-2 border-dashed p-4',
          isDropTarget ? 'border-brand bg-brand-tint' : isTroubled ? 'border-danger' : 'border-line-strong bg-sunken',
        )
      }
    >
      {uploads.length === 0 ? (
        <div className="flex grow flex-col items-center justify-end gap-4 text-center">
          <ImageUp aria-hidden size={40} strokeWidth={1.25} className="text-ink-faint" />
          <div>
            <p className="font-medium">{wording.dropZoneTitle}</p>
            <p className="mx-auto mt-1 max-w-md text-sm text-ink-soft">
              {wording.dropZoneHint({
                imageSize: sizeInWords(uploadLimits.imageBytes),
                documentSize: sizeInWords(uploadLimits.documentBytes),
              })}
            </p>
          </div>
        </div>
      ) : (
        <ul aria-label={wording.files} className="grid grid-cols-1 gap-3 xs:grid-cols-2 min-[50em]:grid-cols-3">
          {uploads.map((upload) => (
            <UploadCard key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {/* Always at the same place in the tree, so that the focus returns to the button after the file chooser. */}
      <div className={classNames('flex justify-center', uploads.length === 0 ? 'grow items-start' : 'mt-auto')}>
        <Choosers onAdd={onAdd} />
      </div>
    </DropZone>
  )
}

/** Accepts files pasted anywhere in the dialog, including screenshots, which a drop zone does not handle. */
const usePaste = (onAdd: UploadAreaProps['onAdd']): void => {
  const take = useLatest(onAdd)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = filesOfChoice(event.clipboardData?.files ?? null)
      if (files.length === 0 || isTextForField(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      take.current(files)
    }
    document.addEventListener('paste', onPaste, { capture: true })
    return () => document.removeEventListener('paste', onPaste, { capture: true })
  }, [take])
}

/** Office programs copy an image of a text along with the text; in a field, the text is pasted. */
const isTextForField = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable]') !== null &&
  (clipboardData?.types.includes('text/plain') ?? false)

/** Touch devices have a camera and few folders; others have folders and rarely a camera. */
const hasTouch = (): boolean => globalThis.matchMedia('(pointer: coarse)').matches

function Choosers({ onAdd }: { onAdd: UploadAreaProps['onAdd'] }) {
  const take = (files: FileList | null) => onAdd(filesOfChoice(files))
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <FileTrigger allowsMultiple acceptedFileTypes={acceptedTypes} onSelect={take}>
        <Button variant="primary" icon={FilePlus2}>
          {wording.chooseFiles}
        </Button>
      </FileTrigger>
      {hasTouch() ? (
        <FileTrigger defaultCamera="environment" acceptedFileTypes={['image/*']} onSelect={take}>
          <Button icon={Camera}>{wording.takePhoto}</Button>
        </FileTrigger>
      ) : (
        <FileTrigger acceptDirectory onSelect={take}>
          <Button icon={FolderPlus}>{wording.chooseFolder}</Button>
        </FileTrigger>
      )}
    </div>
  )
}
