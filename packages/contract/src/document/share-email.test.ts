import { describe, expect, it } from 'vitest'
import { maxShareMessageLength, maxShareSubjectLength } from './document-limits.ts'
import { defaultShareEmail, fillShareEmail, noShareEmailTexts, shareEmailTexts } from './share-email.ts'

const values = { client: 'Ada', itinerary: 'Dunes', sender: 'Grace', company: 'Kalahari Trails' }

describe('the email that sends an itinerary', () => {
  it('has the default texts, which are a template of their own', () => {
    expect(fillShareEmail(noShareEmailTexts, values)).toEqual(fillShareEmail(defaultShareEmail, values))
    expect(shareEmailTexts.safeParse(defaultShareEmail).success).toBe(true)
    expect(fillShareEmail(noShareEmailTexts, values).subject).toBe('Dunes – Kalahari Trails')
  })

  it('has the company’s texts with their placeholders filled, wherever and however often they occur', () => {
    const texts = { subject: '{{client}}{{client}}: {{ itinerary }}', greeting: '{{sender}}', message: '{{company}}' }
    expect(fillShareEmail(texts, values)).toEqual({ subject: 'AdaAda: Dunes', message: 'Grace\n\nKalahari Trails' })
  })

  it('does not fill placeholders in what fills others, and takes signs of replacements as they are', () => {
    const texts = { subject: '{{itinerary}}', greeting: null, message: null }
    expect(fillShareEmail(texts, { ...values, itinerary: '{{sender}} $& $1' }).subject).toBe('{{sender}} $& $1')
  })

  it('addresses a client without a name', () => {
    expect(fillShareEmail(noShareEmailTexts, { ...values, client: null }).message).toMatch(/^Dear traveller,/)
  })

  it('fits into an email that can be sent, in whole characters', () => {
    const whole = { subject: '{{itinerary}}'.repeat(15), greeting: null, message: '{{itinerary}}'.repeat(150) }
    const { subject, message } = fillShareEmail(whole, { ...values, itinerary: `x${'🐘'.repeat(79)}` })
    expect(subject.length).toBeLessThanOrEqual(maxShareSubjectLength)
    expect(message.length).toBeLessThanOrEqual(maxShareMessageLength)
    expect([subject.isWellFormed(), message.isWellFormed()]).toEqual([true, true])
  })

  it.each(['{{name}}', '{{}}', '{{ client itinerary }}', '{{Client}}'])('cannot contain %s', (text) => {
    expect(shareEmailTexts.safeParse({ subject: text }).success).toBe(false)
  })

  it.each(['{client}', '{{', 'a } b', '{{client}} and {{company}}'])('can contain %s', (text) => {
    expect(shareEmailTexts.safeParse({ message: text }).success).toBe(true)
  })
})
