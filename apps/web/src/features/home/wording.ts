import { message } from '@sojourn/contract/kit/message'

export const newItinerary = message('New itinerary')
export const allItineraries = message('All itineraries')
export const noItineraries = message('No itineraries yet')
export const noOwnItineraries = message('No itineraries of your own yet.')
export const whose = message('Itineraries to show')
export const mine = message('Mine')
export const all = message('All')
export const noItinerariesText = message('No itineraries yet.')
export const addItinerary = message('Add itinerary')

export const dateOfToday = message('{weekday}, {date}')
export const weekdays = [
  message('Sunday'),
  message('Monday'),
  message('Tuesday'),
  message('Wednesday'),
  message('Thursday'),
  message('Friday'),
  message('Saturday'),
] as const
export const goodMorning = message('Good morning, {name}')
export const goodAfternoon = message('Good afternoon, {name}')
export const goodEvening = message('Good evening, {name}')
export const inDays = message('{count, plural, =0 {today} =1 {tomorrow} other {in # days}}')

export const offline = message('This is not available offline.')
export const tryAgain = message('Try again')
export const loading = message('Loading: {title}')

export const enquiries = message('New enquiries')
export const enquiriesFailed = message('Enquiries could not be loaded.')
export const noEnquiries = message('No open enquiries.')
export const unassigned = message('Unassigned')
export const deadlines = message('Deadlines')
export const deadlinesFailed = message('Deadlines could not be loaded.')
export const noDeadlines = message('Nothing is due in the next 30 days.')
export const showDeadlines = message('{count, plural, one {Show # deadline} other {Show # deadlines}}')
export const overdue = message('Overdue invoices')
export const overdueFailed = message('Overdue invoices could not be loaded.')
export const noOverdue = message('No invoice is overdue.')
export const allOverdue = message('{count, plural, one {# overdue invoice} other {All # overdue invoices}}')
export const overduePayables = message('Overdue payables')
export const overduePayablesFailed = message('Overdue payables could not be loaded.')
export const noOverduePayables = message('No payable is overdue.')
export const allOverduePayables = message('{count, plural, one {# overdue payable} other {All # overdue payables}}')
export const daysLate = message('{count, plural, one {# day late} other {# days late}}')
export const departure = message('Departure')
export const optionExpires = message('Option expires')
export const paymentDue = message('{payment} due')
export const depositDue = message('Deposit due')
export const serviceDue = message('Book or release {service}')
export const ticketingDue = message('Issue tickets for {journey}')
export const completeTask = message('Mark “{task}” as done')
export const taskDone = message('Done: {task}')
export const taskFailed = message('The task could not be changed')
export const months = [
  message('Jan'),
  message('Feb'),
  message('Mar'),
  message('Apr'),
  message('May'),
  message('Jun'),
  message('Jul'),
  message('Aug'),
  message('Sep'),
  message('Oct'),
  message('Nov'),
  message('Dec'),
] as const
export const recent = message('Recently edited')
export const recentFailed = message('Recent work could not be loaded.')
export const noClient = message('No client')
export const unpublished = message('Unpublished changes')
export const noUnpublished = message('Travellers see the latest changes.')
export const edited = message('Edited {when}')
export const answers = message('Answers from support')
export const answersFailed = message('Answers could not be loaded.')
export const answered = message('Answered {when}')

export const byStatus = message('By status')
export const itineraryCount = message('{count, plural, one {# itinerary} other {# itineraries}}')
export const statusFailed = message('The itineraries could not be counted.')
export const plan = message('Your plan')
export const manageAccount = message('Manage Account')
export const firstSteps = message('First steps for {company}')
export const noItinerariesForReader = message('Itineraries appear here when a colleague creates one.')
export const noItinerariesHint = message('Create your first itinerary from your library.')
export const done = message('Done')
export const toDo = message('To do')
export const setUpCompany = message('<link>Set up the company</link>: details, branding and users.')

export const platform = message('Platform')
export const allTenants = message('All Tenants')
export const faqs = message('FAQS')
export const users = message('Users')
export const support = message('Support')
export const outbox = message('Outbox')
export const requests = message('Open support requests')
export const requestsFailed = message('Support requests could not be loaded.')
export const noRequests = message('No open support requests.')
export const companyAndAsked = message('{company} · asked {when}')
export const allRequests = message('All requests')
export const companies = message('Newest companies')
export const companiesFailed = message('Companies could not be loaded.')
export const noCompanies = message('No companies yet.')
export const joined = message('Joined {when}')
export const notSubscribed = message('Not subscribed')
export const allCompanies = message('{count, plural, one {# company} other {All # companies}}')

export const priorityNames = {
  high: message('High'),
  urgent: message('Urgent'),
}

export const companyStatusNames = {
  suspended: message('Suspended'),
  closed: message('Closed'),
}
