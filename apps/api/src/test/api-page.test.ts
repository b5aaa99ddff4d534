import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errors, fieldErrorCodes } from '@sojourn/contract/kit/errors'
import { richTextLimits } from '@sojourn/contract/kit/rich-text-limits'
import { documentLimits } from '@sojourn/contract/document/document-limits'
import { perPageChoices } from '@sojourn/contract/kit/page'
import { uploadLimits } from '@sojourn/contract/uploads'
import { authLimits, emailLimits } from '../identity/auth-limits.ts'
import { sessionSeconds } from '../identity/sessions.ts'

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
const inOneLine = page.replaceAll(/\s+/g, ' ')

it('docs/api.md lists every error code with its status, and no others', () => {
  const documented = [...page.matchAll(/^\| (\d{3}) +\| (.+?) +\|$/gm)].flatMap(([, status, codes]) =>
    [...(codes ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => [code, Number(status)]),
  )
  expect(documented).toEqual(Object.entries(errors).map(([code, [status]]) => [code, status]))
})

it('docs/api.md lists every field error code, and no others', () => {
  const [, list = ''] = /The code of a field in `errors` is one of (.+?)\. /.exec(inOneLine) ?? []
  expect([...list.matchAll(/`(\w+)`/g)].map(([, code]) => code)).toEqual([...fieldErrorCodes])
})

it('docs/api.md states the actual limits', () => {
  const MB = 1024 * 1024
  for (const said of [
    `${authLimits.network.max} requests a minute from a network`,
    `After ${authLimits.logins.freeHere} wrong logins to an account from one network, or ${authLimits.logins.freeElsewhere} from all networks that its user has not used lately, the next login must wait a second, and each one after that twice as long, up to ${authLimits.logins.longestSeconds / 60} minutes`,
    `${authLimits.account.max} a minute with one address or link elsewhere`,
    `${authLimits.emails.max} emails an hour to an address`,
    `invite ${emailLimits.invitations.max} people a day and mail ${emailLimits.mails.max} emails a day, ${emailLimits.mailsOnTrial.max} while it tries a plan`,
    `"expires_in":${sessionSeconds}`,
    `expires after ${sessionSeconds / 86_400} days`,
    `up to ${uploadLimits.imageBytes / MB} MB and ${uploadLimits.pixels / 1e6} megapixels, PDF and Word documents, GPX, KML, KMZ and GeoJSON tracks up to ${uploadLimits.documentBytes / MB} MB`,
    `good for ${uploadLimits.slotHours} hours`,
    `an itinerary ${documentLimits.bytes / MB} MB`,
    `a formatted text ${richTextLimits.parts.toLocaleString('en')} nodes, those of a record ${richTextLimits.partsOfRecord.toLocaleString('en')} together, and a table ${richTextLimits.columns} columns`,
    `${perPageChoices.slice(0, -1).join(', ').replace('24', '24 (default)')} or ${perPageChoices.at(-1)}`,
  ])
    expect(inOneLine).toContain(said)
})
