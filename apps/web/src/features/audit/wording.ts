import { message } from '@sojourn/contract/kit/message'

export const pageTitle = message('Activity log')
export const onlyAdminsSee = message('Only an Admin of {company} can see the activity log.')
export const viewsLabel = message('Activity')
export const changesView = message('Changes')
export const changesHint = message('Every change in {company}, newest first.')
export const accountsView = message('Logins and accounts')
export const accountsHint = message('Logins, password changes, role changes and exports, newest first.')
export const events = message('Events')
export const waiting = {
  loading: message('Loading the activity log'),
  failed: message('The activity log could not be loaded'),
}
export const noChangesFound = message('No changes found')
export const noChangesFoundHint = message('Try other dates or another user.')
export const noChanges = message('No changes yet')
export const noChangesHint = message('Every change from now on is listed here.')
export const showAll = message('Show all')

export const actorFilter = message('User')
export const allActors = message('All users')
export const otherActor = message('Other user')
export const activityFilter = message('Activity')
export const allActivity = message('All activity')
export const fromFilter = message('From')
export const toFilter = message('To')

export const apiKey = message('API key')
export const platformStaff = message('Platform staff')
export const inBin = message('(in the bin)')
export const systemActor = message('System')
export const formerUser = message('Former user')
export const template = message('template')
export const untitled = message('Untitled')
export const deletedRecord = message('(permanently deleted)')
export const sentTo = message('to {email}')
export const someFields = message('{fields} and {count, number} more')

export const groups = {
  itineraries: message('Itineraries and templates'),
  library: message('Library'),
  imports: message('Imports'),
  media: message('Media'),
  contacts: message('Contacts'),
  suppliers: message('Suppliers'),
  companyPages: message('Company pages'),
  users: message('Users'),
  company: message('Company and subscription'),
  support: message('Support'),
}

/** What was done, by action. `{resource}` is what the record is, such as an itinerary. */
export const actions = {
  'itinerary.publish': message('<actor>{name}</actor> published {resource} <record>{title}</record>'),
  'itinerary.publish-pdf': message('<actor>{name}</actor> created the PDF of {resource} <record>{title}</record>'),
  'itinerary.restore-revision': message(
    '<actor>{name}</actor> restored an earlier version of {resource} <record>{title}</record>',
  ),
  'itinerary.thin-revisions': message(
    '<actor>{name}</actor> removed old versions of {resource} <record>{title}</record>',
  ),
  'revision.create': message('<actor>{name}</actor> saved a version of {resource} <record>{title}</record>'),
  'share.create': message('<actor>{name}</actor> created a share link for {resource} <record>{title}</record>'),
  'share.update': message('<actor>{name}</actor> changed a share link for {resource} <record>{title}</record>'),
  'share.remove': message('<actor>{name}</actor> deleted a share link for {resource} <record>{title}</record>'),
  'share.mail': message('<actor>{name}</actor> emailed a share link for {resource} <record>{title}</record>'),
  'media-item.prepare': message('<actor>{name}</actor> processed {resource} <record>{title}</record> again'),
  'media-item.upload': message('<actor>{name}</actor> uploaded <record>{title}</record>'),
  'media-item.cancel': message('<actor>{name}</actor> cancelled the upload of <record>{title}</record>'),
  'media-item.refuse': message('<actor>{name}</actor> tried to upload <record>{title}</record>, which was rejected'),
  'support-request.reply': message('<actor>{name}</actor> replied to {resource} <record>{title}</record>'),
  'support-request.create': message('<actor>{name}</actor> contacted support: <record>{title}</record>'),
  'user.invite': message('<actor>{name}</actor> invited <record>{title}</record>'),
  'user.join': message('<actor>{name}</actor> joined the company'),
  'user.merge': message('<actor>{name}</actor> linked an invitation to an existing account'),
  'user.remove': message('<actor>{name}</actor> removed <record>{title}</record>'),
  'user.endSessions': message('<actor>{name}</actor> logged <record>{title}</record> out everywhere'),
  'user.update': message('<actor>{name}</actor> changed the roles of <record>{title}</record>'),
  'user.updateAccount': message('<actor>{name}</actor> changed their own profile'),
  'user.handOver': message('<actor>{name}</actor> transferred ownership to <record>{title}</record>'),
  'tenant.create': message('<actor>{name}</actor> created the company'),
  'tenant.update': message('<actor>{name}</actor> changed the company settings'),
  'tenant.remove': message('<actor>{name}</actor> closed the company'),
  'tenant.restore': message('<actor>{name}</actor> reopened the company'),
  'api-key.create': message('<actor>{name}</actor> created the API key <record>{title}</record>'),
  'api-key.revoke': message('<actor>{name}</actor> revoked the API key <record>{title}</record>'),
  'api-key.export': message('<actor>{name}</actor> exported a list'),
  'import.create': message('<actor>{name}</actor> uploaded a CSV file to import'),
  'import.update': message('<actor>{name}</actor> matched the columns of a CSV import'),
  'import.check': message('<actor>{name}</actor> checked a CSV import'),
  'import.start': message('<actor>{name}</actor> started a CSV import'),
  'import.finish': message('<actor>{name}</actor> completed a CSV import'),
  'import.cancel': message('<actor>{name}</actor> cancelled a CSV import'),
  'import.fail': message('<actor>{name}</actor> could not complete a CSV import'),
  'company.export': message('<actor>{name}</actor> exported all company data'),
  'sample.add': message('<actor>{name}</actor> added the sample itinerary'),
  'sample.remove': message('<actor>{name}</actor> removed the sample itinerary'),
  'saved-view.create': message('<actor>{name}</actor> saved a view of a list'),
  'saved-view.update': message('<actor>{name}</actor> changed a saved view'),
  'saved-view.remove': message('<actor>{name}</actor> deleted a saved view'),
  'company.visit': message('<actor>{name}</actor> visited the company'),
  'single-sign-on.update': message('<actor>{name}</actor> changed single sign-on'),
  'single-sign-on.remove': message('<actor>{name}</actor> turned off single sign-on'),
  'webhook.create': message('<actor>{name}</actor> added a webhook'),
  'webhook.update': message('<actor>{name}</actor> changed a webhook'),
  'webhook.remove': message('<actor>{name}</actor> deleted a webhook'),
  'webhook.rotate-secret': message('<actor>{name}</actor> rotated the secret of a webhook'),
  'webhook.test': message('<actor>{name}</actor> sent a test event to a webhook'),
  'webhook.replay': message('<actor>{name}</actor> sent an event to a webhook again'),
  'webhook.disable': message('<actor>{name}</actor> turned off a webhook that could not be reached'),
  'domain.update': message('<actor>{name}</actor> set a custom domain'),
  'domain.check': message('<actor>{name}</actor> checked the custom domain'),
  'domain.verify': message('<actor>{name}</actor> verified the custom domain'),
  'domain.remove': message('<actor>{name}</actor> removed the custom domain'),
  'domain.disable': message('<actor>{name}</actor> turned off the custom domain because its DNS records were wrong'),
  'subscription.create': message('<actor>{name}</actor> chose a plan'),
  'subscription.update': message('<actor>{name}</actor> changed the subscription'),
  'subscription.portal': message('<actor>{name}</actor> opened the billing portal'),
  'subscription.pay': message('<actor>{name}</actor> completed the checkout'),
  'subscription.follow': message('<actor>{name}</actor> received an update from the payment provider'),
  'subscription.cancel': message('<actor>{name}</actor> cancelled the subscription'),
  'subscription.try': message('<actor>{name}</actor> started the trial'),
  'subscription.settle': message('<actor>{name}</actor> updated the subscription status'),
}

