import { message } from '@sojourn/contract/kit/message'

export const badge = message('Trial')
export const badgeEnded = message('Trial ended')
export const runs = message(
  '{days, plural, one {# day} other {# days}} of your trial left. It ends on {date}, and you will not be charged. Subscribe before then to continue without a break: the rest of the trial stays free.',
)
export const ended = message('Your trial ended on {date}. All your data is kept. Choose a plan to continue.')
