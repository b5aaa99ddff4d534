import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { type BillingAct, changeBilling, rememberSubscription, subscriptionInfo } from './billing.ts'
import { troubleInWords } from './billing-words.ts'

/**
 * Runs an action on the company's subscription, and shows a toast with the result. A plan that must be paid leads to its
 * checkout.
 */
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
      // A dialog shows the error itself.
      if (!isInDialog)
        toast({ title: 'The subscription was not changed', description: troubleInWords(error), tone: 'danger' })
      // The most likely cause is that another user was faster.
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