/** What was done to a record, by the verb of the action. */
export const verbs = {
  create: message('<actor>{name}</actor> created {resource} <record>{title}</record>'),
  update: message('<actor>{name}</actor> changed {resource} <record>{title}</record>'),
  remove: message('<actor>{name}</actor> deleted {resource} <record>{title}</record>'),
  restore: message('<actor>{name}</actor> restored {resource} <record>{title}</record>'),
  purge: message('<actor>{name}</actor> permanently deleted {resource} <record>{title}</record>'),
  duplicate: message('<actor>{name}</actor> duplicated {resource} <record>{title}</record>'),
}
export const paymentCardChanged = message('<actor>{name}</actor> changed the payment card')
export const leftCompany = message('<actor>{name}</actor> left the company')
export const otherAction = message('<actor>{name}</actor>: {action}')

export const memberFilter = message('Member')
export const allMembers = message('All members')
export const unknownMember = message('Unknown')
export const eventFilter = message('Event')
export const allEvents = message('All events')
export const clearFilters = message('Clear filters')
export const waitingForEvents = {
  loading: message('Loading the events'),
  failed: message('The events could not be loaded'),
}
export const noEventsFound = message('No events found')
export const noEventsFoundHint = message('Try another member or another event.')
export const noEvents = message('No events yet')
export const noEventsHint = message('Logins, password changes, role changes and exports are listed here for 400 days.')
export const deviceAndNetwork = message('{device}, network {network}')
export const byOperator = message('By the operator of the server')

export const eventGroups = {
  logins: message('Logins'),
  credentials: message('Passwords and email addresses'),
  access: message('Roles and access'),
  factors: message('Two-step login'),
  keys: message('API keys'),
  exports: message('Exports'),
}

/** What happened to an account, by kind of event. */
export const accountEvents = {
  login: message('<member>{name}</member> logged in'),
  single_sign_on: message('<member>{name}</member> logged in with single sign-on'),
  logout: message('<member>{name}</member> logged out'),
  password_change: message('<member>{name}</member> changed their password'),
  password_reset: message('<member>{name}</member> reset their password by email'),
  address_change: message('<member>{name}</member> changed their email address'),
  sessions_ended: message('<member>{name}</member> was logged out on other devices'),
  role_change: message('<member>{name}</member> was given other roles'),
  invitation_accepted: message('<member>{name}</member> accepted an invitation'),
  suspension: message('<member>{name}</member> was suspended'),
  restoration: message('<member>{name}</member> was restored'),
  export: message('<member>{name}</member> exported data'),
  factor_added: message('<member>{name}</member> added a second factor'),
  factor_removed: message('<member>{name}</member> removed a second factor'),
  factors_reset: message('<member>{name}</member> had all second factors removed'),
  recovery_code_used: message('<member>{name}</member> used a recovery code'),
  recovery_codes_renewed: message('<member>{name}</member> created new recovery codes'),
  api_key_created: message('<member>{name}</member> created an API key'),
  api_key_revoked: message('<member>{name}</member> revoked an API key'),
}

export const failedAccountEvents = {
  login: message('<member>{name}</member> could not log in: wrong password or code'),
  single_sign_on: message('<member>{name}</member> could not log in with single sign-on'),
}
