import { message } from '@sojourn/contract/kit/message'

// The list
export const nameColumn = message('Name')
export const statusColumn = message('Status')
export const planColumn = message('Plan')
export const countryColumn = message('Country')
export const parentColumn = message('Parent')
export const createdColumn = message('Joined')
export const noTenants = message('Companies register themselves, or you create them here.')
export const enter = message('Enter this company')
export const binnedFilter = message('Open or closed')
export const openTenants = message('Open companies')
export const closedTenants = message('Closed companies')
export const newestFirst = message('Newest first')
export const oldestFirst = message('Oldest first')
export const nameAscending = message('Name, A to Z')
export const nameDescending = message('Name, Z to A')
export const activeFirst = message('Active first')
export const suspendedFirst = message('Suspended first')
export const statusNames = {
  active: message('Active'),
  suspended: message('Suspended'),
  closed: message('Closed'),
}
export const subscribed = message('Subscribed')
export const subscribedByParent = message('Through parent')
export const notSubscribed = message('Not subscribed')

// The form
export const newTitle = message('New company')
export const newHint = message('A new company has no users and no subscription.')
export const createTenant = message('Create company')
export const creating = message('Creating')
export const created = message('{company} was created')
export const createdHint = message('It has no users yet. Enter it and invite its owner.')
export const fieldLabels = {
  name: message('Name'),
  slug: message('Site address'),
  country: message('Country'),
  currency: message('Currency'),
  timezone: message('Time zone'),
  address: message('Postal address'),
  email: message('Email'),
  phone: message('Phone'),
  website: message('Website'),
  parent: message('Parent company'),
}
export const companyTitle = message('Company')
export const contactTitle = message('Contact')
export const parentTitle = message('Parent company')
export const parentHint = message(
  'A parent’s subscription also covers its branches. Users and content are not shared. A parent cannot have a parent itself.',
)
export const slugHint = message('Lowercase letters, digits and hyphens. Leave empty to generate it from the name.')
export const noCountry = message('No country')
export const noCurrency = message('No currency')
export const websiteHint = message('https://…')
export const noParent = message('No parent')
export const noParentFound = message('No company without a parent has this name.')
export const detailsOf = message('Details of {company}')
export const saveDetails = message('Save details')
export const saved = message('{company} was saved')

// One tenant
export const loading = message('Loading the company')
export const statusTitle = message('Status')
export const statusHint = message('Whether its users can log in to it.')
export const planTitle = message('Plan')
export const planHint = message('The subscription and its usage.')
export const noPlanWhenClosed = message('A closed company has no plan. If you reopen it, it can subscribe again.')
export const detailsTitle = message('Details')
export const closedTitle = message('Closed companies cannot be edited')
export const closedHint = message('Reopen the company first.')
export const statusMeanings = {
  active: message('Users can work in it, and travellers can open published itineraries.'),
  suspended: message(
    'Users have no access, and published links do not work. Platform staff can still enter. All data is kept.',
  ),
  closed: message('Nobody has access, and the company is listed under closed companies. All data is kept.'),
}
export const stepNames = {
  suspend: message('Suspend company'),
  activate: message('Reactivate company'),
  close: message('Close company'),
  reopen: message('Reopen company'),
}
export const stepTitles = {
  suspend: message('Suspend {company}?'),
  activate: message('Reactivate {company}?'),
  close: message('Close {company}?'),
  reopen: message('Reopen {company}?'),
}
export const stepConsequences = {
  suspend: message(
    'Users of {company} lose access immediately, and its published links stop working. You can reactivate it at any time.',
  ),
  activate: message('Users of {company} regain access, and its published links work again.'),
  close: message(
    'Users of {company} lose access immediately, its published links stop working, and it is removed from the list. Nothing is deleted. You can reopen it later.',
  ),
  reopen: message('{company} is restored with its users and the status it had before it was closed.'),
}
export const stepDone = {
  suspend: message('{company} was suspended'),
  activate: message('{company} was reactivated'),
  close: message('{company} was closed'),
  reopen: message('{company} was reopened'),
}
export const statusNotChanged = message('The status was not changed')

// Its plan
export const waitingForPlan = {
  loading: message('Loading the plan'),
  failed: message('The plan could not be loaded'),
}
export const planWithState = message('<strong>{plan}</strong>: {state}.')
export const planEnds = message('<strong>{plan}</strong>: {state}, ends on {date}.')
export const planPaidUntil = message('<strong>{plan}</strong>: {state}, paid until {date}.')
export const noOwnSubscription = message('No subscription of its own.')
export const parentSubscribed = message('Covered by the subscription of its parent, {parent}.')
export const parentNotSubscribed = message('Its parent, {parent}, has no subscription either.')
export const subscriptionStates = {
  incomplete: message('checkout not completed'),
  trialing: message('trial'),
  active: message('active'),
  past_due: message('payment overdue'),
  cancelled: message('cancelled'),
  expired: message('expired'),
}
