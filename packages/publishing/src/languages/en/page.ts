/** The page of an itinerary, and the pages shown instead of it. */
export const page = {
  // Around the sections

  skip: 'Skip to the journey',
  languages: 'Languages',
  contents: 'Contents',
  preview: 'Preview: this version has not been published.',
  unprintable: 'These words cannot be printed in the brochure:',
  madeWith: 'Made with {product}',
  downloadBrochure: 'Download brochure (PDF)',
  downloadTheBrochure: 'Download the brochure (PDF)',
  addToCalendar: 'Add to calendar',
  photo: 'Photo:',
  photos: 'Photos',
  ourTeam: 'Our team',
  questionsAndAnswers: 'Questions and answers',
  mapOfRoute: 'Map of the route: {places}',
  // In English the job title begins with a small letter here. Other languages may show it alone.
  yourRole: 'Your {role}',

  // Pages shown instead of an itinerary

  goneTitle: 'This link no longer works',
  goneText: 'It may have expired or been replaced. Ask the person who sent it to you for a new one.',
  goneTextOfCompany: 'It has expired or been replaced. Contact {company} for a new one.',

  busyTitle: 'One moment, please',
  busyText: 'This page cannot be shown right now. We will try again in a few seconds.',

  error: 'Error: {title}',
  passcode: 'Passcode',
  enterPasscode: 'Enter the passcode',
  passcodeText: 'This itinerary is private. If you do not have the passcode, ask the person who sent you the link.',
  passcodeWrong: 'The passcode is not correct. Please check it and try again.',
  tooManyAttempts: 'Too many attempts. Please wait up to ten minutes, then try again.',
  openItinerary: 'Open itinerary',

  noDatesTitle: 'No dates yet',
  noDatesText: 'This itinerary has no dates yet. You can add it to your calendar once they are set.',

  noPlacesTitle: 'No places on the map',
  noPlacesText: 'None of the places in this itinerary has a position on the map.',

  downloads: 'More files',
  downloadOf: {
    'summary.pdf': 'Summary on one page (PDF)',
    'cards.pdf': 'A card for each day (PDF)',
    'itinerary.docx': 'Word document (DOCX)',
    'itinerary.gpx': 'Places for GPS devices and apps (GPX)',
    'itinerary.kml': 'Places for map programs (KML)',
    'itinerary.json': 'Data for other programs (JSON)',
  },

  // The client's answer on the page of an itinerary

  answerLink: 'Accept',
  answerTitle: 'Acceptance',
  answerText:
    'Happy with this proposal? You can accept it here. If you would like anything changed, please contact us first.',
  accept: 'Accept this proposal',
  choose: 'Choose',
  add: 'Add',
  updatePrice: 'Update the price',
  updatingPrice: 'Updating the price…',
  priceWithChoices: 'With your choices:',
  choicesSaved: 'Your choices are saved.',
  priceNotUpdated: 'The price could not be updated. Check your connection, then try again.',
  acceptedOn: 'This proposal was accepted on {date}.',
  acceptedNext: 'We have sent a receipt by email. We will be in touch about the next steps.',
  pricesEnded: 'These prices were valid until {date}. Contact us for a new proposal.',
  acceptedEarlier: 'An earlier version of this proposal was accepted on {date}. This version is different.',

  changedSince: 'What has changed in this version',
  changed: 'Changed',

  // Below the page

  visitsNotice:
    '{company} can see when this page is opened and how long each section is read. No cookies are used for this, and it is not shared with anyone else.',
} as const
