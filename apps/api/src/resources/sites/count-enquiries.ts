import type { EnquiryLimits } from '../../kit/deps.ts'

/** A family and its friends get through, a robot gives a company little to clear away. */
export const enquiryLimits: EnquiryLimits = {
  posts: { max: 20, seconds: 600 },
  ofNetwork: { max: 10, seconds: 3600 },
  ofSite: { max: 60, seconds: 3600 },
  minSeconds: 3,
  emailsAnHour: 5,
}
