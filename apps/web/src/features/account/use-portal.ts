import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { readPortal } from './billing.ts'
import { troubleInWords } from './billing-words.ts'
import * as wording from './wording.ts'

/** Opens the payment provider's page to change the card. */
export const usePortal = (tenant: string) =>
  useMutation({
    mutationFn: () => readPortal(tenant),
    onSuccess: (url) => globalThis.location.assign(url),
    onError: (error) => toast({ title: wording.paymentNotOpened, description: troubleInWords(error), tone: 'danger' }),
  })
