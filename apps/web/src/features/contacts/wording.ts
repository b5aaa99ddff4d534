import { message } from '@sojourn/contract/kit/message'

export const details = message('Details')
export const contact = message('Contact')
export const emailAddress = message('email address')
export const preferences = message('Preferences')
export const travelDocuments = message('Travel documents')
export const relations = message('Relations')
export const internal = message('Internal')
export const tag = message('tag')
export const noOwner = message('Nobody')

export const address = message('address')
export const addressLabels = {
  label: message('Label'),
  street: message('Street'),
  city: message('City'),
  region: message('Region'),
  postcode: message('Postcode'),
  country: message('Country'),
}

export const preferenceLabels = {
  allergies: message('Allergies'),
  food: message('Food'),
  drink: message('Drink'),
  mobility: message('Mobility'),
  seat: message('Seat'),
  interests: message('Interests'),
}
export const interest = message('interest')

export const passport = message('passport')
export const passportOf = message('Passport: {country}')
export const passportsHint = message('Stored encrypted. Visible only to roles that have permission.')
export const passportLabels = {
  number: message('Number'),
  country: message('Country'),
  expiry: message('Expires'),
}

export const programme = message('programme')
export const programmeName = message('Programme')
export const programmeNumber = message('Number')

export const consent = message('consent')
export const consentPurpose = message('Purpose')
export const consentGiven = message('Given {given}')
export const consentWithdrawn = message('Given {given}, withdrawn {withdrawn}')
export const withdrawConsent = message('Withdraw')
export const undoWithdrawal = message('Undo withdrawal')
export const purposeNames = {
  marketing: message('Marketing'),
  profiling: message('Profiling'),
  photos: message('Photos'),
  sharing: message('Sharing'),
}

export const relation = message('relation')
export const relationKind = message('Relation')
export const relationTo = message('Contact')
export const relationNames = {
  partner: message('Partner'),
  child: message('Child'),
  parent: message('Parent'),
  sibling: message('Sibling'),
  assistant: message('Assistant'),
  employer: message('Employer'),
  employee: message('Employee'),
  friend: message('Friend'),
  other: message('Other'),
}

export const kindNames = {
  person: message('Person'),
  organisation: message('Organisation'),
  household: message('Household'),
}

export const lifecycleNames = {
  lead: message('Lead'),
  client: message('Client'),
  past: message('Past'),
  agent: message('Agent'),
  do_not_contact: message('Do not contact'),
}

export const columnName = message('Name')
export const columnStatus = message('Status')
export const columnEmail = message('Email')
export const columnPhone = message('Phone')
export const columnOwner = message('Owner')
export const filterKind = message('Kind')
export const listEmpty = message(
  'Add travellers, agencies and everyone else you deal with, along with their preferences and needs.',
)

export const emails = message('Emails')
export const newItinerary = message('New itinerary')

// Personal data
export const personalDataTitle = message('Personal data')
export const personalDataHint = message('For a person who wants a copy of their data, or wants it erased.')
export const exportPerson = message('Export this person’s data')
export const erasePerson = message('Erase this person’s data')
export const eraseTitle = message('Erase the data of {name}?')
export const eraseText = message(
  'Names, addresses, birthday, passports, preferences and notes are removed from this contact, with their answers in details forms, their messages from enquiries, the emails in the log, and their name and address in questions. Links of their details forms stop working, and the contact becomes “Do not contact”. This cannot be undone.',
)
export const eraseStays = message(
  'Issued invoices and payments stay, because the law requires it. Acceptances, the texts of questions, earlier versions, the activity log, and what members have written in itineraries and notes stay too, as does what webhooks have already sent. If another contact has the same email address, questions with it stay as they are.',
)
export const erased = message('Personal data erased')
export const personalDataFailed = message('That did not work')
