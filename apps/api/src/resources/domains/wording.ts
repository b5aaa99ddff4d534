import { message } from '@sojourn/contract/kit/message'

export const offSubject = message('{host} no longer shows {company}’s pages')
export const offHeading = message('Your custom domain has been turned off')
export const offText = message(
  'The DNS records for {host} have been wrong for three days, so it no longer shows {company}’s public pages. Links to {host} no longer work. New links use the standard address.',
)
export const offAction = message(
  'To use the domain again, open the domain settings, add the records shown there (the TXT record has a new value), then select Check now.',
)
export const openDomainSettings = message('Open domain settings')
