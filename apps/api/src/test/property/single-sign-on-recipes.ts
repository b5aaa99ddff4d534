import { randomUUID } from 'node:crypto'
import { clientOfProvider, createOidcProvider, logInAtProvider, type OidcProvider } from '../oidc-provider.ts'
import type { Ground } from './ground.ts'

let provider: Promise<OidcProvider> | undefined
const binding = 'a browser that only this test has'

/** Lets the company log in with a provider that responds. */
const withProvider = async ({ world, company, people }: Ground): Promise<OidcProvider> => {
  const redirectUri = `${world.base()}/login/company/${company.uuid}`
  provider ??= createOidcProvider({ redirectUris: [redirectUri] })
  const { issuer } = await provider
  await people.Owner.send('PUT', company.path('single-sign-on'), { issuer, ...clientOfProvider })
  return provider
}

const start = async (ground: Ground) => {
  await withProvider(ground)
  return { params: { company: ground.company.uuid }, body: { binding }, isExact: true }
}

/** By operation id. */
export const singleSignOnRecipes = {
  singleSignOnOffer: async (ground: Ground) => ({ params: (await start(ground)).params }),
  startSingleSignOn: start,
  finishSingleSignOn: async (ground: Ground) => {
    const { world, company } = ground
    const { accounts } = await withProvider(ground)
    const member = await world.createPerson()
    await world.hire(company.uuid, member, ['Viewer'])
    const subject = randomUUID()
    accounts.set(subject, { email: member.email, email_verified: true })
    const begun = await world.anonymous.send('POST', `/v1/auth/single-sign-on/${company.uuid}/start`, { binding })
    const response = await logInAtProvider(begun.json.data.url, subject)
    return { params: { company: company.uuid }, body: { binding, response }, isExact: true }
  },
  saveSingleSignOn: async (ground: Ground) => {
    const { issuer } = await withProvider(ground)
    return { by: ground.people.Owner, body: { issuer, ...clientOfProvider } }
  },
  removeSingleSignOn: (ground: Ground) => ({ by: ground.people.Owner }),
  getSingleSignOn: (ground: Ground) => ({ by: ground.people.Owner }),
}

/** Stops the provider. */
export const endSingleSignOn = async (): Promise<void> => (await provider)?.close()
