import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with Argon2id. The result contains salt and cost. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

/** Whether a password is the one that was hashed. */
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password.normalize('NFKC'))

let decoy: Promise<string> | undefined
/** Takes as long as verifying a real password, for email addresses without an account. */
export const dummyVerify = async (password: string): Promise<void> => {
  decoy ??= hashPassword('nobody has this password')
  await isPassword(await decoy, password)
}
