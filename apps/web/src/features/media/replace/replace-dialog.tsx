import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { request } from '../../../data/http.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { UsesList } from '../../../kit/list/uses-list.tsx'
import { MediaPicker } from '../../../media/choose/media-picker.tsx'
import {
  type MediaItem,
  mediaClient,
  mediaItemQuery,
  MediaThumbnail,
  nameOfMedia,
  useMediaItem,
} from '../../../media/item/media-picture.tsx'
import { resourceCounts } from '../../../data/resource-client.ts'
import { useTenant } from '../../../data/session.ts'
import { countOf } from '../../../kit/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { closeMediaDialog, useMediaDialog } from '../media-dialogs.ts'

/** Replaces an image with another one wherever it is used. */
export function ReplaceDialog() {
  const { uuid: tenant } = useTenant()
  const uuid = useMediaDialog(({ open }) => (open?.kind === 'replace' ? open.uuid : null))
  const { data: item } = useQuery({ ...mediaItemQuery(tenant, uuid ?? ''), enabled: uuid !== null })
  return item && <Replacement key={item.uuid} item={item} />
}

function Replacement({ item }: { item: MediaItem }) {
  const { uuid: tenant } = useTenant()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const other = useMediaItem(tenant, chosen)
  const { mutate: replace, isPending } = useReplacement(tenant, item)
  const isSame = chosen === item.uuid
  return (
    <Dialog
      title="Replace everywhere"
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeMediaDialog()
      }}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            variant="primary"
            isDisabled={!other || isSame}
            isPending={isPending}
            pendingLabel="Replacing"
            onPress={() => other && replace(other.uuid)}
          >
            Replace everywhere
          </Button>
        </>
      )}
    >
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Side title="Now" item={item} />
        <ChevronRight aria-hidden size={20} className="self-center text-ink-faint max-sm:hidden rtl:-scale-x-100" />
        {other ? (
          <Side title="Then" item={other} />
        ) : (
          <div>
            <p className="eyebrow mb-2">Then</p>
            <div className="flex aspect-3/2 items-center justify-center rounded-sm border border-dashed border-line-strong bg-sunken p-2 text-center text-sm text-ink-soft">
              Choose the picture that comes in its place.
            </div>
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        {isSame && <p className="text-sm text-danger">This is the same picture.</p>}
        <Button onPress={() => setIsChoosing(true)}>{other ? 'Choose another picture' : 'Choose a picture'}</Button>
      </div>
      <p className="mt-6 text-ink-soft">
        Drafts and your library change at once. Published pages and brochures keep the old picture until they are
        published again. Description, caption and the rest of what is said of it stay; the old file goes to the bin.
      </p>
      <h3 className="eyebrow mt-6 mb-2">Used in {item.usedIn.length > 0 && countOf(item.usedIn.length, 'place')}</h3>
      {item.usedIn.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing uses it yet.</p>
      ) : (
        <UsesList uses={item.usedIn} />
      )}
      <MediaPicker
        title="Choose the new picture"
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={setChosen}
      />
    </Dialog>
  )
}

function Side({ title, item }: { title: string; item: MediaItem }) {
  return (
    <figure className="min-w-0">
      <p className="eyebrow mb-2">{title}</p>
      <MediaThumbnail
        item={item}
        sizes="(width < 40em) 90vw, 26rem"
        alt={item.alt ?? ''}
        isWhole
        className="w-full rounded-sm"
      />
      <figcaption dir="auto" className="mt-1.5 text-sm wrap-anywhere">
        {nameOfMedia(item)}
      </figcaption>
    </figure>
  )
}

const useReplacement = (tenant: string, item: MediaItem) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (media: string) =>
      (
        await request<{ data: MediaItem }>('POST', `/v1/${tenant}/media/${item.uuid}/replacement`, {
          rev: item.rev,
          body: { media },
        })
      ).data,
    onSuccess: (record) => {
      mediaClient.remember(queries, tenant, record, false)
      void queries.invalidateQueries({ queryKey: [tenant, 'media'] })
      // The replaced image may be in the bin now.
      void queries.invalidateQueries({ queryKey: resourceCounts(tenant).queryKey })
      closeMediaDialog()
      toast({
        title: 'The picture was replaced',
        description:
          item.usedIn.length === 0
            ? 'The old file is in the bin.'
            : `${countOf(item.usedIn.length, 'place shows', 'places show')} the new one. Publish again what is published. The old file is in the bin.`,
        tone: 'success',
      })
    },
    onError: (error) =>
      void toast({ title: 'The picture was not replaced', description: errorMessage(error), tone: 'danger' }),
  })
}
