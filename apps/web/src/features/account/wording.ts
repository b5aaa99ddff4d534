import { message } from '@sojourn/contract/kit/message'

// The page
export const pageTitle = message('Account')
export const subscriptionTitle = message('Subscription')
export const waitingForSubscription = {
  loading: message('Loading the subscription'),
  failed: message('The subscription could not be loaded'),
}
export const exportTitle = message('Export')
export const exportHint = message('Download all the company’s data, with or without a subscription.')
export const activityTitle = message('Activity log')
export const activityHint = message('Who changed what, and when.')
export const activityWithPlan = message(
  'Every change in {company} is recorded and cannot be edited. <link>View activity log</link>',
)
export const activityWithoutPlan = message(
  'Every change in {company} is recorded and cannot be edited. You can view the activity log again once the company has a plan. It is always part of the export.',
)
export const ownershipTitle = message('Ownership')
export const ownershipHint = message('Only the owner can choose the next owner.')
export const usageTitle = message('Usage')
export const usageHint = message('If you exceed a limit, your data is kept, but you cannot add more.')
export const plansTitle = message('Plans')
export const plansHint = message('Pay yearly and get two months free.')
export const plansHintOfBranch = message('You can also have your own plan.')
export const invoicesTitle = message('Invoices')
export const invoicesHint = message('All charges, newest first.')

// Without a plan
export const notActive = message('Not active')
export const chosenPlan = message('You chose <strong>{plan}</strong> for {rate}.')
export const chosenPlanWithTrial = message(
  'You chose <strong>{plan}</strong> for {rate}, starting with {days, plural, one {# free day} other {# free days}}.',
)
export const noSubscription = message(
  '<bdi>{company}</bdi> has no active subscription. Choose a plan to start working.',
)
export const withoutPlanTitle = message('Without a plan')
export const withoutPlanData = message(
  'Everything in <bdi>{company}</bdi> is kept, but nobody can add or change anything.',
)
export const publishedStaysOnline = message('Published pages, links and brochures stay online for your travellers.')
export const withoutPlanExport = message('You can <link>export everything</link> at any time.')
export const withoutPlanSettings = message(
  'You can still change the company’s name, address and brand in <link>Settings</link>.',
)
export const goToCheckout = message('Go to checkout')
export const openingCheckout = message('Opening the checkout')
export const renewPlan = message('Renew {plan}')
export const continueWithPlan = message('Continue with {plan}')
export const cancelCheckout = message('Cancel this plan')
export const comparePlans = message('Compare plans')
export const choosePlan = message('Choose a plan')

// For members who may not see the plan
export const active = message('Active')
export const coveredByParent = message('Covered by the parent company')
export const hasOwnSubscription = message('<bdi>{company}</bdi> has its own subscription.')
export const usesSubscriptionOf = message(
  '<bdi>{company}</bdi> uses the subscription of <otherBdi>{parent}</otherBdi>, which pays for it and manages it.',
)
export const usesSubscriptionOfParent = message(
  '<bdi>{company}</bdi> uses the subscription of its parent company, which pays for it and manages it.',
)
export const isReadOnly = message(
  '<bdi>{company}</bdi> has no active subscription, so nobody can change anything until it has a plan. All data is kept, and published pages stay online.',
)
export const onlyAdminAndFinance = message(
  'Only an Admin or a Finance colleague of {company} can see and change the plan.',
)

// Plans
export const ratePer = { month: message('{price} a month'), year: message('{price} a year') }
export const pricePer = {
  month: message('<figure>{price}</figure> <interval>a month</interval>'),
  year: message('<figure>{price}</figure> <interval>a year</interval>'),
}
export const planPaid = { month: message('{plan}, monthly'), year: message('{plan}, yearly') }
export const billingInterval = message('Billing period')
export const monthly = message('Monthly')
export const yearly = message('Yearly')
export const planIsLocked = message('You can change the plan once the declined payment is settled.')
export const yourPlan = message('Your plan')
export const yourChoice = message('Your choice')
export const yourLastPlan = message('Your last plan')
export const currentPlan = message('This is your current plan.')
export const changeToPlan = message('Change to {plan}')
export const chooseNamedPlan = message('Choose {plan}')
export const trialDays = message('Starts with {days, plural, one {# free day} other {# free days}}.')
export const usageExceedsPlan = message('Your usage exceeds this plan: {usage}.')
export const unlimited = message('No limit')
export const noneIncluded = message('None')
export const planTable = message('Plan comparison')
export const planTableContents = message('Feature')
export const planTablePrice = message('Price')
export const planTableChoice = message('Choice')
export const included = message('Yes')
export const notIncluded = message('No')

