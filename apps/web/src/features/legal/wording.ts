import { message } from '@sojourn/contract/kit/message'

// Accessibility
export const accessibility = {
  title: message('Accessibility'),
  lead: message(
    '{product} is meant to be usable by everyone. Our goal is to meet the Web Content Accessibility Guidelines 2.2, level AA, on every page.',
  ),
  keyboardTitle: message('Keyboard'),
  keyboard: message(
    'Everything works without a mouse, and the focus is always visible. Tab reaches every control, and the first link on each page skips the navigation. You can reorder the days and segments of an itinerary without dragging: press Alt and an arrow key, or use their menus.',
  ),
  screenReaderTitle: message('Screen readers'),
  screenReader: message(
    'Every page has one title, landmarks, and headings in order. Fields have labels, errors are listed above the form with a link to each field, and changes that happen by themselves are announced. Brochures are tagged PDF documents, and their images have alt text.',
  ),
  visionTitle: message('Vision'),
  contrast: message(
    'Colours meet the contrast requirements of level AA. You can choose a standard, dark or warm colour scheme, or one of two high-contrast schemes that meet level AAA.',
  ),
  textSize: message('You can set the text size from 100 to 200 per cent. Pages adapt to narrow screens.'),
  colour: message(
    'Information never depends on colour alone. A company’s brand colours are adjusted until text on them is readable.',
  ),
  motion: message('If your system is set to reduce motion, there are no animations.'),
  verificationTitle: message('Verification and sessions'),
  verification: message(
    'Verification works without puzzles, images or sounds. You can paste or show passwords, or fill them in with a password manager. A session lasts 30 days, and what you typed is kept when it ends.',
  ),
  testsTitle: message('How we test'),
  tests: message(
    'We test every change with automated checks (axe) and by keyboard in a browser. Such tests do not find everything. Companies are responsible for the content that they publish, such as alt text for images. The editor reminds them if something is missing.',
  ),
  problemsTitle: message('Report a problem'),
  problems: message(
    'Tell us what you wanted to do and what happened. If you are logged in, send a support request. Otherwise, write to the person who gave you the address of this page. We treat accessibility problems like any other bug.',
  ),
}

// Privacy
export const privacy = {
  title: message('Privacy'),
  lead: message(
    '{product} stores what it needs for your work, in one place, and shows it to nobody else. There are no ads, and no other company follows what you do.',
  ),
  responsibleTitle: message('Who is responsible'),
  responsible: message(
    'The operator of this installation is responsible for your account. A travel company is responsible for the data that it enters about travellers and partners, which the operator stores on its behalf. You can ask either of them to show, correct, export or delete the data stored about you.',
  ),
  aboutYouTitle: message('What is stored about you'),
  account: message(
    '<strong>Your account:</strong> your name, your email address and, if you enter them, your job title and phone number. Your password is stored only as a hash (argon2id), from which it cannot be read.',
  ),
  sessions: message(
    '<strong>Your sessions:</strong> when you logged in, when you were last active, and the name of your browser. You can see and end these sessions in your profile. Each one ends after 30 days.',
  ),
  changes: message(
    '<strong>Your changes:</strong> each company has an activity log of who changed what and when. Its Admins can read it.',
  ),
  emailLinks: message(
    '<strong>Links in emails:</strong> stored as hashes until they are used or expire, which takes 48 hours for a new email address and one hour for a new password.',
  ),
  travellersTitle: message('What is stored about travellers'),
  travellers: message(
    'What a company enters in its contacts and itineraries: names, addresses, preferences and documents. Passport numbers are encrypted and shown only to roles that need them. They never appear in a published itinerary, and neither do net prices or internal notes. Deleted records stay in the bin for 30 days before they are removed permanently.',
  ),
  opens: message(
    'For a published itinerary, we count how often its link is opened and measure how long each section is read. We do not record who reads it. No cookies are used for this. Only the travel company sees it, and it is deleted after 400 days.',
  ),
  placeTitle: message('Where it is stored'),
  place: message(
    'In the database and file storage of this installation, which the operator chooses. The data of each company is kept separate. The operator can tell you in which country the data is stored and which service providers are involved, such as a hosting provider, an email provider or, if plans are paid online, a payment provider. The software itself does not add any.',
  ),
  deviceTitle: message('On this device'),
  device: message(
    'This dashboard sets no cookies. If you open a published itinerary from here, its page sets one cookie, so that your own visits are not counted. The dashboard stores the following in your browser: a token while you are logged in, the company you work in, your display settings, the plan you selected before you subscribed, and drafts of forms that you have not submitted, but never passwords. When you log out, your display settings, the company you were in (as an ID and a code, without its name) and your drafts are kept. The drafts are encrypted, can be opened only when you log in on this device again, and are deleted after 30 days.',
  ),
  browserTitle: message('What leaves your browser'),
  browser: message(
    'Pages, fonts and scripts come only from this installation. Verification is a small calculation on your device and does not involve anyone else. Passwords are checked on your device and by this installation. If the operator has set up a map service or a website with its plans, your browser connects to them directly, and they receive your IP address.',
  ),
  logs: message(
    'To protect against password guessing, the installation counts attempts per IP address for a short time. Its log, which the operator can see, contains requests and their IP addresses, but never passwords or tokens.',
  ),
}

// Terms
export const terms = {
  title: message('Terms'),
  lead: message(
    '{product} is a tool for travel companies to design itineraries. The operator of this installation offers it to you. These are the rules that the software itself follows.',
  ),
  contractTitle: message('Your contract'),
  contract: message(
    'Anyone can install {product}. Your contract is with the company that runs this installation, the operator. It can have its own terms about prices, support and liability, which take precedence over this page. If you were invited, your contract is with the company that invited you.',
  ),
  accountTitle: message('Your account'),
  account: message('An account belongs to one person. Do not share it. Invite a colleague instead.'),
  email: message('Use your own email address: you are notified of every important change there.'),
  password: message('Choose a password that you use nowhere else, and tell the operator if someone else knows it.'),
  dataTitle: message('Your data'),
  data: message(
    'Everything that a company enters, such as itineraries, library records, images and contacts, belongs to that company. The operator stores it, shows it to the people you give access to, and does not use it for anything else. Admins can export all of it at any time, even after the subscription has ended.',
  ),
  content: message(
    'Use only images and texts that you have the rights to, and enter travellers’ personal data only as far as their trip requires. Anyone with a share link can open what you publish under it.',
  ),
  plansTitle: message('Plans and payment'),
  planNeeded: message('A company needs a plan to create and change data. You see the price before you owe anything.'),
  planTrial: message('A plan can start with a free trial. It renews monthly or yearly until it is cancelled.'),
  planCancelled: message(
    'A cancelled plan stays active until the end of the paid period. The owner and members with the Finance role can cancel it at any time.',
  ),
  planEnded: message(
    'Without a plan, nothing is deleted. You can view and export your data, and published pages stay online, but you cannot change anything.',
  ),
  planLimit: message('When you reach a limit of your plan, you cannot add more. You can still edit and export.'),
  misuseTitle: message('What is not allowed'),
  misuse: message(
    'You must not break into other companies’ data, send unsolicited emails through the app, overload it so that others cannot work, or store anything illegal. The operator can suspend a company that does any of this.',
  ),
  softwareTitle: message('The software'),
  software: message(
    '{product} is free software under the GNU Affero General Public License, version 3 or later, and comes without any warranty, as stated in that licence. Check the prices, times and warnings that it calculates before you sell a trip.',
  ),
  privacy: message('See our <link>Privacy Policy</link> to learn how data is handled.'),
}
