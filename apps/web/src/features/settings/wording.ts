import { message } from '@sojourn/contract/kit/message'

// The page
export const pageTitle = message('Settings')
export const setupLink = message('First steps')
export const activityLink = message('Activity log')
export const domainLink = message('Custom domain')
export const waitingForSettings = {
  loading: message('Loading the settings'),
  failed: message('The settings could not be loaded'),
}
export const onlyAdminsChange = message('Only an Admin of {company} can change these settings.')
export const saveSettings = message('Save settings')
export const saved = message('Settings saved')
export const notSet = message('Not set')

export const fieldLabels = {
  name: message('Name'),
  phone: message('Phone'),
  email: message('Email'),
  website: message('Website'),
  registration: message('Registration'),
  licence: message('Licence'),
  taxId: message('Tax number'),
  bankDetails: message('Bank details'),
  bankAccount: message('Bank account'),
  'bankAccount.holder': message('Account holder'),
  'bankAccount.iban': message('IBAN'),
  'bankAccount.bic': message('BIC'),
  'bankAccount.bank': message('Bank'),
  address: message('Address'),
  country: message('Country'),
  currency: message('Currency'),
  timezone: message('Time zone'),
  language: message('Language'),
  units: message('Units'),
  brand: message('Brand'),
  'brand.logo': message('Logo'),
  'brand.favicon': message('Favicon'),
  'brand.cover': message('Cover image'),
  'brand.primary': message('Primary colour'),
  'brand.secondary': message('Secondary colour'),
  'brand.fonts': message('Typefaces'),
  'brand.coverLayout': message('Cover'),
  'brand.dayLayout': message('Days'),
  'brand.galleryLayout': message('Gallery'),
  'brand.font': message('Headings on invoices'),
  shareEmail: message('Email to clients'),
  'shareEmail.subject': message('Subject'),
  'shareEmail.greeting': message('Greeting'),
  'shareEmail.message': message('Message'),
  defaults: message('Defaults for new itineraries'),
  'defaults.markupBps': message('Markup'),
  'defaults.taxBps': message('Tax'),
  'defaults.markupRules': message('Markup by kind and supplier'),
  'defaults.taxRules': message('Tax by kind'),
  'defaults.serviceFee': message('Service fee'),
  'defaults.agencyCommissionBps': message('Agency commission'),
  'defaults.roundTo': message('Round prices up to'),
  'defaults.terms': message('Terms'),
  'defaults.paymentSchedule': message('Payment schedule'),
  'defaults.theme': message('Theme'),
  'defaults.statusOnAcceptance': message('Status after acceptance'),
  'defaults.datesPaymentsOnAcceptance': message('Date payments on acceptance'),
  'defaults.draftsInvoiceOnAcceptance': message('Draft an invoice'),
  'defaults.taskOnAcceptance': message('Task after acceptance'),
  'defaults.taskOnAcceptanceDays': message('Days for this task'),
  'defaults.signsAcceptances': message('Electronic signature'),
  requiresSecondFactor: message('Require two-step login'),
  travellerDetailsDays: message('Delete travellers’ details after'),
}

// Company
export const companyTitle = message('Company')
export const companyHint = message('Shown in emails, brochures and the sidebar.')
export const noCountry = message('No country')
export const noCurrency = message('No currency')
export const currencyHint = message('The currency of new itineraries.')
export const timezoneHint = message('Used for deadlines and the activity log.')
export const languageHint = message('The language of itineraries and company pages. An itinerary can have its own.')
export const unitNames = { metric: message('Metric (km, °C)'), imperial: message('Imperial (miles, °F)') }

// Contact and registration
export const contactTitle = message('Contact and registration')
export const contactHint = message('Shown on itineraries, in brochures and calendars, and on the company’s site.')
export const phoneHint = message('With the country code and without spaces, such as +27215550100.')
export const websiteHint = message('https://…')
export const registrationHint = message('Exactly as it should appear, such as “Company registration 2009/104211/07”.')
export const licenceHint = message('A travel licence, or membership of a trade association.')
export const taxIdHint = message('Shown on invoices only.')
export const bankDetailsHint = message(
  'Clients see these below the payments of an itinerary and on invoices, and nowhere else.',
)

