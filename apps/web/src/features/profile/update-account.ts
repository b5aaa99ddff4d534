import type { AccountUser } from '@sojourn/contract/account'
import { request } from '../../data/http.ts'
import { keepAccount, useSession } from '../../data/session.ts'

/** Changes the person's own account; what the server answers is who they are from now on. Rejects with ApiProblem. */
export const updateAccount = async (input: unknown): Promise<AccountUser> => {
  const { token } = useSession.getState()
  const { data } = await request<{ data: AccountUser }>('PUT', '/v1/auth/update', { body: input })
  keepAccount(token, data)
  return data
}
