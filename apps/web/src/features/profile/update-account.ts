import type { AccountUser } from '@sojourn/contract/account'
import { request } from '../../data/http.ts'
import { keepAccount, useSession } from '../../data/session.ts'

/** Updates the user's own account, and stores the response in the session. Rejects with ApiProblem. */
export const updateAccount = async (input: unknown): Promise<AccountUser> => {
  const { token } = useSession.getState()
  const { data } = await request<{ data: AccountUser }>('PUT', '/v1/auth/update', { body: input })
  keepAccount(token, data)
  return data
}
