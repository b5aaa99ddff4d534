import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { errorMessage } from '../../kit/words/error-message.ts'
import { request } from '../../data/http.ts'
import type { RowAction } from '../../kit/list/row-actions.tsx'
import { useTenant } from '../../data/session.ts'
import { toast } from '../../ui/toast.ts'
import { type User, userClient } from './user-client.ts'
import * as wording from './wording.ts'

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
        title: wording.invitationResent({ email: person.email ?? person.name }),
        description: wording.invitationResentHint,
        tone: 'success',
      })
    },
    onError: (error, { name }) =>
      void toast({
        title: wording.resendFailed({ name }),
        description: errorMessage(error, wording.resendErrors),
        tone: 'danger',
      }),
  })
}

/** The list action for members who have not accepted their invitation yet. */
export const invitationActions =
  (sendAgain: (person: User) => void) =>
  (person: User): readonly RowAction[] =>
    person.state === 'invited'
      ? [{ label: wording.resendInvitation, icon: Send, onAction: () => sendAgain(person) }]
      : []
