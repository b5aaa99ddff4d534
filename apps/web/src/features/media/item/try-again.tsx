import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { type MediaItem, mediaClient } from '../../../media/item/media-picture.tsx'
import { useTenant } from '../../../data/session.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { askToPrepare } from '../../../media/item/ask-to-prepare.ts'
import * as wording from './wording.ts'

/** The button to process a file again after it failed. */
export function TryAgain({ item }: { item: MediaItem }) {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => askToPrepare(tenant, item.uuid),
    onSuccess: (begun) => {
      mediaClient.remember(queries, tenant, begun, false)
      announce(wording.processingAgain)
    },
    onError: (error) =>
      void toast({ title: wording.processAgainFailed, description: errorMessage(error), tone: 'danger' }),
  })
  return (
    <Button
      size="small"
      className="pointer-coarse:min-h-11"
      icon={RotateCcw}
      isPending={isPending}
      pendingLabel={wording.processAgainPending}
      onPress={() => mutate()}
    >
      {wording.processAgain}
    </Button>
  )
}
