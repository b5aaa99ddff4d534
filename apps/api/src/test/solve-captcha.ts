import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Json, World } from './world.ts'

/** Solves a challenge, as the widget in the browser does. */
export const solveGivenChallenge = async (challenge: Json): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Requests a new challenge from the world and solves it. */
export const solveCaptcha = async (world: World): Promise<string> =>
  solveGivenChallenge((await world.anonymous.send('GET', '/v1/auth/captcha')).json)
