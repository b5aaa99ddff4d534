import 'altcha/external'
import 'altcha/altcha.css'
import './captcha-widget.css'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import * as wording from './wording.ts'

// The worker is a file of ours, because the Content Security Policy allows no other.
$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())
$altcha.i18n.set('en', {
  ...$altcha.i18n.get('en'),
  label: wording.unchecked,
  verifying: wording.verifying,
  waitAlert: wording.stillVerifying,
  verified: wording.verified,
})
