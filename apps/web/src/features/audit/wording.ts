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

export const groups = {
  itineraries: message('Itineraries and templates'),
  library: message('Library'),
  imports: message('Imports'),
  media: message('Media'),
  contacts: message('Contacts'),
  suppliers: message('Suppliers'),
  exchangeRates: message('Exchange rates'),
  accounts: message('Invoices, payments and payables'),
  companyPages: message('Company pages'),
  users: message('Users'),
  company: message('Company and subscription'),
  support: message('Support'),
}

export const memberFilter = message('User')
export const allMembers = message('All users')
export const unknownMember = message('Unknown')
export const eventFilter = message('Event')
export const allEvents = message('All events')
export const clearFilters = message('Clear filters')
export const waitingForEvents = {
  loading: message('Loading the events'),
  failed: message('The events could not be loaded'),
}
export const noEventsFound = message('No events found')
export const noEventsFoundHint = message('Try another user or another event.')
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
  role_change: message('<member>{name}</member> had their roles changed'),
  invitation_accepted: message('<member>{name}</member> accepted an invitation'),
  suspension: message('<member>{name}</member> was suspended'),
  restoration: message('<member>{name}</member> had their account restored'),
  export: message('<member>{name}</member> exported data'),
  factor_added: message('<member>{name}</member> added a second step'),
  factor_removed: message('<member>{name}</member> removed a second step'),
  factors_reset: message('<member>{name}</member> had all second steps removed'),
  recovery_code_used: message('<member>{name}</member> used a recovery code'),
  recovery_codes_renewed: message('<member>{name}</member> created new recovery codes'),
  api_key_created: message('<member>{name}</member> created an API key'),
  api_key_revoked: message('<member>{name}</member> revoked an API key'),
}

export const failedAccountEvents = {
  login: message('<member>{name}</member> could not log in: wrong password or code'),
  single_sign_on: message('<member>{name}</member> could not log in with single sign-on'),
}
