import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { type BillingAct, changeBilling, rememberSubscription, subscriptionInfo } from './billing.ts'
import { troubleInWords } from './billing-words.ts'
import * as wording from './wording.ts'

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
      toast({ title: wording.subscriptionDone[act], tone: 'success' })
    },
    onError: (error) => {
      // A dialog shows the error itself.
      if (!isInDialog) toast({ title: wording.notChanged, description: troubleInWords(error), tone: 'danger' })
      // The most likely cause is that another user was faster.
      void client.invalidateQueries({ queryKey: subscriptionInfo(tenant).queryKey })
    },
  })
}
