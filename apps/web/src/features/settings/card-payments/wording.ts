import { message } from '@sojourn/contract/kit/message'

export const title = message('Card payments')
export const hint = message('Clients can pay invoices by card on the page of a link that shows invoices.')
export const waiting = {
  loading: message('Loading card payments'),
  failed: message('The card payments could not be loaded'),
}
export const notOffered = message('Card payments are not set up on this server. Ask its administrator.')
export const connecting = message('Connecting')
export const connectedOn = message('Connected on {date}')
export const connectedBy = message('Connected by {name} on {date}')
export const accountAt = message('Account at Stripe: {account}')
export const notConnected = message('Card payments were not connected')
export const notDisconnected = message('Card payments were not disconnected')

export const stripe = {
  name: message('Stripe'),
  states: {
    not_connected: message('Not connected'),
    pending: message('Not finished'),
    connected: message('Connected'),
    problem: message('Needs attention'),
  },
  explanations: {
    not_connected: message(
      'Connect an account at Stripe. Payments go directly to your company, and Stripe charges its fees to that account.',
    ),
    pending: message('Stripe still needs some details before clients can pay. Continue where you left off.'),
    connected: message('Clients can pay open invoices by card. Each payment is recorded as soon as it is received.'),
    problem: message(
      'Stripe does not accept payments for this account now. Open Stripe to see what it needs. Clients can still pay by bank transfer.',
    ),
  },
  actions: {
    not_connected: message('Connect Stripe'),
    pending: message('Continue at Stripe'),
    connected: message('Open Stripe'),
    problem: message('Open Stripe'),
  },
  connected: message('Stripe is connected'),
  disconnect: message('Disconnect Stripe'),
  disconnectTitle: message('Disconnect Stripe?'),
  disconnectHint: message(
    'Clients can no longer pay by card. Payments already recorded stay here, and you keep your account at Stripe.',
  ),
  disconnected: message('Stripe was disconnected'),
}

export const test = {
  name: message('Test payments'),
  states: {
    not_connected: message('Off'),
    pending: message('On'),
    connected: message('On'),
    problem: message('On'),
  },
  explanations: {
    not_connected: message(
      'This server has no payment provider, so you can only try out card payments. No money moves, but invoices are marked as paid.',
    ),
    pending: message('Clients see a test page. No money moves, but invoices are marked as paid.'),
    connected: message(
      'On the page of a link, clients can pay with a test card. No money moves, but invoices are marked as paid. Turn this off before you send links to real clients.',
    ),
    problem: message('Clients see a test page. No money moves, but invoices are marked as paid.'),
  },
  actions: {
    not_connected: message('Turn on test payments'),
    pending: message('Turn on test payments'),
    connected: message('Turn on test payments'),
    problem: message('Turn on test payments'),
  },
  connected: message('Test payments are on'),
  disconnect: message('Turn off test payments'),
  disconnectTitle: message('Turn off test payments?'),
  disconnectHint: message('Clients can no longer pay by card. Test payments that were recorded stay.'),
  disconnected: message('Test payments are off'),
}
