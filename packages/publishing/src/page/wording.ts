import { message } from '@sojourn/contract/kit/message'

export const goneTitle = message('This link no longer works')
export const goneText = message(
  'It may have expired or been replaced. Ask the person who sent it to you for a new one.',
)
export const goneTextOfCompany = message('It has expired or been replaced. Contact {company} for a new one.')

export const noDatesTitle = message('No dates yet')
export const noDatesText = message(
  'This itinerary has no dates yet. You can add it to your calendar once they are set.',
)

export const noPlacesTitle = message('No places on the map')
export const noPlacesText = message('None of the places in this itinerary has a position on the map.')

export const downloads = message('More files')
export const downloadOf = {
  'summary.pdf': message('Summary on one page (PDF)'),
  'itinerary.docx': message('Word document (DOCX)'),
  'itinerary.gpx': message('Places for GPS devices and apps (GPX)'),
  'itinerary.kml': message('Places for map programs (KML)'),
  'itinerary.json': message('Data for other programs (JSON)'),
}

/* The languages of the page */

export const languages = message('Languages')
/** Offers the page in a language, in that language. */
export const alsoIn = {
  en: message('This itinerary is also available in English.'),
  de: message('Dieses Reiseprogramm gibt es auch auf Deutsch.'),
  fr: message('Ce programme existe aussi en français.'),
  es: message('Este itinerario también está disponible en español.'),
  it: message('Questo itinerario è disponibile anche in italiano.'),
  pt: message('Este itinerário também está disponível em português.'),
  nl: message('Dit reisprogramma is er ook in het Nederlands.'),
  sv: message('Det här reseprogrammet finns även på svenska.'),
  ar: message('برنامج الرحلة متاح أيضًا باللغة العربية.'),
  he: message('תוכנית הטיול זמינה גם בעברית.'),
  ja: message('この旅程は日本語でもご覧いただけます。'),
  zh: message('此行程也有中文版。'),
}

/* The client's answer on the page of an itinerary */

export const answerLink = message('Accept')
export const answerTitle = message('Acceptance')
export const answerText = message(
  'Happy with this proposal? You can accept it here. If you would like anything changed, please contact us first.',
)
export const accept = message('Accept this proposal')
export const choose = message('Choose')
export const add = message('Add')
export const updatePrice = message('Update the price')
export const updatingPrice = message('Updating the price…')
export const priceWithChoices = message('With your choices:')
export const choicesSaved = message('Your choices are saved.')
export const priceNotUpdated = message('The price could not be updated. Check your connection, then try again.')
export const acceptedOn = message('This proposal was accepted on {date}.')
export const acceptedNext = message('We have sent a receipt by email. We will be in touch about the next steps.')
export const pricesEnded = message('These prices were valid until {date}. Contact us for a new proposal.')
export const acceptedEarlier = message(
  'An earlier version of this proposal was accepted on {date}. This version is different.',
)
/* Invoices and payments on the page of an itinerary */

export const paymentsTitle = message('Payments')
export const openInvoices = message('Open invoices')
export const paidAndDue = message('Paid and due')
export const partlyPaid = message('{due} · {paid} paid')
export const noOpenInvoice = message('There are no open invoices.')
export const liveFigures = message('Payments appear here once {company} has recorded them.')
export const dueOn = message('Due on {date}')
export const overdueSince = message('Overdue since {date}')
export const paidOn = message('Paid on {date}')
export const creditedInFull = message('Credited in full')
export const creditNoteFor = message('For invoice {number}')
export const openPdf = message('{name} (PDF)')
export const howToPay = message('Pay invoice {number} by bank transfer')
export const paymentsReceived = message('Payments received')
export const paymentFor = message('For {count, plural, one {invoice} other {invoices}} {numbers}')
export const refund = message('Refund')
export const receiptOf = message('Receipt for the payment of {date} (PDF)')

export const changedSince = message('What has changed in this version')

/* Below the page */

export const visitsNotice = message(
  '{company} can see when this page is opened and how long each section is read. No cookies are used for this, and it is not shared with anyone else.',
)