export const bankAccountTitle = message('Bank account for invoices')
export const bankAccountHint = message(
  'With an IBAN, an invoice in euros has a QR code that clients can scan to pay by bank transfer. Issued invoices do not change.',
)
export const holderHint = message('If it is empty, the name of the company is used.')

// Brand
export const brandTitle = message('Brand')
export const brandHint = message('The look of the app, emails, the traveller’s page and the brochure.')
export const logoHint = message('Shown in emails, on the traveller’s page and in the brochure.')
export const faviconHint = message('The icon in the traveller’s browser tab. Use a square image.')
export const coverHint = message('The image of emails about itineraries that have no cover image of their own.')
export const fontsHint = message(
  'For the traveller’s page, its documents and your public site. The theme Minimal sets headings in the typeface of the text.',
)
export const fontPairs = {
  'fraunces-inter': message('Fraunces and Inter'),
  'playfair-source-serif': message('Playfair and Source Serif'),
  'cabin-source-sans': message('Cabin and Source Sans'),
  'jost-figtree': message('Jost and Figtree'),
}
export const fontPairHints = {
  'fraunces-inter': message('A soft serif with plain text'),
  'playfair-source-serif': message('Classic, as in a book'),
  'cabin-source-sans': message('Warm, without serifs'),
  'jost-figtree': message('Modern and geometric'),
}
export const coverLayoutHint = message(
  'For the traveller’s page and the brochure. Without a cover image, the words are on the primary colour.',
)
export const coverLayouts = {
  picture: message('Full image'),
  split: message('Side by side'),
  words: message('Words first'),
}
export const coverLayoutHints = {
  picture: message('The words on the image'),
  split: message('The words beside the image'),
  words: message('Large words above the image'),
}
export const dayLayoutHint = message('For the traveller’s page and the brochure.')
export const dayLayouts = { wide: message('Wide images'), columns: message('Columns'), compact: message('Compact') }
export const dayLayoutHints = {
  wide: message('A wide image above each day'),
  columns: message('Images beside the text'),
  compact: message('Small images and little space'),
}
export const galleryLayoutHint = message('For the traveller’s page and the brochure.')
export const galleryLayouts = { grid: message('Grid'), strip: message('Strip') }
export const galleryLayoutHints = {
  grid: message('Rows of one, two and three images'),
  strip: message('One image after the other'),
}
export const inHeadingTypeface = message('Typeface of headings')
export const inTextTypeface = message('Typeface of the text')
export const noImage = message('None')
export const imageNotFound = message('Not found')
export const choose = message('Choose')
export const change = message('Change')
export const remove = message('Remove')
export const imageActions = {
  'brand.logo': {
    choose: message('Choose logo'),
    change: message('Change logo'),
    remove: message('Remove logo'),
    title: message('Choose a logo'),
  },
  'brand.favicon': {
    choose: message('Choose favicon'),
    change: message('Change favicon'),
    remove: message('Remove favicon'),
    title: message('Choose a favicon'),
  },
  'brand.cover': {
    choose: message('Choose cover image'),
    change: message('Change cover image'),
    remove: message('Remove cover image'),
    title: message('Choose a cover image'),
  },
}
export const contrastOf = {
  white: {
    high: message('Contrast with white text: very good ({ratio}:1).'),
    enough: message('Contrast with white text: good ({ratio}:1).'),
  },
  black: {
    high: message('Contrast with black text: very good ({ratio}:1).'),
    enough: message('Contrast with black text: good ({ratio}:1).'),
  },
}
export const tooLight = message('Too light for text on white, so links and buttons use a darker shade.')
export const brochureNote = message('A sketch of the first page of a brochure, with a sample title.')
export const previewName = message('Dunes and desert elephants')
export const previewIntro = message('14 days through Namibia')
export const previewDates = message('3 to 16 October')

