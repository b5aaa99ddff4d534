import { message } from '@sojourn/contract/kit/message'

export const newSubject = message('Single sign-on was set up for {company}')
export const newHeading = message('Single sign-on was set up')
export const newText = message(
  'An Admin of {company} set up an identity provider. Whoever runs it can log in to {company} as any of its members.',
)
export const newNotExpected = message(
  'If you did not expect this, turn off single sign-on and find out who set it up in the activity log.',
)
export const openSettings = message('Open single sign-on settings')
