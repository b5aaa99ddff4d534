import { message } from '@sojourn/contract/kit/message'

export const activity = message('Activity')
export const activityLoading = message('Loading the activity')
export const activityFailed = message('The activity could not be loaded.')
export const noActivity = message('Nothing recorded yet.')
export const showMore = message('Show {count} more')

export const apiKey = message('API key')
export const platformStaff = message('Platform staff')
export const inBin = message('(in the bin)')
export const systemActor = message('System')
export const formerUser = message('Former user')
export const template = message('template')
export const untitled = message('Untitled')
export const deletedRecord = message('(permanently deleted)')
export const sentTo = message('to {email}')
export const someFields = message('{fields} and {count, number} more')

/** Stripe did this, not a user. */
const cardsChanged = message('The state of card payments changed at Stripe')

/** What was done, by action. `{resource}` is what the record is, such as an itinerary. */
export const actions = {
  'itinerary.publish': message('<actor>{name}</actor> published {resource} <record>{title}</record>'),
  'itinerary.publish-pdf': message('<actor>{name}</actor> created the PDF of {resource} <record>{title}</record>'),
  'itinerary.accept': message('A client accepted {resource} <record>{title}</record>'),
  'itinerary.request-signature': message(
    'A client started to sign the acceptance of {resource} <record>{title}</record>',
  ),
  'itinerary.signature-declined': message(
    'A client declined to sign the acceptance of {resource} <record>{title}</record>',
  ),
  'itinerary.signature-expired': message(
    'The acceptance of {resource} <record>{title}</record> was not signed in time',
  ),
  'itinerary.signature-outdated': message(
    'A client signed the acceptance of {resource} <record>{title}</record>, but too late for it to count',
  ),
  'itinerary.ask': message('A client asked a question about {resource} <record>{title}</record>'),
  'itinerary.pay': message('A client paid by card for {resource} <record>{title}</record>'),
  'itinerary.refund': message('A card payment for {resource} <record>{title}</record> was refunded or disputed'),
  'itinerary.answer-question': message(
    '<actor>{name}</actor> answered a question about {resource} <record>{title}</record>',
  ),
  'itinerary.resolve-question': message(
    '<actor>{name}</actor> resolved a question about {resource} <record>{title}</record>',
  ),
  'itinerary.reopen-question': message(
    '<actor>{name}</actor> reopened a question about {resource} <record>{title}</record>',
  ),
  'itinerary.ask-details': message(
    '<actor>{name}</actor> asked a traveller for details for {resource} <record>{title}</record>',
  ),
  'itinerary.revoke-details': message(
    '<actor>{name}</actor> revoked the link of a traveller of {resource} <record>{title}</record>',
  ),
  'itinerary.give-details': message('A traveller gave their details for {resource} <record>{title}</record>'),
  'itinerary.withdraw-details': message(
    'A traveller withdrew their consent and details for {resource} <record>{title}</record>',
  ),
  'itinerary.remind-details': message(
    'A traveller was reminded to give their details for {resource} <record>{title}</record>',
  ),
  'itinerary.erase': message(
    '<actor>{name}</actor> erased the personal data of the client in {resource} <record>{title}</record>',
  ),
  'itinerary.delete-details': message(
    '<actor>{name}</actor> deleted the details of a traveller of {resource} <record>{title}</record>',
  ),
  'itinerary.revoke-acceptance': message(
    '<actor>{name}</actor> revoked the acceptance of {resource} <record>{title}</record>',
  ),
  'itinerary.add-task': message('<actor>{name}</actor> added a task to {resource} <record>{title}</record>'),
  'itinerary.change-task': message('<actor>{name}</actor> changed a task of {resource} <record>{title}</record>'),
  'itinerary.complete-task': message('<actor>{name}</actor> completed a task of {resource} <record>{title}</record>'),
  'itinerary.reopen-task': message('<actor>{name}</actor> reopened a task of {resource} <record>{title}</record>'),
  'itinerary.remove-task': message('<actor>{name}</actor> deleted a task of {resource} <record>{title}</record>'),
  'itinerary.restore-revision': message(
    '<actor>{name}</actor> restored an earlier version of {resource} <record>{title}</record>',
  ),
  'itinerary.thin-revisions': message(
    '<actor>{name}</actor> deleted old versions of {resource} <record>{title}</record>',
  ),
  'revision.create': message('<actor>{name}</actor> saved a version of {resource} <record>{title}</record>'),
  'share.create': message('<actor>{name}</actor> created a share link for {resource} <record>{title}</record>'),
  'share.update': message('<actor>{name}</actor> changed a share link for {resource} <record>{title}</record>'),
  'share.remove': message('<actor>{name}</actor> revoked a share link for {resource} <record>{title}</record>'),
  'share.mail': message('<actor>{name}</actor> emailed a share link for {resource} <record>{title}</record>'),
  'contact.erase': message('<actor>{name}</actor> erased the personal data of {resource} <record>{title}</record>'),
  'invoice.issue': message('<actor>{name}</actor> issued {resource} <record>{title}</record>'),
  'invoice.void': message('<actor>{name}</actor> voided {resource} <record>{title}</record>'),
  'media-item.prepare': message('<actor>{name}</actor> processed {resource} <record>{title}</record> again'),
  'media-item.upload': message('<actor>{name}</actor> uploaded <record>{title}</record>'),
  'media-item.cancel': message('<actor>{name}</actor> cancelled the upload of <record>{title}</record>'),
  'media-item.refuse': message('<actor>{name}</actor> tried to upload <record>{title}</record>, which was rejected'),
  'support-request.reply': message('<actor>{name}</actor> replied to {resource} <record>{title}</record>'),
  'support-request.create': message('<actor>{name}</actor> contacted support: <record>{title}</record>'),
  'user.invite': message('<actor>{name}</actor> invited <record>{title}</record>'),
  'user.join': message('<actor>{name}</actor> joined the company'),
  'user.merge': message('<actor>{name}</actor> linked an invitation to an existing account'),
  'user.remove': message('<actor>{name}</actor> removed <record>{title}</record>'),
  'user.endSessions': message('<actor>{name}</actor> logged <record>{title}</record> out everywhere'),
  'user.update': message('<actor>{name}</actor> changed the roles of <record>{title}</record>'),
  'user.updateAccount': message('<actor>{name}</actor> changed their own profile'),
  'user.handOver': message('<actor>{name}</actor> handed over ownership to <record>{title}</record>'),
  'tenant.create': message('<actor>{name}</actor> created the company'),
  'tenant.update': message('<actor>{name}</actor> changed the company settings'),
  'tenant.remove': message('<actor>{name}</actor> closed the company'),
  'tenant.restore': message('<actor>{name}</actor> reopened the company'),
  'api-key.create': message('<actor>{name}</actor> created the API key <record>{title}</record>'),
  'api-key.revoke': message('<actor>{name}</actor> revoked the API key <record>{title}</record>'),
  'api-key.export': message('<actor>{name}</actor> exported a list'),
  'import.create': message('<actor>{name}</actor> uploaded a CSV file to import'),
  'import.update': message('<actor>{name}</actor> matched the columns of a CSV import'),
  'import.check': message('<actor>{name}</actor> checked a CSV import'),
  'import.start': message('<actor>{name}</actor> started a CSV import'),
  'import.finish': message('<actor>{name}</actor> completed a CSV import'),
  'import.cancel': message('<actor>{name}</actor> cancelled a CSV import'),
  'import.fail': message('<actor>{name}</actor> could not complete a CSV import'),
  'company.export': message('<actor>{name}</actor> exported all company data'),
  'company.restore': message('<actor>{name}</actor> restored the company from a backup'),
  'sample.add': message('<actor>{name}</actor> added the sample itinerary'),
  'sample.remove': message('<actor>{name}</actor> removed the sample itinerary'),
  'saved-view.create': message('<actor>{name}</actor> saved a view of a list'),
  'saved-view.update': message('<actor>{name}</actor> changed a saved view'),
  'saved-view.remove': message('<actor>{name}</actor> deleted a saved view'),
  'comment.create': message('<actor>{name}</actor> commented on {resource} <record>{title}</record>'),
  'comment.reply': message('<actor>{name}</actor> replied to a comment on {resource} <record>{title}</record>'),
  'comment.update': message('<actor>{name}</actor> edited a comment on {resource} <record>{title}</record>'),
  'comment.remove': message('<actor>{name}</actor> deleted a comment on {resource} <record>{title}</record>'),
  'comment.resolve': message('<actor>{name}</actor> resolved a comment on {resource} <record>{title}</record>'),
  'comment.reopen': message('<actor>{name}</actor> reopened a comment on {resource} <record>{title}</record>'),
  'company.visit': message('<actor>{name}</actor> visited the company'),
  'single-sign-on.update': message('<actor>{name}</actor> changed the single sign-on settings'),
  'single-sign-on.remove': message('<actor>{name}</actor> turned off single sign-on'),
  'webhook.create': message('<actor>{name}</actor> added a webhook'),
  'webhook.update': message('<actor>{name}</actor> changed a webhook'),
  'webhook.remove': message('<actor>{name}</actor> deleted a webhook'),
  'webhook.rotate-secret': message('<actor>{name}</actor> rotated the secret of a webhook'),
  'webhook.test': message('<actor>{name}</actor> sent a test event to a webhook'),
  'webhook.replay': message('<actor>{name}</actor> sent an event to a webhook again'),
  'webhook.disable': message('<actor>{name}</actor> turned off a webhook that could not be reached'),
  'domain.update': message('<actor>{name}</actor> set a custom domain'),
  'domain.check': message('<actor>{name}</actor> checked the custom domain'),
  'domain.verify': message('<actor>{name}</actor> verified the custom domain'),
  'domain.remove': message('<actor>{name}</actor> removed the custom domain'),
  'domain.disable': message('<actor>{name}</actor> turned off the custom domain because its DNS records were wrong'),
  'card-payments.connect': message('<actor>{name}</actor> connected card payments'),
  'card-payments.disconnect': message('<actor>{name}</actor> disconnected card payments'),
  'card-payments.update': () => cardsChanged,
  'subscription.create': message('<actor>{name}</actor> chose a plan'),
  'subscription.update': message('<actor>{name}</actor> changed the subscription'),
  'subscription.portal': message('<actor>{name}</actor> opened the billing portal'),
  'subscription.pay': message('<actor>{name}</actor> completed the checkout'),
  'subscription.follow': message('<actor>{name}</actor> received an update from the payment provider'),
  'subscription.cancel': message('<actor>{name}</actor> cancelled the subscription'),
  'subscription.try': message('<actor>{name}</actor> started the trial'),
  'subscription.settle': message('<actor>{name}</actor> updated the subscription status'),
}

/** What was done to a record, by the verb of the action. */
export const verbs = {
  create: message('<actor>{name}</actor> created {resource} <record>{title}</record>'),
  update: message('<actor>{name}</actor> changed {resource} <record>{title}</record>'),
  remove: message('<actor>{name}</actor> deleted {resource} <record>{title}</record>'),
  restore: message('<actor>{name}</actor> restored {resource} <record>{title}</record>'),
  purge: message('<actor>{name}</actor> permanently deleted {resource} <record>{title}</record>'),
  translate: message('<actor>{name}</actor> machine-translated texts of {resource} <record>{title}</record>'),
  'update-translation': message('<actor>{name}</actor> translated texts of {resource} <record>{title}</record>'),
  'remove-translation': message(
    '<actor>{name}</actor> removed a translation language from {resource} <record>{title}</record>',
  ),
  duplicate: message('<actor>{name}</actor> duplicated {resource} <record>{title}</record>'),
}
export const paymentCardChanged = message('<actor>{name}</actor> changed the payment card')
export const leftCompany = message('<actor>{name}</actor> left the company')
export const otherAction = message('<actor>{name}</actor>: {action}')
