import { message } from '@sojourn/contract/kit/message'

export const sidebarLabel = message('Sidebar')
export const closeSidebarLabel = message('Close sidebar')
export const companyMenuLabel = message('Change Company')

export const userMenuLabel = message('User menu')
export const profileLabel = message('Profile')
export const helpLabel = message('Help')
export const appearanceLabel = message('Appearance')
export const shortcutsLabel = message('Keyboard shortcuts')
export const logoutLabel = message('Logout')

export const shortcutsTitle = message('Keyboard shortcuts')
export const singleKeysLabel = message('Single-key shortcuts')
export const singleKeysHint = message('Turn these off if they get in the way, for example if you use speech input.')

export const stayLabel = message('Stay')
export const unsavedText = message('You have unsaved changes. {fate}')

export const lostTitle = message('You no longer have access to {company}')
export const lostUnnamedTitle = message('You no longer have access to your last company')
export const lostVisitText = message('The company was closed or deleted.')
export const lostText = message(
  'Your membership ended, or the company was closed. An Admin of the company can tell you more and invite you again.',
)
export const lostDraftsText = message('Your unsaved changes are not moved to another company.')
export const otherCompanyTitle = message('Continue in your other company')
export const otherCompaniesTitle = message('Choose where to continue')
export const continueInLabel = message('Continue in {company}')
export const continueWithoutLabel = message('Continue without a company')
export const allTenantsLabel = message('All Tenants')

export const notifications = message('Notifications')
export const notificationsButton = message('Notifications{count, plural, =0 {} other {, # unread}}')
export const markAllRead = message('Mark all as read')
export const markRead = message('Mark as read: {words}')
export const unread = message('Unread:')
export const notificationOf = {
  mention: message('{name} mentioned you in {title}'),
  reply: message('{name} replied to a comment in {title}'),
  question: message('{name} asked a question about {title}'),
  details: message('{name} has given their details for {title}'),
  payment: message('A client paid by card for {title}'),
  payment_on_account: message('A payment for {title} does not belong to an open invoice. Allocate it.'),
  refund: message('A card payment for {title} was refunded at Stripe'),
  dispute: message('A card payment for {title} was disputed, and Stripe took the money back'),
}
export const formerMember = message('A former member')
export const noNotifications = message('No notifications')
export const noNotificationsHint = message(
  'Mentions and replies from your colleagues, questions and card payments from your clients, and details from travellers appear here.',
)
export const waitingForNotifications = {
  loading: message('Loading notifications'),
  failed: message('The notifications could not be loaded'),
}
