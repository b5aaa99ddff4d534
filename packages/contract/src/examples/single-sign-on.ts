import type { SingleSignOn } from '../single-sign-on.ts'
import { ids } from './ids.ts'

const singleSignOn: SingleSignOn = {
  provider: {
    issuer: 'https://login.example.com',
    clientId: 'sojourn',
    trustsEmails: false,
    updatedAt: '2026-11-20T09:30:00.000Z',
  },
  redirectUri: `https://sojourn.example.com/login/company/${ids.tenant}`,
  loginUrl: `https://sojourn.example.com/login?company=${ids.tenant}`,
}
const binding = 'Vn3o0yq1cW5r8s2XkzT7uA'

/** A company's identity provider, and a login with it. */
export const singleSignOnExamples = {
  SingleSignOn: singleSignOn,
  SingleSignOnInput: {
    issuer: 'https://login.example.com',
    clientId: 'sojourn',
    clientSecret: 'a secret that the provider gave',
    trustsEmails: false,
  },
  SingleSignOnOffer: { company: 'Kalahari Trails' },
  SingleSignOnStartInput: { binding },
  SingleSignOnStart: { url: 'https://login.example.com/authorize?client_id=sojourn&response_type=code' },
  SingleSignOnFinishInput: { binding, response: '?code=x4Gq&state=Yb2k&iss=https%3A%2F%2Flogin.example.com' },
}
