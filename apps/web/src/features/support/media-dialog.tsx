import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Read, Summary } from '@sojourn/contract/kit/define-resource'
import type { mediaItem } from '@sojourn/contract/resources/media-item'
import { acceptedTypes } from '@sojourn/contract/uploads'
import { FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { errorMessage } from '../../kit/words/error-message.ts'
import { request } from '../../data/http.ts'
import { clients } from '../../data/clients.ts'
import { useDebounced } from '../../kit/page/use-debounced.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import * as wording from './wording.ts'

type MediaItem = Summary<typeof mediaItem>

/** A file that is attached to a message. */
export type Attached = { media: string; filename: string }

type MediaDialogProps = {
  /** The company whose library is shown. */
  tenant: string
  mayUpload: boolean
  chosen: readonly Attached[]
  max: number
  onAdd: (file: Attached) => void
  onRemove: (media: string) => void
  onClose: () => void
}

const client = clients.media

/** The dialog to select files of the company's media library, and to upload new ones. */
export function MediaDialog({ tenant, mayUpload, chosen, max, onAdd, onRemove, onClose }: MediaDialogProps) {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const query = useQuery(client.list(tenant, { perPage: '24', ...(q ? { q } : {}) }))
  const add = ({ uuid, filename }: MediaItem) => onAdd({ media: uuid, filename })
  return (
    <Dialog
      title={wording.attachLabel}
      isOpen
      onOpenChange={onClose}
      renderFooter={() => (
        <>
          {mayUpload && <UploadButton tenant={tenant} isDisabled={chosen.length >= max} onUploaded={add} />}
          <Button variant="primary" onPress={onClose}>
            {wording.doneLabel}
          </Button>
        </>
      )}
    >
      <SearchField label={wording.filesSearchLabel} value={text} onChange={setText} className="mb-4" autoFocus />
      {query.data ? (
        query.data.data.length === 0 ? (
          <p className="py-8 text-center text-ink-soft">{q ? wording.noFilesFound : wording.noFiles}</p>
        ) : (
          <ul aria-label={wording.filesLabel} className="flex flex-col">
            {query.data.data.map((item) => {
              const isChosen = chosen.some(({ media }) => media === item.uuid)
              return (
                <li key={item.uuid} className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
                  <Checkbox
                    className="min-w-0 grow"
                    isSelected={isChosen}
                    isDisabled={!isChosen && chosen.length >= max}
                    onChange={(isOn) => (isOn ? add(item) : onRemove(item.uuid))}
                    description={item.caption ? item.filename : undefined}
                  >
                    <span className="wrap-anywhere">{item.caption ?? item.filename}</span>
                  </Checkbox>
                  <Thumbnail item={item} />
                </li>
              )
            })}
          </ul>
        )
      ) : (
        <Waiting query={query} words={wording.waitingForFiles} />
      )}
    </Dialog>
  )
}

function Thumbnail({ item }: { item: MediaItem }) {
  const picture = item.variants
    .filter(({ mime, width }) => mime === 'image/webp' && width !== null)
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))[0]
  return picture ? (
    <img src={picture.url} alt="" width={60} height={40} className="h-10 w-15 shrink-0 rounded-xs object-cover" />
  ) : (
    <span className="flex h-10 w-15 shrink-0 items-center justify-center rounded-xs bg-sunken text-ink-faint">
      <FileText aria-hidden size={18} />
    </span>
  )
}

type UploadButtonProps = { tenant: string; isDisabled: boolean; onUploaded: (item: MediaItem) => void }

function UploadButton({ tenant, isDisabled, onUploaded }: UploadButtonProps) {
  const queries = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const upload = async (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    setProblem('')
    const body = new FormData()
    body.append('file', file)
    try {
      const { data } = await request<{ data: Read<typeof mediaItem> }>('POST', `/v1/${tenant}/media/`, { body })
      client.remember(queries, tenant, data, true)
      onUploaded(data)
      announce(wording.fileUploaded({ file: data.filename }))
    } catch (error) {
      setProblem(wording.fileNotUploaded({ file: file.name, reason: errorMessage(error) }))
    } finally {
      setName(null)
    }
  }
  return (
    <div className="me-auto flex min-w-0 flex-wrap items-center gap-2">
      <FileTrigger acceptedFileTypes={acceptedTypes} onSelect={(files) => void upload(files?.[0])}>
        <Button icon={Upload} isPending={name !== null} pendingLabel={wording.uploadingLabel} isDisabled={isDisabled}>
          {wording.uploadLabel}
        </Button>
      </FileTrigger>
      <output className="text-sm wrap-anywhere text-ink-soft">
        {name ? wording.uploadingFile({ file: name }) : ''}
      </output>
      {problem && (
        <p role="alert" className="text-sm wrap-anywhere text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
