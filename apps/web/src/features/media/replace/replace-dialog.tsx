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
import { resourceCounts } from '../../../data/resource-lists.ts'
import { useTenant } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { closeMediaDialog, useMediaDialog } from '../media-dialogs.ts'
import * as wording from './wording.ts'

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
      title={wording.title}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeMediaDialog()
      }}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={!other || isSame}
            isPending={isPending}
            pendingLabel={wording.replacing}
            onPress={() => other && replace(other.uuid)}
          >
            {wording.replace}
          </Button>
        </>
      )}
    >
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Side title={wording.current} item={item} />
        <ChevronRight aria-hidden size={20} className="self-center text-ink-faint max-sm:hidden rtl:-scale-x-100" />
        {other ? (
          <Side title={wording.replacement} item={other} />
        ) : (
          <div>
            <p className="eyebrow mb-2">{wording.replacement}</p>
            <div className="flex aspect-3/2 items-center justify-center rounded-sm border border-dashed border-line-strong bg-sunken p-2 text-center text-sm text-ink-soft">
              {wording.noReplacement}
            </div>
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        {isSame && <p className="text-sm text-danger">{wording.sameImage}</p>}
        <Button onPress={() => setIsChoosing(true)}>{other ? wording.chooseAnotherImage : wording.chooseImage}</Button>
      </div>
      <p className="mt-6 text-ink-soft">{wording.consequences}</p>
      <h3 className="eyebrow mt-6 mb-2">{wording.usedInTitle({ count: item.usedIn.length })}</h3>
      {item.usedIn.length === 0 ? (
        <p className="text-sm text-ink-soft">{wording.notUsed}</p>
      ) : (
        <UsesList uses={item.usedIn} />
      )}
      <MediaPicker
        title={wording.pickerTitle}
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
        title: wording.replaced,
        description:
          item.usedIn.length === 0 ? wording.replacedNowhere : wording.replacedIn({ count: item.usedIn.length }),
        tone: 'success',
      })
    },
    onError: (error) => void toast({ title: wording.replaceFailed, description: errorMessage(error), tone: 'danger' }),
  })
}
