import { message } from '@sojourn/contract/kit/message'

export const glanceTitle = message('At a glance')
export const noCover = message('No cover yet.')
export const chooseCover = message('Choose cover')
export const changeCover = message('Change cover')
export const removeCover = message('Remove cover')
export const clientLabel = message('Client')
export const statusLabel = message('Status')
export const dateLabel = message('Travel dates')
export const lengthLabel = message('Length')
export const ownerLabel = message('Owner')
export const collaboratorsLabel = message('Collaborators')
export const editPeople = message('Edit people')
export const mapTitle = message('Map')

export const deadlineLabel = message('Next deadline')
export const noDeadline = message('Nothing is due.')
export const optionExpires = message('Option expires')
export const deposit = message('Deposit')
export const paymentDue = message('{payment} due')
export const bookOrRelease = message('Book or release {title}')
export const issueTickets = message('Issue tickets for {title}')
export const departure = message('Departure')
export const onDate = message('{date}, {days, plural, =0 {today} =1 {tomorrow} other {in # days}}')
export const lateSince = message('{date}, {days, plural, one {# day late} other {# days late}}')
export const laterDeadline = message('{name}: {date}')

export const valueLabel = message('Value')
export const noValue = message('No price yet')
export const valuePerPerson = message('{amount} per person')
export const valueAboutPerPerson = message('About {amount} per person')
export const editPrice = message('Edit price')

export const detailsTitle = message('Details')
export const title = message('Itinerary title')
export const titleMissing = message('Enter a title')
export const subtitle = message('Subtitle')
export const reference = message('Reference')
export const referenceHint = message('Your own reference for this itinerary.')
export const tags = message('Tags')
export const tag = message('tag')
export const noTags = message('No tags')
export const introduction = message('Introduction')
export const datesTitle = message('Dates')
export const startDate = message('Start date')
export const days = message('Days')
export const datesHint = message(
  'A new start date moves the whole itinerary. If you make it shorter, segments outside the new dates become unscheduled. If you make it longer again, they return.',
)
export const lengthHint = message(
  'If you make the template shorter, segments outside its days become unscheduled. If you make it longer again, they return.',
)
export const lengthChanged = message('The length is now {days, plural, one {# day} other {# days}}')
export const lengthChangedHint = message(
  '{count, plural, one {# segment} other {# segments}} outside the new length moved to Unscheduled.',
)
