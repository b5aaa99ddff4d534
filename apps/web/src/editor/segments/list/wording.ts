import { message } from '@sojourn/contract/kit/message'

export const addFromLibrary = message('Add from library')
export const addFromLibraryTo = message('Add from library to {day, plural, =0 {unscheduled} other {day #}}')
export const addCustomSegment = message('Add custom segment')
export const addCustomSegmentTo = message('Add custom segment to {day, plural, =0 {unscheduled} other {day #}}')

export const updateAvailable = message('Update available')

export const duplicate = message('Duplicate')
export const splitDay = message('Split the day here')
export const unschedule = message('Move to unscheduled')
export const remove = message('Remove')