// The subscription
export const stateNames = {
  incomplete: message('Checkout not completed'),
  trialing: message('Trial'),
  active: message('Active'),
  past_due: message('Payment overdue'),
  cancelled: message('Ended'),
  expired: message('Expired'),
}
export const cancelledButActive = message('Cancelled, still active')
export const checkoutNext = message('Complete the checkout to start this plan.')
export const trialDaysLeft = message('{days, plural, one {# day} other {# days}} of the trial left.')
export const trialEnds = message('The trial ends on {end}. You will not be charged.')
export const trialEndsLater = message('You will not be charged when the trial ends.')
export const firstPayment = message('Your first payment of {price} is due on {end}.')
export const firstPaymentOn = message('Your first payment is due on {end}.')
export const firstPaymentLater = message('Your first payment is due when the trial ends.')
export const activeUntil = message('Your plan is paid for and active until {end}. You will not be charged again.')
export const activeUntilLater = message(
  'Your plan stays active until the end of the paid period. You will not be charged again.',
)
export const renews = message('It renews on {end} for {price}.')
export const renewsOn = message('It renews on {end}.')
export const renewsLater = message('It renews at the end of the period.')
export const pastDueNext = message('You can keep working as usual until then.')
export const cancelledBeforePayment = message('You cancelled before the first payment. Choose a plan to start.')
export const endedOn = message('Your subscription ended on {end}. All data is kept. Choose a plan to continue.')
export const endedBefore = message('Your subscription has ended. All data is kept. Choose a plan to continue.')
export const checkoutExpired = message(
  'You did not complete the checkout in time. Nothing was charged. Choose a plan to start.',
)
export const paymentExpired = message(
  'Your payment did not arrive in time. All data is kept. Choose a plan to continue.',
)
export const periodNames = {
  trial: message('Trial'),
  current: message('Current period'),
  last: message('Last period'),
}
export const meanwhileOn = message(
  'For now, <bdi>{company}</bdi> uses the subscription of <otherBdi>{parent}</otherBdi>.',
)
export const meanwhileOnParent = message('For now, <bdi>{company}</bdi> uses the subscription of its parent company.')
export const subscriptionDone = {
  subscribe: message('Plan chosen'),
  change: message('Plan changed'),
  cancel: message('Subscription cancelled'),
  resume: message('Subscription resumed'),
}
export const notChanged = message('The subscription was not changed')
export const withAdvice = message('{problem} Try again.')

// Changes of the subscription
export const resume = message('Resume subscription')
export const resuming = message('Resuming')
export const cancelSubscription = message('Cancel subscription')
export const cancelTitle = message('Cancel the subscription?')
export const keepSubscription = message('Keep subscription')
export const cancelling = message('Cancelling')
export const cancelPastDue = message('We will not try to collect the declined payment again. The plan ends on {end}.')
export const cancelPastDueLater = message(
  'We will not try to collect the declined payment again. The plan ends with the current period.',
)
export const cancelTrial = message(
  'Everything works as usual until {end}, and you can resume the plan until then. You will not be charged.',
)
export const cancelActive = message(
  'Everything works as usual until {end}, and you can resume the plan until then. You will not be charged again.',
)
export const cancelLater = message(
  'Everything works as usual until the end of the period, and you can resume the plan until then. You will not be charged again.',
)
export const afterwardsParent = message('After that, you use the subscription of your parent company.')
export const afterwardsReadOnly = message('After that, nobody can change anything until you choose a plan again.')
export const afterwardsExport = message('All data is kept, and you can export it from this page at any time.')
export const changeTitle = message('Change to {plan}?')
export const changePlan = message('Change plan')
export const keepPlan = message('Keep current plan')
export const changingPlan = message('Changing the plan')
export const newRate = message('The new price is {rate}.')
export const changedRate = message('The price changes from {present} to {rate}.')
export const overflow = message('Your usage exceeds this plan: {usage}. Nothing is deleted, but you cannot add more.')
export const overflowOf = {
  users: message('{used, plural, one {# user} other {# users}} (limit {limit, number})'),
  itineraries: message('{used, plural, one {# itinerary} other {# itineraries}} (limit {limit, number})'),
  storageBytes: message('{used} of files (limit {limit})'),
  versionBytes: message('{used} of versions (limit {limit})'),
  childTenants: message('{used, plural, one {# branch company} other {# branch companies}} (limit {limit, number})'),
}
export const staysCancelled = message('The subscription stays cancelled. Resume it to continue after this period.')
export const costUnknown = message('The cost could not be calculated. {problem}')
export const costUnknownButPossible = message(
  'The cost could not be calculated. {problem} You can still change the plan. The invoice will show the amount.',
)
export const calculateAgain = message('Calculate again')
export const calculating = message('Calculating')
export const dueNow = message('Due now')
export const creditLeft = message('Remaining credit')
export const nextPayment = message('Next payment')
export const nextPaymentValue = message('{price} on {date}')
export const noNextPayment = message('None')

