import { message } from '@sojourn/contract/kit/message'

export const title = message('Your details')
export const dates = message('{first} to {last}')
export const whoAsks = message('{company} asks you for the details below, to arrange this journey for you.')
export const answerBy = message('Please answer by {date}.')

/* What happens with the details */

export const privacyTitle = message('What happens with your details')
export const purpose = message(
  'They are used to book and run this journey: {company} may pass on what is needed to airlines, hotels and guides. They are stored encrypted.',
)
export const deletedAfterJourney = message('They are deleted by {date}.')
export const deletedAfterAnswer = message('They are deleted at most one year after you send them.')
export const reachByEmail = message('If you have questions, write to {email}.')
export const reachByPhone = message('If you have questions, call {phone}.')
export const mayWithdraw = message(
  'You can come back to this page to correct your details or to withdraw your consent.',
)

/* The sections and their fields */

export const sections = {
  names: message('Your name, as in your passport'),
  birthday: message('Your birthday'),
  passport: message('Your passport'),
  diet: message('What you eat'),
  mobility: message('Getting around'),
  emergency: message('Whom to call in an emergency'),
}
export const sectionNames = {
  names: message('Name'),
  birthday: message('Birthday'),
  passport: message('Passport'),
  diet: message('Diet and allergies'),
  mobility: message('Mobility'),
  emergency: message('Emergency contact'),
}
export const labels = {
  givenName: message('Given names'),
  familyName: message('Family name'),
  birthday: message('Birthday'),
  passportNumber: message('Passport number'),
  passportCountry: message('Country that issued it'),
  passportExpiry: message('Valid until'),
  food: message('Diet (optional)'),
  allergies: message('Allergies (optional)'),
  mobility: message('What we should know (optional)'),
  emergencyName: message('Their name'),
  emergencyRelation: message('Who they are to you (optional)'),
  emergencyPhone: message('Their phone number'),
}
export const hints = {
  givenName: message('All of them, spelled as in your passport.'),
  familyName: message('Leave it empty if your passport has none.'),
  birthday: message('Day, month and year, as in your passport.'),
  passportNumber: message('Leave the passport empty if you do not have one yet. You can come back later.'),
  food: message('Such as vegetarian, halal, or no pork.'),
  allergies: message('Of food, animals or medicine.'),
  mobility: message('Such as a wheelchair, stairs that are difficult, or help that you need.'),
  emergencyRelation: message('Such as your sister or a friend.'),
  emergencyPhone: message('With the country code, such as +27 21 555 0100.'),
}
export const chooseCountry = message('Choose a country')
export const emptyStays = message('Fill in only what has changed. What you leave empty stays as you sent it.')

/* Consent */

export const consentTitle = message('Your consent')
export const consent = message(
  'I agree that {company} uses these details to arrange “{title}” and passes on what is needed to those who provide it.',
)
export const send = message('Send my details')
export const sendCorrections = message('Send corrections')

/* What is wrong */

export const fixProblems = message('Nothing has been sent yet. Please correct the following:')
export const problems = {
  name_missing: message('Enter your given names or your family name.'),
  givenName: message('Enter given names with at most {max} characters.'),
  familyName: message('Enter a family name with at most {max} characters.'),
  birthday_missing: message('Enter your birthday.'),
  birthday: message('Enter a birthday that is a date in the past.'),
  passportNumber_missing: message('Enter the number of your passport.'),
  passportNumber: message('Enter a passport number with at most {max} characters.'),
  passportCountry_missing: message('Choose the country that issued your passport.'),
  passportCountry: message('Choose a country from the list.'),
  passportExpiry_missing: message('Enter the date until which your passport is valid.'),
  passportExpiry: message('Enter a date on which your passport is still valid.'),
  food: message('Describe your diet in at most {max} characters.'),
  allergies: message('Describe your allergies in at most {max} characters.'),
  mobility: message('Describe what we should know in at most {max} characters.'),
  emergencyName_missing: message('Enter the name of the person to call in an emergency.'),
  emergencyName: message('Enter a name with at most {max} characters for the person to call in an emergency.'),
  emergencyRelation: message('Describe who the person is to you in at most {max} characters.'),
  emergencyPhone_missing: message('Enter the phone number of the person to call in an emergency.'),
  emergencyPhone: message('Enter a phone number with its country code, such as +27 21 555 0100.'),
  consent_missing: message('Tick the box to agree. Without your consent, the details cannot be sent.'),
  busy: message('You have sent this form too often. Please try again in an hour.'),
}

/* After sending */

export const thanksTitle = message('Thank you')
export const filledIn = message('You sent your details on {date}.')
export const sentSections = message('You sent these sections:')
export const deleted = message('What you sent has been deleted since.')
export const nothingShown = message('What you wrote is not shown here, because a link can be passed on.')
export const next = message('{company} can read your details now, and will contact you if anything is missing.')
export const correct = message('Send corrections')
export const withdraw = message('Withdraw my consent')

/* Withdrawing */

export const withdrawTitle = message('Withdraw your consent?')
export const withdrawText = message(
  'All details that you sent in this form are deleted from it at once. {company} may need them to arrange your journey, and may ask you again.',
)
export const withdrawSaved = message(
  'If {company} has already copied details to its address book, ask it to delete them there too.',
)
export const withdrawConfirm = message('Withdraw consent and delete my details')
export const withdrawCancel = message('Cancel')
export const withdrawnTitle = message('Your consent is withdrawn')
export const withdrawnText = message(
  'You withdrew your consent on {date}. The details that you sent have been deleted.',
)
export const sendAgain = message('Send details again')
