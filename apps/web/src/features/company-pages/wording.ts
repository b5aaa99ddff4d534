import { message } from '@sojourn/contract/kit/message'

export const labels = {
  title: message('Title'),
  kind: message('Kind'),
  status: message('Status'),
  blocks: message('Sections'),
  slug: message('Address'),
  navOrder: message('Navigation order'),
  seo: message('Search engines'),
  tags: message('Tags'),
} as const
export const kindNames = {
  about: message('About'),
  team: message('Team'),
  contact: message('Contact'),
  terms: message('Terms'),
  privacy: message('Privacy'),
  landing: message('Landing'),
  custom: message('Custom'),
}
export const statusNames = {
  draft: message('Draft'),
  published: message('Published'),
}

export const listEmpty = message(
  'Add pages about your company, your team and your terms. Published pages form your public site and bring you enquiries.',
)

export const details = message('Details')
export const orderHint = message(
  'Pages are ordered by number. Your site starts with the lowest. Terms and privacy pages are linked in the footer.',
)
export const slugHint = message('Public address: {url}. If you leave this empty, it is generated from the title.')
export const emptySlugHint = message('If you leave this empty, it is generated from the title.')
export const content = message('Content')
export const searchEngines = message('Search engines')
export const searchTitle = message('Title in search results')
export const searchDescription = message('Description in search results')
export const maxCharacters = message('Up to {max} characters.')
export const internal = message('Internal')
export const tag = message('tag')

export const versions = message('Published versions')
export const versionBy = message('{when} <soft>by {author}</soft>')
export const latestVersionBy = message('{when} <soft>by {author}, latest version</soft>')
export const system = message('the system')
export const restore = message('Restore')
export const restoreVersion = message('Restore version: {when}')
export const restored = message('The form contains the version published {when}')
export const restoredHint = message('Check it in the preview. Nothing changes until you save.')
export const versionFailed = message('The version could not be loaded')
export const tryAgainLater = message('Try again in a moment.')
export const versionsLoading = message('Loading published versions')
export const versionsFailed = message('The published versions could not be loaded.')
export const noVersions = message(
  'No versions yet. Each time you save the page as published, that version is kept here.',
)
export const loading = message('Loading')
export const showEarlier = message('Show earlier versions')

export const preview = message('Page preview')
export const previewUnsaved = message('Includes unsaved changes')
export const previewSaved = message('As last saved')
export const openPage = message('Open page')
export const untitled = message('Untitled')

export const section = message('section')
export const addSection = message('Add section')
export const reorder = message('Reorder')
export const reorderTitle = message('Reorder sections')
export const sectionsOfPage = message('Sections of the page')
export const page = message('Page')
export const sectionsInOrder = message('Sections in order')
export const done = message('Done')

export const blockNames = {
  hero: message('Header'),
  text: message('Text'),
  image: message('Image'),
  gallery: message('Gallery'),
  team: message('Team'),
  itinerary_list: message('Itineraries'),
  destination_list: message('Destinations'),
  faq: message('Questions and answers'),
  quote: message('Quotation'),
  enquiry_form: message('Enquiry form'),
}
export const blockWithText = message('{kind}: {text}')

export const heading = message('Heading')
export const subheading = message('Subheading')
export const headerImageHint = message('Without an image, your brand colour is the background.')
export const text = message('Text')
export const image = message('Image')
export const images = message('Images')
export const members = message('Team members')
export const member = message('team member')
export const memberName = message('Name')
export const memberRole = message('Role')
export const memberAbout = message('About')
export const memberPortrait = message('Portrait')
export const itineraries = message('Itineraries')
export const itinerary = message('itinerary')
export const itinerariesHint = message(
  'Visitors see only published itineraries. Each opens the page shared with its client, including the price, unless that link has a passcode.',
)
export const notPublished = message('{title} (not published)')
export const destinations = message('Destinations')
export const destination = message('destination')
export const questions = message('Questions')
export const question = message('question')
export const questionText = message('Question')
export const answer = message('Answer')
export const quotation = message('Quotation')
export const author = message('Author')
export const introduction = message('Introduction')
export const enquiryHint = message(
  'Each enquiry creates a contact and an itinerary, and your Admins are notified by email.',
)

export const columnTitle = message('Title')
export const columnKind = message('Kind')
export const columnStatus = message('Status')
export const columnAddress = message('Address')
export const columnPlace = message('Position')
export const sortPlace = message('Position in the navigation')