// Payment
export const paymentMethod = message('Payment method')
export const noPaymentMethod = message('None yet')
export const changePaymentMethod = message('Change payment method')
export const addPaymentMethod = message('Add payment method')
export const change = message('Change')
export const add = message('Add')
export const openingPayment = message('Opening the payment details')
export const paymentNotOpened = message('The payment details could not be opened')
export const cardNumberAndExpiry = message('{brand} ending in {last4}, expires {expiry}')
export const cardNumber = message('{brand} ending in {last4}')
export const cardExpiry = message('{brand}, expires {expiry}')
export const paymentDeclined = message('The payment of {price} was declined.')
export const lastPaymentDeclined = message('The last payment was declined.')
export const payBy = message('Pay by {date}. After that, all data is read-only.')
export const paySoon = message('You have 14 days from then to pay. After that, all data is read-only.')
export const updatePaymentMethod = message('Update payment method')
export const waiting = message('Waiting')
export const confirmingTitle = message('Your payment is being confirmed')
export const confirmingText = message(
  'We are waiting for the payment provider to confirm {plan}. This page updates automatically. Do not pay again.',
)
export const confirmingTextOfUnknown = message(
  'We are waiting for the payment provider to confirm your plan. This page updates automatically. Do not pay again.',
)
export const unconfirmedTitle = message('Your payment is not confirmed yet')
export const unconfirmedText = message(
  'The payment provider has not confirmed it yet, which may take a few minutes. Do not pay again. Come back later or check again now.',
)
export const checkPaymentAgain = message('Check again')
export const viewCheckout = message('View checkout')

// Usage
export const notInPlan = message('Not in this plan')
export const nearLimit = message('{percent}% used.')
export const overLimit = message('{amount} over the limit. You cannot add more.')
export const atLimit = message('Limit reached. You cannot add more.')
export const nearLimitPlan = message('<link>Compare plans</link>')
export const nearLimitParent = message('Ask your parent company about a larger plan.')
export const freeOrUpgrade = {
  users: message('Remove a user, or <link>choose a larger plan</link>.'),
  itineraries: message('Move itineraries to the bin, or <link>choose a larger plan</link>.'),
  storageBytes: message('Move files that you no longer need to the bin, or <link>choose a larger plan</link>.'),
  versionBytes: message('Move itineraries with many versions to the bin, or <link>choose a larger plan</link>.'),
  childTenants: message('Close a branch company, or <link>choose a larger plan</link>.'),
}
export const freeOrAskParent = {
  users: message('Remove a user, or ask your parent company for a larger plan.'),
  itineraries: message('Move itineraries to the bin, or ask your parent company for a larger plan.'),
  storageBytes: message('Move files that you no longer need to the bin, or ask your parent company for a larger plan.'),
  versionBytes: message(
    'Move itineraries with many versions to the bin, or ask your parent company for a larger plan.',
  ),
  childTenants: message('Close a branch company, or ask your parent company for a larger plan.'),
}

