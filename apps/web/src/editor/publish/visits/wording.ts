import { message } from '@sojourn/contract/kit/message'

export const visitsTitle = message('Visits')
export const nothingYet = message(
  'No visits yet. You will see here how often the page is opened and how long each section is read. Your own visits are not counted if you open the page from here.',
)
export const hint = message(
  'Reading times are measured in the browser and are approximate. Your own visits are not counted if you open the page from here.',
)
export const waiting = {
  loading: message('Loading the visits'),
  failed: message('The visits could not be loaded'),
}
/** For one of several links to the same people: the end of its address. */
export const linkEnding = message('{link} …{ending}')
export const opened = message(
  '{count, plural, =0 {Page not opened yet} one {Page opened # time} other {Page opened # times}}',
)
export const lastOpened = message('last {when}')
export const brochures = message('{count, plural, one {brochure opened # time} other {brochure opened # times}}')
export const calendars = message('{count, plural, one {calendar opened # time} other {calendar opened # times}}')
export const read = message('Total reading time: {time}')
export const seconds = message('{seconds} s')
export const minutes = message('{minutes} min')
export const minutesAndSeconds = message('{minutes} min {seconds} s')
export const sectionsLabel = message('Reading time by section')
export const allSections = message('Show all {count} sections')
export const latestLabel = message('Latest visits')
export const visit = {
  page: message('Page opened'),
  brochure: message('Brochure opened'),
  calendar: message('Calendar opened'),
}
export const readFor = message('Page opened, read for {time}')
export const visitWhen = message('{when}, version {version}')
/** The sections of the page. */
export const sections = {
  cover: message('Cover'),
  highlights: message('Highlights'),
  summary: message('Overview'),
  route: message('Route'),
  stays: message('Stays'),
  gallery: message('Gallery'),
  price: message('Price'),
  answer: message('Acceptance'),
  questions: message('Questions'),
  guides: message('Guides'),
  documents: message('Documents'),
  terms: message('Terms'),
  contact: message('Contact'),
}
export const day = message('Day {day}')
export const dayWithTitle = message('Day {day}: {title}')
export const companyPage = message('Company page')
