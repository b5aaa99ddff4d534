import { maxCaptionLength } from '@sojourn/contract/kit/field-limits'
import { safeFileName } from '@sojourn/contract/kit/file-name'
import { Ban, Check, CircleAlert, FileText, RotateCcw, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { errorMessage } from '../../kit/words/error-message.ts'
import {
  isProcessing,
  type MediaItem,
  type MediaSummary,
  MediaThumbnail,
  mediaClient,
  nameOfMedia,
} from '../item/media-picture.tsx'
import { sizeInWords } from '../../kit/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { describeItem, saveDescription, useDescriptions } from './descriptions.ts'
import { uploads } from './upload-queue.ts'
import { isCancellable, type Upload } from './upload-store.ts'
import * as wording from './wording.ts'

/** One upload: its file, progress and actions. */
export function UploadCard({ upload }: { upload: Upload }) {
  const { id, file, state } = upload
  const name = safeFileName(file.name)
  const isSending = isCancellable(upload)
  return (
    <li
      data-state={state}
      className="relative flex min-w-0 gap-3 rounded-md border border-line bg-surface p-3 data-[state=invalid]:border-danger data-[state=processing-error]:border-danger xs:flex-col xs:gap-2"
    >
      <div className="w-24 shrink-0 xs:w-full">
        <Preview upload={upload} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-2">
        <p
          className={`line-clamp-2 text-sm font-medium wrap-anywhere ${isSending ? 'pe-8 xs:pe-0' : ''}`}
          dir="auto"
          title={name}
        >
          {name}
        </p>
        <Status upload={upload} />
      </div>
      {isSending && (
        <span className="absolute end-2 top-2 rounded-sm bg-surface xs:end-4 xs:top-4">
          <IconButton icon={X} label={wording.cancelUpload({ name })} onPress={() => uploads.cancel(id)} />
        </span>
      )}
    </li>
  )
}

function Status({ upload }: { upload: Upload }) {
  const { id, file, state, step, sent, reason, item } = upload
  switch (state) {
    case 'processing':
      return step === 'sending' ? (
        <ProgressBar
          label={wording.fileProgress({ name: safeFileName(file.name) })}
          value={(100 * sent) / Math.max(1, file.size)}
          valueText={wording.fileProgressValue({ sent: sizeInWords(sent), size: sizeInWords(file.size) })}
        />
      ) : (
        <p className="text-sm text-ink-soft">{wording.steps[step ?? 'waiting']}</p>
      )
    case 'processing-complete':
      return <Uploaded upload={upload} />
    case 'cancelled':
      return (
        <Failed icon={Ban} words={wording.cancelled} tone="text-ink-soft">
          <Button size="small" icon={RotateCcw} onPress={() => uploads.retry(id)}>
            {wording.uploadAgain}
          </Button>
        </Failed>
      )
    default:
      return (
        <Failed icon={CircleAlert} words={reason ?? wording.rejected} tone="text-danger">
          {item && (
            <Button size="small" icon={RotateCcw} onPress={() => void uploads.prepareAgain(id)}>
              {wording.processAgain}
            </Button>
          )}
        </Failed>
      )
  }
}

function Uploaded({ upload }: { upload: Upload }) {
  const { id, item, isKnown, isLate } = upload
  return (
    <>
      <p className="flex items-center gap-1.5 text-sm text-success">
        <Check aria-hidden size={16} className="shrink-0" />
        {uploadedWords(upload)}
      </p>
      {isKnown && item ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Link href={`/media?item=${item.uuid}`} target="_blank">
            {nameOfMedia(item)}
          </Link>
          <Button size="small" variant="quiet" onPress={() => uploads.addAnyway(id)}>
            {wording.addCopy}
          </Button>
        </div>
      ) : (
        item && <Description item={item} />
      )}
      {isLate && item && <DeleteAfterAll id={id} item={item} />}
    </>
  )
}

const uploadedWords = ({ item, file, isKnown, isLate }: Upload): string => {
  if (isKnown) return wording.alreadyInLibrary
  if (isLate) return wording.tooLateToCancel
  if (item && isProcessing(item)) return wording.stillProcessing
  return wording.uploaded({ size: sizeInWords(file.size) })
}

/** For a file that was received completely before it could be cancelled. */
function DeleteAfterAll({ id, item }: { id: string; item: MediaSummary }) {
  const { mutate: remove, isPending } = mediaClient.useRemove()
  return (
    <Button
      size="small"
      className="self-start"
      icon={Trash2}
      isPending={isPending}
      pendingLabel={wording.deleting}
      onPress={() =>
        remove(item.uuid, {
          onSuccess: () => uploads.showDeleted(id),
          onError: (error) =>
            void toast({
              tone: 'danger',
              title: wording.deleteFailed({ name: item.filename }),
              description: errorMessage(error),
            }),
        })
      }
    >
      {wording.deleteFile}
    </Button>
  )
}

type FailedProps = { icon: typeof Ban; words: string; tone: string; children?: ReactNode }

function Failed({ icon: Icon, words, tone, children }: FailedProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className={`flex gap-1.5 text-sm ${tone}`}>
        <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
        <span className="wrap-anywhere">{words}</span>
      </p>
      {children}
    </div>
  )
}

/** The alternative text of an image, asked for while the user still remembers what it shows. */
function Description({ item }: { item: MediaItem | MediaSummary }) {
  const typed = useDescriptions((state) => state.typed[item.uuid])
  if (item.kind !== 'image') return null
  const save = () => void saveDescription(item.uuid)
  return (
    <TextField
      label={wording.altLabel({ name: item.filename })}
      isLabelHidden
      placeholder={wording.altPlaceholder}
      value={typed?.text ?? item.alt ?? ''}
      maxLength={maxCaptionLength}
      onChange={(text) => describeItem(item, text)}
      onBlur={save}
      onEnter={() => {
        save()
        return true
      }}
      errorMessage={typed?.problem ? wording.altNotSaved({ reason: typed.problem }) : undefined}
    />
  )
}

/** The image from the device or, once it is in the library, from there. */
function Preview({ upload: { file, item } }: { upload: Upload }) {
  const url = usePreview(item ? null : file)
  const [isBroken, setIsBroken] = useState(false)
  if (item) return <MediaThumbnail item={item} sizes="15rem" className="w-full rounded-xs" />
  return url && !isBroken ? (
    <img
      src={url}
      alt=""
      onError={() => setIsBroken(true)}
      className="aspect-3/2 w-full rounded-xs bg-sunken object-cover"
    />
  ) : (
    <span className="flex aspect-3/2 w-full items-center justify-center rounded-xs bg-sunken text-ink-faint">
      <FileText aria-hidden size={24} />
    </span>
  )
}

/** Types that are safe to show; an SVG is shown only after the server has sanitised it. */
const previewableTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

const usePreview = (file: File | null): string | null => {
  const [preview, setPreview] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    if (!file || !previewableTypes.has(file.type)) return undefined
    const url = URL.createObjectURL(file)
    const frame = requestAnimationFrame(() => setPreview({ file, url }))
    return () => {
      cancelAnimationFrame(frame)
      URL.revokeObjectURL(url)
    }
  }, [file])
  return preview && preview.file === file ? preview.url : null
}
