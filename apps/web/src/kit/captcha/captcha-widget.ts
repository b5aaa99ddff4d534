import 'altcha/external'
import 'altcha/altcha.css'
import './captcha-widget.css'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'

// The worker is a file of ours, because the Content Security Policy allows no other.
$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())
$altcha.i18n.set('en', {
  ...$altcha.i18n.get('en'),
  label: 'I am not a robot',
  verifying: 'Checking that you are not a robot …',
  waitAlert: 'Still checking that you are not a robot …',
  verified: 'You are not a robot',
})