// Emails to clients
export const emailsTitle = message('Emails to clients')
export const emailsHint = message(
  'The email that sends a link to an itinerary. The sender can change the subject and the message.',
)
export const senderName = message('Sender name')
export const senderNameHint = message('Your company’s name, in front of the address that all emails are sent from.')
export const replyTo = message('Replies go to')
export const replyToSender = message('The member who sends the email')
export const replyToHint = message('Replies to emails sent by a program go to {email}.')
export const replyToNobodyHint = message(
  'Emails sent by a program have no reply address until you enter an email address for your company.',
)
export const emptyText = message('If this is empty, the default text is used.')
export const restoreTexts = message('Use the default texts')
export const placeholdersTitle = message('Placeholders')
export const placeholdersHint = message(
  'Use these in the subject, the greeting and the message. They are filled in for each email.',
)
export const placeholders = {
  client: message('The first name of the client, or “traveller” if the itinerary has no client'),
  itinerary: message('The title of the itinerary'),
  sender: message('The name of the member who sends the email'),
  company: message('The name of your company'),
}

// Previews
export const seePreviews = message('See previews')
export const previewsTitle = message('Previews')
export const previewsHint = message('How clients see your company, with changes that are not saved yet.')
export const previewsNeedPlan = message(
  'Previews of emails and pages are available once your company has a <link>plan</link>.',
)
export const previewsLoading = message('Loading the previews')
export const emailTab = message('Email')
export const pageTab = message('Page')
export const brochureTab = message('Brochure')
export const emailPreviewTitle = message('Preview of an email')
export const emailPreviewNote = message('A sample itinerary')
export const pagePreviewTitle = message('Preview of a traveller’s page')
export const pagePreviewNote = message('“{title}”, which was changed last')
export const waitingForItineraries = {
  loading: message('Loading the itineraries'),
  failed: message('The itineraries could not be loaded'),
}
export const noItineraries = message('Create an itinerary to see its page with your brand.')

// Defaults
export const defaultsTitle = message('Defaults')
export const defaultsHint = message('Used for new itineraries. Existing itineraries do not change.')
export const defaultsHintOfReader = message('Used for new itineraries.')
export const markupHint = message('Added to net prices of segments that have no markup of their own.')
export const taxHint = message('Added to the price after markup.')
export const serviceFeeHint = message(
  'Added to the price of the segments, tax included. Used for itineraries in the same currency.',
)
export const agencyCommissionHint = message(
  'A share of the price for the agency of an itinerary. It lowers your margin.',
)
export const statusUnchanged = message('Leave unchanged')
export const statusesOnAcceptance = { held: message('Held for 7 days'), booked: message('Booked') }
export const statusOnAcceptanceHint = message(
  'The status an itinerary gets when a client accepts it on its page. An itinerary that is not ready to be booked keeps its status, and the email to its owner says why.',
)
export const datesPaymentsHint = message(
  'Payments that are due on booking become due on the day on which a client accepts.',
)
export const draftsInvoiceHint = message(
  'A draft for the payments that are due on booking. Check it and issue it under Invoices.',
)
export const taskOnAcceptanceHint = message(
  'What the owner of an itinerary has to do after a client has accepted. It is a deadline until it is done. Leave it empty for none.',
)
export const signsAcceptancesHint = message(
  'Clients sign with the signature service of this server. A proposal is accepted once it is signed.',
)
export const taskOnAcceptanceDaysHint = message('After the day of the acceptance.')
export const acceptanceTitle = message('When a client accepts')
export const roundToHint = message('Used for itineraries in the company’s currency.')
export const roundToNeedsCurrency = message('Choose the currency of the company first.')
export const noRounding = message('No rounding')
export const noTheme = message('No theme')
export const themeHint = message('The design of the traveller’s page and the brochure.')
export const themeNames = {
  editorial: message('Editorial'),
  classic: message('Classic'),
  minimal: message('Minimal'),
}
export const termsHint = message('The terms for travellers, at the end of the brochure.')

