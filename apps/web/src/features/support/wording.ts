import type { supportRequest } from '@sojourn/contract/resources/support-request'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { message } from '@sojourn/contract/kit/message'

type SupportRequest = Read<typeof supportRequest>

export const supportTitle = message('Support')
export const contactTitle = message('Contact support')
export const cancelLabel = message('Cancel')
export const doneLabel = message('Done')
export const sendingLabel = message('Sending')
export const allRequestsLabel = message('All requests')
export const yourRequestsLabel = message('Your requests')
export const attachmentsLabel = message('Attached files')
export const formerUser = message('Former user')

export const helpTitle = message('Help')
export const contactHint = message('Cannot find an answer? Write to us. We reply here and by email.')
export const contactDashboardHint = message(
  'Cannot find an answer? Write to us. We reply in the dashboard and by email.',
)
export const contactWithoutCompany = message(
  'Requests belong to a company, and you do not belong to one yet. Ask an Admin of your company to invite <strong>{email}</strong>, or reply to the email that you received when you registered.',
)
export const developersTitle = message('For developers')
export const developersText = message('Your own programs can do everything that the dashboard does.')
export const apiDocsLabel = message('API documentation')

export const questionsTitle = message('Questions and answers')
export const questionsSearchLabel = message('Search questions and answers')
export const questionsFound = message('{count, plural, one {# question found} other {# questions found}}')
export const waitingForQuestions = {
  loading: message('Loading the questions'),
  failed: message('The questions could not be loaded'),
}
export const otherQuestions = message('Other questions')
export const noQuestionsTitle = message('No questions yet')
export const noQuestionsText = message('Frequently asked questions and their answers will appear here.')
export const addQuestionLabel = message('Add question')
export const nothingFoundTitle = message('Nothing found')
export const nothingFoundText = message('Try another word, or contact support.')
export const allQuestionsLabel = message('Show all questions')
export const answerLinkLabel = message('Link to this answer')

export const shortcutsTitle = message('Keyboard shortcuts')
export const searchShortcut = message('Search or jump to anything')
export const helpShortcut = message('Show keyboard shortcuts')
export const saveShortcut = message('Save the form')
export const undoShortcut = message('Undo in itineraries and text')
export const redoShortcut = message('Redo')
export const moveUpShortcut = message('Move the selected list item up')
export const moveDownShortcut = message('Move the selected list item down')
export const selectMoreShortcut = message('Select more segments or days of an itinerary')
export const selectOneShortcut = message('Select or deselect one segment or day')
export const selectAllShortcut = message('Select all segments of a day')
export const copyShortcut = message('Copy the selected segments or days')
export const cutShortcut = message('Cut the selected segments or days')
export const pasteShortcut = message('Paste segments or days, also from another itinerary')
export const boldShortcut = message('Bold in formatted text')
export const italicShortcut = message('Italic in formatted text')
export const closeShortcut = message('Close a dialog or menu')

export const waitingForRequest = {
  loading: message('Loading the request'),
  failed: message('This request could not be loaded'),
}
export const requestInSentence = message('request')
export const requestsInSentence = message('requests')
export const noRequestsText = message(
  'Report a problem, ask how something works or suggest an improvement. We reply here and by email.',
)
export const noStaffRequestsText = message('Requests from companies appear here.')
export const companyFilter = message('Company')
export const subjectColumn = message('Subject')
export const categoryColumn = message('About')
export const priorityColumn = message('Priority')
export const statusColumn = message('Status')
export const requesterColumn = message('Requested by')
export const lastMessageColumn = message('Last message')
export const updatedColumn = message('Updated')
export const newestFirst = message('Newest first')
export const recentlyUpdatedFirst = message('Recently updated first')
export const bySubject = message('Subject, A to Z')

export const statusNames: Readonly<Record<SupportRequest['status'], string>> = {
  open: message('Open'),
  in_progress: message('In progress'),
  waiting: message('Waiting for you'),
  resolved: message('Resolved'),
  closed: message('Closed'),
}
/** To the platform's staff, a request that waits for the company has another name. */
export const staffStatusNames: typeof statusNames = { ...statusNames, waiting: message('Waiting for customer') }
export const categoryNames: Readonly<Record<SupportRequest['category'], string>> = {
  bug: message('Something does not work'),
  how_to: message('How do I …?'),
  billing: message('Plan and invoices'),
  content: message('Content'),
  account: message('Company and users'),
  other: message('Something else'),
}
export const priorityNames: Readonly<Record<SupportRequest['priority'], string>> = {
  low: message('Low'),
  normal: message('Normal'),
  high: message('High'),
  urgent: message('Urgent'),
}

export const requestFormLabel = message('New support request')
export const requestSectionTitle = message('Your request')
export const subjectLabel = message('Subject')
export const subjectHint = message('Summarise your request in one line.')
export const categoryLabel = message('About')
export const priorityLabel = message('Priority')
export const messageLabel = message('Message')
export const messageHint = message(
  'What did you do, what happened and what did you expect? Do not include passwords or passport details.',
)
export const sentWithPage = message('Your request also includes the page that you came from ({page}).')
export const sentWithVersion = message('Your request also includes the version of the app ({version}).')
export const sentWithPageAndVersion = message(
  'Your request also includes the page that you came from ({page}) and the version of the app ({version}).',
)
export const sendLabel = message('Send')
export const requestSent = message('Request sent')
export const requestSentHint = message('We will reply here and by email.')
export const enterCompanyTitle = message('Enter a company first')
export const enterCompanyText = message(
  'Requests belong to a company. Enter a company, then send the request on its behalf.',
)

export const requestTitle = message('Support request')
export const requestLoadingLabel = message('Loading request')
export const companyMissingTitle = message('The company of this request is unknown')
export const companyMissingText = message('Open the request from the list of all requests.')
export const requestedBy = message('{name}, {when}')
export const requestedByCompany = message('{name}, {company}, {when}')
export const fromPage = message('From {page}')
export const fromVersion = message('Version {version}')
export const fromPageAndVersion = message('From {page}, version {version}')
export const statusLabel = message('Status')
export const statusChanged = message('Status changed to {status}')
export const statusNotChanged = message('The status could not be changed')
export const reopenLabel = message('Reopen request')
export const closeLabel = message('Close request')

export const conversationLabel = message('Conversation')
export const messageFrom = message('{name}, {when}')
export const supportBadge = message('Support')
export const replyTitle = message('Reply')
export const replyLabel = message('Your reply')
export const replyReopensHint = message('Replying reopens this request.')
export const replyNotSent = message('Your reply was not sent')
export const replySent = message('Reply sent')
export const sendReplyLabel = message('Send reply')

export const attachLabel = message('Attach files')
export const removeFileLabel = message('Remove {file}')
export const fileRemoved = message('{file} removed')
export const filesLabel = message('Files')
export const filesSearchLabel = message('Search the media library')
export const waitingForFiles = {
  loading: message('Loading the library'),
  failed: message('The library could not be loaded'),
}
export const noFilesFound = message('No files match your search.')
export const noFiles = message('The library is empty.')
export const uploadLabel = message('Upload')
export const uploadingLabel = message('Uploading')
export const uploadingFile = message('Uploading {file}…')
export const fileUploaded = message('{file} uploaded and attached')
export const fileNotUploaded = message('{file} was not uploaded. {reason}')
