import { avatarLimits } from '@sojourn/contract/uploads'
import type { AccountUser } from '@sojourn/contract/account'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { errorMessage } from '../../kit/words/error-message.ts'
import { sizeInWords } from '../../kit/words/words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { updateAccount } from './update-account.ts'
import * as wording from './wording.ts'

/** Image types that browsers can show. */
const drawn = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** The photo format of phones, by content type and by file extension, because not every system knows the type. */
const heic = ['image/heic', 'image/heif', '.heic', '.heif']

/** The user's avatar, which other members see: it is previewed, then uploaded, and can be removed. */
export function PictureForm({ user: { name, jobTitle, avatar } }: { user: AccountUser }) {
  const [chosen, setChosen] = useState<{ file: File; preview: string | null } | null>(null)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!chosen) return undefined
    // The button that opened the file chooser is gone, so the focus moves to the first of the new ones.
    buttons.current?.querySelector('button')?.focus()
    return () => {
      if (chosen.preview !== null) URL.revokeObjectURL(chosen.preview)
    }
  }, [chosen])

  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = complaintAbout(file)
    setComplaint(wrong)
    setChosen(wrong === null ? { file, preview: drawn.includes(file.type) ? URL.createObjectURL(file) : null } : null)
  }
  const send = async (input: unknown, done: string) => {
    setIsSending(true)
    setComplaint(null)
    try {
      await updateAccount(input)
      setChosen(null)
      toast({ title: done, tone: 'success' })
    } catch (error) {
      setComplaint(errorMessage(error, own))
    } finally {
      setIsSending(false)
    }
  }
  const use = (file: File) => {
    const body = new FormData()
    body.append('avatar', file)
    void send(body, wording.photoChanged)
  }

  return (
    <section aria-labelledby="picture" className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} picture={chosen ? (chosen.preview ?? undefined) : avatar?.url} size="portrait" isDecorative />
      <div className="min-w-0">
        <h3 id="picture" className="sr-only">
          {wording.photoTitle}
        </h3>
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {chosen ? wordsOf(chosen) : (jobTitle ?? wording.noJobTitle)}
        </p>
        <div ref={buttons} className="mt-2 flex flex-wrap gap-2">
          {chosen ? (
            <>
              <Button
                size="small"
                variant="primary"
                onPress={() => use(chosen.file)}
                isPending={isSending}
                pendingLabel={wording.sendingLabel}
              >
                {wording.confirmPhotoLabel}
              </Button>
              <Button size="small" onPress={() => setChosen(null)} isDisabled={isSending}>
                {wording.cancelLabel}
              </Button>
            </>
          ) : (
            <>
              <FileTrigger acceptedFileTypes={[...drawn, ...heic]} onSelect={(files) => choose(files?.[0])}>
                <Button size="small" icon={ImagePlus}>
                  {avatar ? wording.changePhotoLabel : wording.addPhotoLabel}
                </Button>
              </FileTrigger>
              {avatar && (
                <Button
                  size="small"
                  variant="quiet"
                  onPress={() => void send({ avatar: null }, wording.photoRemoved)}
                  isPending={isSending}
                  pendingLabel={wording.removingLabel}
                >
                  {wording.removePhotoLabel}
                </Button>
              )}
            </>
          )}
        </div>
        {complaint !== null && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {complaint}
          </p>
        )}
      </div>
    </section>
  )
}

const wordsOf = ({ file, preview }: { file: File; preview: string | null }): string =>
  preview === null ? wording.photoNotPreviewed({ file: file.name }) : wording.photoPreviewHint

const advice = wording.photoAdvice({ size: sizeInWords(avatarLimits.bytes) })

const complaintAbout = ({ name, type, size }: File): string | null => {
  if (![...drawn, ...heic].some((kind) => kind === type || name.toLowerCase().endsWith(kind)))
    return wording.photoTypeUnsupported({ file: name, advice })
  if (size > avatarLimits.bytes) return wording.photoTooLarge({ file: name, size: sizeInWords(size), advice })
  return null
}

const own = {
  too_large: wording.sentPhotoTooLarge({ advice }),
  unsupported_media_type: wording.sentPhotoUnsupported({ advice }),
  invalid: wording.sentPhotoUnreadable({ advice }),
}
