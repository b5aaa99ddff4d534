import { expect, it } from 'vitest'
import { matches } from './matches.ts'

it.each([
  ['Travel Guides', 'gui'],
  ['Change company to Atlas & Anchor', 'atlas chan'],
  ['Réunion', 'reu'],
  ['All Tenants', ''],
])('“%s” is found by “%s”', (text, typed) => expect(matches(text, typed)).toBe(true))

it.each([
  ['Travel Guides', 'uides'],
  ['Contacts', 'contacts new'],
])('“%s” is not found by “%s”', (text, typed) => expect(matches(text, typed)).toBe(false))
