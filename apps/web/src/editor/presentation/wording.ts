import { message } from '@sojourn/contract/kit/message'

export const cover = message('Cover')
export const coverHint = message('The first image that travellers see, on the page and in the brochure.')
export const gallery = message('Gallery')
export const terms = message('Terms')
export const termsHint = message(
  'What travellers agree to. New itineraries start with the terms in your company’s settings.',
)
export const theme = message('Theme')
export const themes = {
  editorial: message('Editorial'),
  classic: message('Classic'),
  minimal: message('Minimal'),
}
export const themeHints = {
  editorial: message('Large images and generous type, like a travel magazine.'),
  classic: message('A calm page with the days in order, like a good guidebook.'),
  minimal: message('Mostly text. The fastest to read and to print.'),
}
export const language = message('Language')
export const languageHint = message(
  'Sets how screen readers read the page and the brochure, whether text runs from the left or the right, and in which language your browser checks the spelling of this itinerary. Automatic follows the script of the text, and checks spelling in your company’s language.',
)
export const automaticLanguage = message('Automatic ({language})')

export const sections = message('Page sections')
export const sectionsHint = message('Empty sections are left out automatically.')
export const sectionsGroup = message('Page')
export const showSection = message('Show {section}')
export const visible = message('Visible')

export const attachments = message('Attachments')
export const guides = message('Travel guides')
export const guidesHint = message('Travellers see guides that are published, meant for them and still valid.')
export const guide = message('guide')
export const pages = message('Company pages')
export const pagesHint = message(
  'For example, about you, your team or your terms. Travellers see them as they were when you published.',
)
export const page = message('company page')
export const documents = message('Documents')
export const documentsHint = message(
  'For all travellers and days, such as forms. You can also add documents to a segment, under Days.',
)
export const draft = message('{title} (draft)')
export const expired = message('{title} (expired)')
export const internal = message('{title} (internal)')

export const highlights = message('Highlights')
export const noHighlights = message('None yet.')
export const highlightsHint = message(
  'Add a few lines that make people want to go, e.g. dawn among the dunes or a night on a farm.',
)
export const addHighlights = message('Add highlights')
export const editHighlights = message('Edit highlights')
export const highlightsOrder = message('Highlights in order')
export const newHighlight = message('New highlight')
export const highlightPlaceholder = message('e.g. Dawn among the dunes of Sossusvlei')
export const maxHighlights = message('You can add at most {max} highlights.')
export const highlight = message('Highlight {number}')
export const highlightMissing = message('Enter a highlight, or remove this one.')
export const removeHighlight = message('Remove highlight {number}')
export const fromDestinations = message('From the destinations of this itinerary')
export const add = message('Add')
export const addHighlight = message('Add “{text}”')
export const done = message('Done')
