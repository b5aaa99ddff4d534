import { message } from '@sojourn/contract/kit/message'

export const checksTitle = message('Checks')
export const checking = message('Checking')
export const pageTitle = message('Published page')
export const notPublished = message('Not published')
export const unpublishedChanges = message('Unpublished changes')
export const upToDate = message('Up to date')
export const publishHint = message(
  'Publishing creates a page for travellers and a PDF brochure from the current itinerary, with a link to send. Internal notes and net prices are not included.',
)
export const publishedAt = message('Published {when}, as version {version}.')
export const noActiveLink = message(
  'No link is active, so nobody outside your company can open the page. Create a link to share it.',
)
export const changedSince = message(
  'The itinerary has changed since. Travellers see the published version until you publish again.',
)
export const unchanged = message(
  'Travellers see the current itinerary. Guides and company pages are as they were when you published.',
)
export const publishFailed = message('The itinerary was not published. {reason}')
export const blocked = message(
  'Fix {count, plural, one {# issue} other {# issues}} before you publish. See Checks for details.',
)
export const publish = message('Publish')
export const publishAndSave = message('Publish and save PDF')
export const publishing = message('Publishing')
export const roleCannotPublish = message(
  'Your role does not allow you to publish itineraries. Ask an Admin for another role.',
)
export const inProgress = {
  publish: message('Creating the page and the brochure…'),
  'publish-pdf': message('Creating the page and the brochure, and saving the PDF…'),
}
export const published = {
  publish: message('Published'),
  'publish-pdf': message('Published. The PDF is in the media library.'),
}
export const changesTitle = message('Changes since publishing')
export const noChanges = message('No changes. Travellers see the current itinerary.')
export const waitingForPublishedVersion = {
  loading: message('Loading the published version'),
  failed: message('The published version could not be loaded'),
}

export const linksTitle = message('Links')
export const noLinks = message('No links yet.')
export const newLink = message('New link')
export const creatingLink = message('Creating link')
export const links = {
  client: message('Client link'),
  agent: message('Agent link'),
  internal: message('Internal link'),
}
export const linkCreated = message('{link} created')
export const linkUpdated = message('{link} updated')
export const linkFailed = message('Could not create the link')
export const views = message('{count, plural, =0 {Not opened yet} one {Opened # time} other {Opened # times}}')
export const validUntilDate = message('Valid until {date}')
export const asksForPasscode = message('Passcode required')
export const showsInvoices = message('Invoices shown')
export const showInvoices = message('Show invoices and payments')
export const showInvoicesHint = {
  client: message(
    'Invoices issued to the client for this itinerary, how to pay them, and payments. Everyone with the link sees them.',
  ),
  agent: message(
    'Invoices issued to the agency for this itinerary, how to pay them, and payments. Everyone with the link sees them.',
  ),
}
export const revokedOn = message('{link}, revoked on {date}')
export const linkCopied = message('Link copied')
export const linkSelected = message('The link is selected. Press Ctrl+C to copy it.')
export const copyLink = message('Copy link')
export const qrCode = message('QR code')
export const openPage = message('Open page')
export const openPdf = message('Open PDF')
export const moreFiles = message('More files')
export const fileNames = {
  'summary.pdf': message('Summary on one page (PDF)'),
  'cards.pdf': message('A card for each day (PDF)'),
  'itinerary.docx': message('Word document (DOCX)'),
  'itinerary.gpx': message('Places for GPS devices and apps (GPX)'),
  'itinerary.kml': message('Places for map programs (KML)'),
  'itinerary.json': message('Data for other programs (JSON)'),
}
export const sendByEmail = message('Send by email')
export const linkSettings = message('Link settings')
export const revoke = message('Revoke')
export const revokeTitle = message('Revoke this link?')
export const revokeHint = message(
  'Anyone who has this link will no longer be able to open the page or the PDF. You cannot undo this, but you can create a new link.',
)
export const revokeLink = message('Revoke link')
export const linkRevoked = message('Link revoked')
export const revokeFailed = message('Could not revoke the link')

export const cancel = message('Cancel')
export const done = message('Done')
export const qrCodeTitle = message('{link}: QR code')
export const qrCodeLabel = message('QR code of {url}')
export const saveSvg = message('Save as SVG')

export const emailsTitle = message('Emails')

export const emailTitle = message('Send link by email')
export const emailForm = message('Email')
export const waitingForEmail = {
  loading: message('Loading the email'),
  failed: message('The email could not be loaded'),
}
export const emailViews = message('Email')
export const write = message('Write')
export const preview = message('Preview')
export const emailPreview = message('Preview of the email')
export const previewNote = message('As it will be sent')
export const send = message('Send')
export const sending = message('Sending')
export const emailQueued = message('Sending the email to {address}')
export const emailNotSent = message('The email was not sent')
export const discardEmailTitle = message('Discard this email?')
export const discardEmailHint = message('What you wrote here will be lost.')
export const discardEmail = message('Discard')
export const keepEmail = message('Keep editing')
export const addressLabel = message('Email address')
export const addressMissing = message('Enter an email address.')
export const addressInvalid = message('Enter a valid email address.')
export const noAddressOf = {
  client: message('This itinerary has no client with an email address.'),
  agent: message('This itinerary has no agency with an email address.'),
  internal: '',
}
export const subjectLabel = message('Subject')
export const messageLabel = message('Message')
export const messageHint = message(
  'Shown above the link. Links and email addresses in your message are removed. If the subject or the message is empty, your company’s text is sent.',
)

export const saveLink = message('Save changes')
export const validUntil = message('Valid until')
export const validUntilHint = message(
  'The link works until the end of that day. If empty, it works until you revoke it.',
)
export const access = message('Access')
export const noPasscode = message('No passcode')
export const keepPasscode = message('Keep the current passcode')
export const newPasscode = message('Set a new passcode')
export const requirePasscode = message('Require a passcode')
export const passcode = message('Passcode')
export const passcodeHint = message(
  'At least {min} characters. It is not shown again. Send it separately from the link.',
)

export const languagesTitle = message('Languages')
export const languagesHint = message(
  'Clients read {language} first and can switch. A text that is missing or stale in another language is shown in {language}.',
)
export const languageComplete = message('All texts are translated')
export const languageOpen = message(
  '{missing, plural, =0 {No texts missing} other {# of {texts, number} texts missing}}{stale, plural, =0 {} other {, # stale}}{machine, plural, =0 {} other {, # machine-translated and not checked}}',
)