// Payments
export const paymentsTitle = message('Payments')
export const paymentScheduleTitle = message('Payment schedule')
export const paymentScheduleHint = message(
  'Select a payment to edit it. Drag it, or press Alt and an arrow key, to move it.',
)
export const mustAddUp = message('the shares must add up to 100 per cent')
export const noPayments = message('Without payments, the full price is due at once.')
export const total = message('Total: {sum}%')
export const totalTooLow = message('Total: {sum}%. {missing}% is missing.')
export const totalTooHigh = message('Total: {sum}%. This is {excess}% too much.')
export const share = message('{percent}%')
export const dueOnBooking = message('on booking')
export const dueOnFirstDay = message('on the first day')
export const dueBefore = message('{days, plural, one {# day} other {# days}} before the first day')
export const addPaymentTitle = message('Add a payment')
export const addPayment = message('Add payment')
export const editPayment = message('Edit payment')
export const savePayment = message('Save payment')
export const cancel = message('Cancel')
export const paymentName = message('Payment name')
export const paymentNameExample = message('Deposit')
export const paymentNameMissing = message('Enter a name, such as Deposit')
export const percentLabel = message('Share of the price')
export const percentMissing = message('Enter a number from {min} to {max}')
export const dueLabel = message('Due')
export const dueNames = { booking: message('On booking'), before: message('Before the first day') }
export const daysBeforeLabel = message('Days before the first day')

// Security
export const securityTitle = message('Security')
export const securityHint = message('How members log in, and how long travellers’ details are stored.')
export const travellerDetailsUnit = message('days')
export const travellerDetailsHint = message(
  'Days after the last day of the itinerary. Travellers’ details are deleted from their forms then. If the itinerary has no dates, they are deleted after a year.',
)
export const secondFactorHint = message(
  'Members without an authenticator app or a passkey cannot open the company until they add one.',
)
export const secondFactorFirst = message('To turn this on, first <link>set up two-step login for your account</link>.')

// Custom domain
export const domainTitle = message('Custom domain')
export const domainHint = message(
  'Show itineraries and your public site on your own domain, such as travel.example.com.',
)
export const waitingForDomain = {
  loading: message('Loading the domain'),
  failed: message('The domain could not be loaded'),
}
export const hostLabel = message('Domain')
export const hostHint = message('A subdomain of a domain you own. It must not be in use for anything else.')
export const hostExample = message('travel.example.com')
export const hostMissing = message('Enter the domain, such as travel.example.com.')
export const hostProblem = message('The domain {problem}.')
export const adding = message('Adding')
export const addDomain = message('Add domain')
export const domainStates = {
  waiting: message('Waiting for DNS'),
  verified: message('Verified'),
  failed: message('Not verified'),
}
export const needsAttention = message('Needs attention')
export const domainVerified = message('{host} is verified')
export const recordsWrong = message('The records are not correct yet')
export const recordsNotChecked = message('The records were not checked')
export const domainRemoved = message('{host} was removed')
export const domainNotRemoved = message('The domain was not removed')
export const checking = message('Checking')
export const checkNow = message('Check now')
export const removeDomain = message('Remove domain')
export const lastChecked = message('Last checked {when}')
export const removeTitle = message('Remove {host}?')
export const removeVerifiedHint = message(
  'Links that use this domain will stop working immediately. Your pages will still be available at their standard address.',
)
export const removeHint = message('If you add this domain again, you will need a new TXT record.')
export const verifiedHint = message(
  'Links to itineraries and to your public site use this domain. Keep both records: we check them every day.',
)
export const reasonWithEnd = message('{reason} Unless you fix this, links to {host} will stop working on {date}.')
export const addRecords = message('Add these two records at your DNS provider, then select Check now.')
export const addRecordsFirst = message(
  'Add these two records at your DNS provider, then select Check now. New records can take up to a day to appear.',
)
export const recordTitle = message('{type} record')
export const recordName = message('Name')
export const recordNameInSentence = message('name of the {type} record')
export const recordValue = message('Value')
export const recordValueInSentence = message('value of the {type} record')

// Maps
export const mapsTitle = message('Maps')
export const ownMaps = message(
  'Maps are drawn by this server, from Natural Earth’s shapes and the places of GeoNames and OpenTravelData. No other server receives what you look at.',
)
export const mapsOfProvider = message(
  'Maps come from {host}. While a map is open, your browser loads the area that you see from {host}.',
)
export const providerLearns = message(
  'It receives that area and your network address, but no names, prices or records. Published pages and brochures never use it. The sources are credited under each map.',
)
export const mapsTurnedOff = message(
  'The operator of this server can turn it off by removing TILE_STYLE_URL from the configuration. Maps are then drawn by this server, with coasts, borders and places but without streets.',
)
