import type { AccountUser } from '@sojourn/contract/account'
import { request } from '../../kit/http.ts'
import { useSession } from '../../kit/session.ts'

/** Changes the person's own account; what the server answers is who they are from now on. Rejects with ApiProblem. */
export const updateAccount = async (input: unknown): Promise<AccountUser> => {
  const { data } = await request<{ data: AccountUser }>('PUT', '/v1/auth/update', { body: input })
  useSession.setState({ user: data })
  return data
}
