import type { KeyResource } from '@sojourn/contract/api-key'
import { message } from '@sojourn/contract/kit/message'

export const keysTitle = message('API keys')
export const keysHint = message('Give other programs, such as your website, access to your data.')
export const keysHintWithDocs = message(
  'Give other programs, such as your website, access to your data. <link>API documentation</link>',
)
export const keysFullHint = message('A company can have up to {count} keys. Revoke one to create another.')
export const waitingForKeys = {
  loading: message('Loading the API keys'),
  failed: message('The API keys could not be loaded'),
}
export const onlyAdminsCreate = message('Only an Admin of {company} can create API keys.')
export const noKeysTitle = message('No API keys yet')
export const noKeysText = message(
  'With an API key, a program such as your website or accounting system can read or change the data that you choose, without anyone’s password.',
)
export const readDocsLabel = message('Read the documentation')
export const createKeyLabel = message('Create key')
export const createKeyTitle = message('Create an API key')
export const creatingLabel = message('Creating')
export const cancelLabel = message('Cancel')
export const doneLabel = message('Done')
export const keyNotCreated = message('The key could not be created')

export const nameLabel = message('Name')
export const nameHint = message('Which program will use the key. The name appears in the activity log.')
export const namePlaceholder = message('Website')
export const nameMissing = message('enter a name, such as Website')
export const expiryLabel = message('Expires')
export const expiryOptions = {
  days30: message('In 30 days'),
  days90: message('In 90 days'),
  year: message('In 1 year'),
  twoYears: message('In 2 years'),
}
export const scopesLabel = message('Permissions')
export const scopesMissing = message('choose at least one permission')
export const specialScopesLabel = message('Special permissions')
export const pricingHint = message('For itineraries, suppliers, rate sheets and payables')
export const publishHint = message('Requires write access to itineraries')
export const passportsHint = message('Requires access to contacts')
export const readLabel = message('Read')
export const writeLabel = message('Write')
export const scopeResources: Readonly<Record<KeyResource | 'pricing', string>> = {
  accommodations: message('Accommodations'),
  destinations: message('Destinations'),
  excursions: message('Excursions'),
  guides: message('Travel guides'),
  snippets: message('Snippets'),
  media: message('Media library'),
  'company-pages': message('Company pages'),
  itineraries: message('Itineraries'),
  contacts: message('Contacts'),
  suppliers: message('Suppliers'),
  'exchange-rates': message('Exchange rates'),
  'rate-sheets': message('Rate sheets'),
  invoices: message('Invoices'),
  payments: message('Payments'),
  payables: message('Payables'),
  pricing: message('Net prices and rates'),
}
export const publishScope = message('Publish itineraries')
export const passportsScope = message('Passports')
export const readScope = message('{resource}: read')
export const writeScope = message('{resource}: read and write')

export const expiredBadge = message('Expired')
export const stoppedBadge = message('Inactive')
export const stoppedNote = message('This key does not work because {name} has left the company or is suspended.')
export const keyCreated = message('Created by {name}, {when}')
export const lastUsed = message('Last used {when}')
export const neverUsed = message('Never used')
export const expiresOn = message('Expires {date}')
export const expiredOn = message('Expired {date}')
export const revokeLabel = message('Revoke')
export const revokeLabelOf = message('Revoke {name}, ending in {lastFour}')
export const revokeTitle = message('Revoke “{name}”?')
export const revokeText = message(
  'Programs that use this key stop working immediately. You cannot undo this, but you can create another key.',
)
export const revokeConfirmLabel = message('Revoke key')
export const keyRevoked = message('“{name}” revoked')
export const keyNotRevoked = message('The key could not be revoked')

export const secretTitle = message('Copy your key now')
export const secretText = message(
  '“{name}” is ready. The key is shown only once. Keep it as safe as a password: anyone who has it can use its permissions.',
)
export const secretLabel = message('API key')
export const copyKeyLabel = message('Copy key')
export const keyCopied = message('Key copied')
export const keySelected = message('The key is selected. Press Ctrl+C to copy it.')
