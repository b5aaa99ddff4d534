import { message } from '@sojourn/contract/kit/message'

export const daysAndSegments = message('Days and segments')
export const addDay = message('Add day')
export const addFromTemplate = message('Add from template')
export const dayActions = message('Actions for day {day}')
export const emptyDay = message('Nothing planned yet.')
export const emptyUnscheduled = message('Segments without a day appear here.')

export const shortcuts = message('Days')
export const addFromLibraryKey = message('Add from the library to the selected day')
export const addCustomSegmentKey = message('Add a custom segment to the selected day')

export const actionsFor = message('Actions for {title}')
export const laterNight = message('Night {night} of {nights} · {title}')
export const laterNights = message('Stays that continue')
