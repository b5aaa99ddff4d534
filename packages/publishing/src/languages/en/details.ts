/** The form in which a traveller gives their details. */
export const details = {
  title: 'Your details',
  dates: '{first} to {last}',
  whoAsks: '{company} asks you for the details below, to arrange this journey for you.',
  answerBy: 'Please answer by {date}.',

  // What happens with the details

  privacyTitle: 'What happens with your details',
  purpose:
    'They are used to book and run this journey: {company} may pass on what is needed to airlines, hotels and guides. Your answers in this form are stored encrypted.',
  deletedAfterJourney:
    'What you send in this form is deleted after {date}. {company} may keep a copy in its address book.',
  deletedAfterAnswer:
    'If the journey has no dates, what you send is deleted from this form about one year after you send it.',
  reachByEmail: 'If you have questions, write to {email}.',
  reachByPhone: 'If you have questions, call {phone}.',
  mayWithdraw: 'You can come back to this page to correct your details or to withdraw your consent.',

  // The sections and their fields

  sections: {
    names: 'Your name, as in your passport',
    birthday: 'Your date of birth',
    passport: 'Your passport',
    diet: 'What you eat',
    mobility: 'Getting around',
    emergency: 'Whom to call in an emergency',
  },
  sectionNames: {
    names: 'Name',
    birthday: 'Date of birth',
    passport: 'Passport',
    diet: 'Diet and allergies',
    mobility: 'Mobility',
    emergency: 'Emergency contact',
  },
  labels: {
    givenName: 'Given names',
    familyName: 'Family name',
    birthday: 'Date of birth',
    passportNumber: 'Passport number',
    passportCountry: 'Country that issued it',
    passportExpiry: 'Valid until',
    food: 'Diet (optional)',
    allergies: 'Allergies (optional)',
    mobility: 'What we should know (optional)',
    emergencyName: 'Their name',
    emergencyRelation: 'Who they are to you (optional)',
    emergencyPhone: 'Their phone number',
  },
  hints: {
    givenName: 'All of them, spelled as in your passport.',
    familyName: 'Leave it empty if your passport has none.',
    birthday: 'Day, month and year, as in your passport.',
    passportNumber: 'Leave these fields empty if you do not have one yet. You can come back later.',
    food: 'Such as vegetarian, halal, or no pork.',
    allergies: 'To food, animals or medicine.',
    mobility: 'Such as a wheelchair, stairs that are difficult, or help that you need.',
    emergencyRelation: 'Such as your sister or a friend.',
    emergencyPhone: 'With the country code, such as +27 21 555 0100.',
  },
  chooseCountry: 'Choose a country',
  emptyStays: 'Fill in only what has changed. What you leave empty stays as you sent it.',

  // Consent

  consentTitle: 'Your consent',
  consent:
    'I agree that {company} uses these details to arrange “{title}” and passes on what is needed to those who provide it.',
  send: 'Send my details',
  sendCorrections: 'Send corrections',

  // What is wrong

  fixProblems: 'Nothing has been sent yet. Please correct the following:',
  problems: {
    name_missing: 'Enter your given names or your family name.',
    givenName: 'Enter given names with at most {max} characters.',
    familyName: 'Enter a family name with at most {max} characters.',
    birthday_missing: 'Enter your date of birth, in the past.',
    birthday: 'Enter your date of birth, in the past.',
    passportNumber_missing: 'Enter the number of your passport.',
    passportNumber: 'Enter a passport number with at most {max} characters.',
    passportCountry_missing: 'Choose the country that issued your passport.',
    passportCountry: 'Choose a country from the list.',
    passportExpiry_missing: 'Enter the date until which your passport is valid.',
    passportExpiry: 'Enter the expiry date of your passport. It must be today or later.',
    food: 'Describe your diet in at most {max} characters.',
    allergies: 'Describe your allergies in at most {max} characters.',
    mobility: 'Describe what we should know in at most {max} characters.',
    emergencyName_missing: 'Enter the name of the person to call in an emergency.',
    emergencyName: 'Enter a name with at most {max} characters for the person to call in an emergency.',
    emergencyRelation: 'Describe who the person is to you in at most {max} characters.',
    emergencyPhone_missing: 'Enter the phone number of the person to call in an emergency.',
    emergencyPhone: 'Enter a phone number with its country code, such as +27 21 555 0100.',
    consent_missing: 'Tick the box to agree. Without your consent, the details cannot be sent.',
    busy: 'You have sent this form too often. Please try again in an hour.',
  },

  // After sending

  thanksTitle: 'Thank you',
  filledIn: 'You sent your details on {date}.',
  sentSections: 'You sent these sections:',
  deleted: 'What you sent has since been deleted.',
  nothingShown: 'What you wrote is not shown here, because a link can be passed on.',
  next: '{company} can read your details now, and will contact you if anything is missing.',
  correct: 'Send corrections',
  withdraw: 'Withdraw my consent',

  // Withdrawing

  withdrawTitle: 'Withdraw your consent?',
  withdrawText:
    'All details that you sent in this form are deleted from it at once. {company} may need them to arrange your journey, and may ask you again.',
  withdrawSaved: 'If {company} has already copied details to its address book, ask it to delete them there too.',
  withdrawConfirm: 'Withdraw consent and delete my details',
  withdrawCancel: 'Cancel',
  withdrawnTitle: 'Your consent is withdrawn',
  withdrawnText: 'You withdrew your consent on {date}. The details that you sent have been deleted from this form.',
  sendAgain: 'Send details again',
} as const
