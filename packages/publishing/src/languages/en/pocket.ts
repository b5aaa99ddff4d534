/** The page on a device: saving it, today, and places in maps. */
export const pocket = {
  // Saving the page on a device

  title: 'On your phone',
  saveText:
    'Save this itinerary with its images and documents, and open it without an internet connection at this same address.',
  save: 'Save for offline',
  saving: 'Saving file {done} of {all}, {saved} of {size} MB',
  saved: 'Saved on {date}. It works without a connection.',
  savedInPart:
    'Saved on {date}. It works without a connection. {count, plural, one {# large file was} other {# large files were}} left out.',
  saveFailed: 'The itinerary could not be saved. Check your connection and the space on your device.',
  saveAgain: 'Try again',
  remove: 'Remove from this device',
  removed: 'Removed from this device.',
  install: 'Add to the home screen',
  installOnApple: 'To add it to your home screen, tap Share, then “Add to Home Screen”.',

  // Bars at the top of the page

  offline: 'Offline. Saved on {date}.',
  updated: 'Updated just now.',
  showUpdate: 'Show the new version',

  // What needs a connection

  needsConnection:
    'This needs a connection. Nothing was sent, and what you entered is still here. Try again when you are online.',
  notSavedTitle: 'This needs a connection',
  notSavedText: 'This part is not saved on your device. Open it when you are online again.',
  backToItinerary: 'Back to the itinerary',

  // Today

  today: 'Today',
  startsIn:
    '{days, plural, =0 {Your journey starts today} =1 {Your journey starts tomorrow} one {Your journey starts in # day} other {Your journey starts in # days}}',
  dayAndDate: 'Day {day} · {date}',
  now: 'Now',
  next: 'Next',
  wholeDay: 'All day',
  documents: 'Documents for today',
  untilTime: 'until {time}',
  timeOnDate: '{date}, {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'Go to day {day}',
  nothingMore: 'Nothing else is planned for today.',

  // Places

  openInMaps: 'Open in maps<place>: {name}</place>',
  openPlaceInMaps: 'Open <place>{name}</place> in maps',
} as const
