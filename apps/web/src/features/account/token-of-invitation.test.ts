import { expect, it } from 'vitest'
import { tokenOfInvitation } from './token-of-invitation.ts'

const token = 'aB3-_xyz0123456789aB3-_xyz0123456789aB3-_xyz'

it.each([
  `https://sojourn.example/join?token=${token}`,
  `  http://localhost:3000/join?token=${token}\n`,
  `Join Kalahari Trails: <https://sojourn.example/join?token=${token}> See you!`,
  token,
])('finds the token in %j', (pasted) => {
  expect(tokenOfInvitation(pasted)).toBe(token)
})

it.each([
  '',
  'hello',
  'https://sojourn.example/join',
  `https://sojourn.example/reset-password?token=${token}`,
  `two ${token}`,
])('finds none in %j', (pasted) => {
  expect(tokenOfInvitation(pasted)).toBeNull()
})