// Invoices
export const waitingForInvoices = {
  loading: message('Loading the invoices'),
  failed: message('The invoices could not be loaded'),
}
export const noInvoices = message('No invoices yet. The first one appears after your first charge.')
export const invoicesUnavailable = message('The invoices are not available right now')
export const invoicesUnavailableText = message(
  'The payment provider is not responding. Everything else works. Try again in a moment.',
)
export const invoiceDate = message('Date')
export const invoiceNumber = message('Number')
export const invoicePeriod = message('Period')
export const invoiceStatus = message('Status')
export const invoiceAmount = message('Amount')
export const coveredByCredit = message('covered by credit')
export const invoiceDocuments = message('Documents')
export const viewInvoice = message('View')
export const viewNamedInvoice = message('View invoice {number}')
export const invoicePdf = message('PDF')
export const pdfOfInvoice = message('PDF of invoice {number}')
export const invoiceStates = {
  open: message('Due'),
  paid: message('Paid'),
  void: message('Void'),
  uncollectible: message('Not paid'),
}

// Export
export const exportText = message(
  'A ZIP archive with a file for each type of record, all original images and documents, and the activity log. Anyone with this file can read all of it, including passport numbers and prices.',
)
export const exportPreparing = message('{company}: preparing the export')
export const exportReceived = message('{company}: {size} received')
export const exportContinues = message('The export continues while you use other pages.')
export const exportAll = message('Export everything')
export const exportDone = message('Export complete')
export const exportFailed = message('Export failed')
export const exportConflict = message('Another export of this company is in progress. Try again when it is complete.')
export const exportInterrupted = message('The connection was lost. Try again.')

// Ownership
export const ownerText = message(
  'You own {company}. The owner is always an Admin, cannot be removed, and is the person to contact if there is no active plan.',
)
export const handOver = message('Hand over ownership')
export const handOverNeedsPlan = message('You can hand over ownership once the company has an active plan.')
export const waitingForMembers = {
  loading: message('Loading the users'),
  failed: message('The users could not be loaded'),
}
export const noOtherMembers = message(
  'You are the only user of {company}. Invite someone on the <link>Users</link> page. Once they have accepted, you can make them the owner.',
)
export const handOverText = message(
  'The new owner becomes an Admin, and only they can hand over ownership again. You stay an Admin until they change that. You cannot undo this.',
)
export const newOwner = message('New owner')
export const chooseUser = message('Choose a user')
export const typeToConfirm = message('Type “{company}” to confirm')
export const cancel = message('Cancel')
export const confirmHandOver = message('Hand over')
export const handingOver = message('Handing over')
export const handedOver = message('{name} now owns {company}')
export const stillAdmin = message('You are still an Admin.')
export const notHandedOver = message('{problem}. Nothing was changed. Check the list and try again.')

// Without a company
export const noCompanyTitle = message('You do not belong to a company yet')
export const lostCompanyTitle = message('You no longer have access to {company}')
export const noCompanyText = message(
  'Ask an Admin of your company to invite <strong>{email}</strong>, then follow the link in the email. Or create your own company.',
)
export const lostCompanyText = message(
  'Your membership has ended, or the company was closed. Ask an Admin of your company to invite <strong>{email}</strong>, then follow the link in the email. Or create your own company.',
)
export const checkAccess = message('Check again')
export const checkingAccess = message('Checking')
export const logOut = message('Log out')
export const accessHint = message('This page continues automatically once you have access.')
export const noAccessYet = message('You do not have access yet')
export const unreachable = message('The server could not be reached')
export const tryAgainSoon = message('Try again in a moment.')
export const lapsedTitle = message('{company} has no active subscription')
export const lapsedText = message(
  'Its itineraries and library are kept, and published pages stay online, but nobody can change anything until the subscription is renewed.',
)
export const renewAsOwner = message('You are the owner. Renew the subscription so that everyone can continue.')
export const renewAsFinance = message('Renew the subscription so that everyone can continue.')
export const exportThere = message('You can also export all data there.')
export const goToSubscription = message('Go to subscription')
export const otherCompanies = message('Switch to another company')
export const askOwner = message('Ask the owner of {company} to renew the subscription.')
export const askOwners = message(
  'Ask <strong>{names}</strong>, {count, plural, one {the owner} other {the owners}} of {company}, to renew the subscription.',
)
export const acceptInvitation = message('Accept an invitation')
export const acceptInvitationHint = message('Open the link in the invitation email, or paste it here.')
export const invitationLink = message('Invitation link')
export const notAnInvitationLink = message('This is not an invitation link. Copy the whole link from the email.')
export const viewInvitation = message('View invitation')
export const createTitle = message('Create a company')
export const createHint = message('You become its owner. You do not pay anything yet.')
export const companyName = message('Company name')
export const notCreated = message('The company was not created')
export const createCompany = message('Create company')
export const creating = message('Creating')
