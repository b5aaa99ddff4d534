import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { readPortal } from './billing.ts'
import { troubleInWords } from './billing-words.ts'

/** Leads to the page of the payment provider where the card is changed. */
export const usePortal = (tenant: string) =>
  useMutation({
    mutationFn: () => readPortal(tenant),
    onSuccess: (url) => globalThis.location.assign(url),
    onError: (error) =>
      toast({ title: 'The payment details could not be opened', description: troubleInWords(error), tone: 'danger' }),
  })
