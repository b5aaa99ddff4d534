import { maxFileNameBytes } from '@sojourn/contract/kit/file-name'
import { maxUrlLength } from '@sojourn/contract/kit/field-limits'
import { useState } from 'react'
import { ApiProblem } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { type MediaItem, mediaClient } from '../item/media-picture.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { videoName, webAddress } from './video-name.ts'
import * as wording from './wording.ts'

type VideoAddressProps = {
  /** The folder of the new item; null for none. */
  folder: string | null
  onAdded: (item: MediaItem) => void
}

/** Adds a video by its URL, because videos themselves are not stored. */
export function VideoAddress({ folder, onAdded }: VideoAddressProps) {
  const { mutate: create, isPending } = mediaClient.useCreate()
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const [added, setAdded] = useState<readonly string[]>([])
  const add = () => {
    const link = webAddress(address)
    if (link === null) {
      setComplaint(wording.videoLinkInvalid)
      return
    }
    const filename = name.trim() || videoName(link)
    create(
      { kind: 'video_link', link, filename, ...(folder === null ? {} : { folder }) },
      {
        onSuccess: (item) => {
          setAddress('')
          setName('')
          setAdded((before) => [...before, filename])
          announce(wording.videoAdded({ name: filename }))
          onAdded(item)
        },
        onError: (error) => setComplaint(complaintOf(error)),
      },
    )
  }
  return (
    <Disclosure title={wording.videoTitle}>
      <Form label={wording.videoFormLabel} onSubmit={add} className="max-w-xl gap-3">
        <TextField
          label={wording.videoLink}
          name="link"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={wording.videoLinkPlaceholder}
          maxLength={maxUrlLength}
          isRequired
          value={address}
          errorMessage={complaint ?? undefined}
          onChange={(typed) => {
            setAddress(typed)
            setComplaint(null)
          }}
        />
        <TextField
          label={wording.videoName}
          description={wording.videoNameHint}
          maxLength={maxFileNameBytes}
          value={name}
          onChange={setName}
        />
        <Button type="submit" className="self-start" isPending={isPending} pendingLabel={wording.addingVideo}>
          {wording.addVideo}
        </Button>
      </Form>
      {added.length > 0 && (
        <ul aria-label={wording.addedVideos} className="mt-3 text-sm text-success">
          {added.map((one, place) => (
            <li key={`${place} ${one}`} dir="auto" className="wrap-anywhere">
              {wording.videoInLibrary({ name: one })}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

const complaintOf = (error: Error): string =>
  (error instanceof ApiProblem ? error.errors['link']?.[0]?.message : undefined) ?? errorMessage(error)
