import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { errorMessage } from '../../kit/words/error-message.ts'
import { request } from '../../data/http.ts'
import type { RowAction } from '../../kit/list/row-actions.tsx'
import { useTenant } from '../../data/session.ts'
import { toast } from '../../ui/toast.ts'
import { type User, userClient } from './user-client.ts'

/** Sends an invitation again, and shows a toast with the result. */
export const useSendAgain = () => {
  const client = useQueryClient()
  const { uuid: tenant } = useTenant()
  return useMutation({
    mutationFn: async ({ uuid }: User) =>
      (await request<{ data: User }>('POST', `${userClient.path(tenant)}/${uuid}/invitation`)).data,
    onSuccess: (person) => {
      userClient.remember(client, tenant, person, false)
      toast({
        title: `The invitation went to ${person.email ?? person.name} again`,
        description: 'The link in the earlier letter does not work any more.',
        tone: 'success',
      })
    },
    onError: (error, { name }) =>
      void toast({ title: `${name} was not written to`, description: errorMessage(error, own), tone: 'danger' }),
  })
}

/** The list action for members who have not accepted their invitation yet. */
export const invitationActions =
  (sendAgain: (person: User) => void) =>
  (person: User): readonly RowAction[] =>
    person.state === 'invited'
      ? [{ label: 'Send the invitation again', icon: Send, onAction: () => sendAgain(person) }]
      : []

const own = {
  too_many_requests:
    'At most five letters go to one person in an hour, and 300 invitations from a company in a day. The last link still works; try again later.',
  conflict: 'They have accepted already. Load the page again to see them.',
  subscription_required: 'The company has no active subscription.',
}
