import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { type BillingAct, changeBilling, rememberSubscription, subscriptionInfo } from './billing.ts'
import { troubleInWords } from './billing-words.ts'

/** Acts on the company's subscription, and says what came of it. A plan that is to be paid leads to its checkout. */
export const useBilling = (tenant: string, { isInDialog = false } = {}) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: BillingAct) => changeBilling(tenant, wanted),
    onSuccess: async (subscription, { act }) => {
      if (act === 'subscribe' && subscription.checkoutUrl) {
        globalThis.location.assign(subscription.checkoutUrl)
        return
      }
      await rememberSubscription(client, tenant, subscription)
      toast({ title: done[act], tone: 'success' })
    },
    onError: (error) => {
      // A dialog says so itself.
      if (!isInDialog)
        toast({ title: 'The subscription was not changed', description: troubleInWords(error), tone: 'danger' })
      // Most likely somebody else was faster.
      void client.invalidateQueries({ queryKey: subscriptionInfo(tenant).queryKey })
    },
  })
}

const done: Record<BillingAct['act'], string> = {
  subscribe: 'The plan is chosen',
  change: 'The plan is changed',
  cancel: 'The subscription is cancelled',
  resume: 'The subscription goes on',
}
