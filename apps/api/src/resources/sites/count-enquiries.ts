import type { EnquiryLimits } from '../../kit/deps.ts'

/** Enough for a family and its friends, but a robot leaves little for a company to clean up. */
export const enquiryLimits: EnquiryLimits = {
  posts: { max: 20, seconds: 600 },
  ofNetwork: { max: 10, seconds: 3600 },
  ofSite: { max: 60, seconds: 3600 },
  minSeconds: 3,
  emailsAnHour: 5,
}
