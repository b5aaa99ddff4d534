import type { LimitName } from '@sojourn/contract/limits'
import { message } from '@sojourn/contract/kit/message'

export const days = message('{count, plural, one {# day} other {# days}}')
export const hoursOfDuration = message('{hours} h')
export const minutesOfDuration = message('{minutes} min')

export const bytes = message('{size} bytes')
export const kilobytes = message('{size} kB')
export const megabytes = message('{size} MB')
export const gigabytes = message('{size} GB')
export const terabytes = message('{size} TB')

export const waitMinutes = message('{count, plural, one {a minute} other {# minutes}}')
export const waitHours = message('{count, plural, one {an hour} other {# hours}}')
export const tooManyAttempts = message('Too many attempts. Try again in {wait}.')

export const justNow = message('just now')
export const daysAgo = message('{count, plural, one {yesterday} other {# days ago}}')
export const inDays = message('{count, plural, one {tomorrow} other {in # days}}')
export const hoursAgo = message('{count, plural, one {# hour ago} other {# hours ago}}')
export const inHours = message('{count, plural, one {in # hour} other {in # hours}}')
export const minutesAgo = message('{count, plural, one {# minute ago} other {# minutes ago}}')
export const inMinutes = message('{count, plural, one {in # minute} other {in # minutes}}')

export const failed = message('Something went wrong. Try again.')
export const unreachable = message('The server could not be reached. Check your connection and try again.')
export const usedIn = message('It is used in {titles}.')
export const tryAgainLater = message('{reason} Try again in a moment.')
export const problemOfField = message('{field} {problem}')
export const fieldOfSegment = message('{field} of segment {number}')
export const fieldOfDay = message('{field} of day {number}')
export const file = message('the file')

export const unknownDevice = message('Unknown device')
export const browserOnSystem = message('{browser} on {system}')
export const unknownBrowserOnSystem = message('Unknown browser on {system}')
export const unknownBrowser = message('Unknown browser ({name})')
export const browsers = {
  edge: message('Edge'),
  opera: message('Opera'),
  samsung: message('Samsung Internet'),
  firefox: message('Firefox'),
  chrome: message('Chrome'),
  safari: message('Safari'),
}
export const systems = {
  iphone: message('iPhone'),
  ipad: message('iPad'),
  android: message('Android'),
  chromebook: message('Chromebook'),
  windows: message('Windows'),
  mac: message('Mac'),
  linux: message('Linux'),
}

export const limitNames: Readonly<Record<LimitName, string>> = {
  users: message('Users'),
  itineraries: message('Itineraries'),
  storageBytes: message('Storage'),
  versionBytes: message('Versions'),
  childTenants: message('Branch companies'),
}
export const usageOfLimit = message('{used} of {limit}')
export const usageWithoutLimit = message('{used}, no limit')
export const daysLeft = message('{days, plural, =0 {Less than a day left} one {# day left} other {# days left}}')
