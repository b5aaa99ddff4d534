import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'Accepter cette proposition',
  yourChoices: 'Vos choix',
  chosen: 'Jour {day} : <own>{title}</own>',
  chosenInstead: 'Jour {day} : <own>{title}</own> remplace <other>{insteadOf}</other>',
  asProposed: 'Selon la proposition, sans modification',
  changeChoices: 'Modifier vos choix',
  price: 'Prix',
  payments: 'Échéancier de paiement',
  terms: 'Conditions générales',
  name: 'Vos nom et prénom',
  nameHint: 'Ils tiennent lieu de signature.',
  email: 'Votre adresse e-mail',
  emailHint: 'Votre confirmation sera envoyée à cette adresse.',
  acceptTerms: 'J’ai lu les conditions générales et je les accepte.',
  acceptProposal: 'J’accepte cette proposition telle qu’elle est présentée ici.',
  submit: 'Accepter',
  back: 'Retour au voyage',

  nameMissing: 'Indiquez vos nom et prénom.',
  nameTooLong: 'Indiquez un nom de 160 caractères au maximum.',
  emailWrong: 'Indiquez une adresse e-mail, par exemple nom@example.com.',
  tickMissing: 'Cochez la case pour accepter.',
  choicesWrong: 'Ces choix ne peuvent pas être combinés. Voici vos choix tels qu’ils étaient enregistrés.',
  fixProblems: 'Rien n’a encore été accepté. Veuillez corriger les points suivants :',

  changedTitle: 'Cette proposition a changé',
  changedText:
    'Une version plus récente a été publiée après que vous avez ouvert la page. Celle-ci ne peut donc plus être acceptée.',
  changesLead: 'Voici ce qui a changé :',
  nothingVisible: 'Rien n’a changé dans ce que vous pouvez voir.',
  changedValue: '<what></what> : <after></after>',
  was: '(auparavant : <before></before>)',
  openNew: 'Ouvrir la nouvelle version',

  acceptedTitle: 'Merci',
  acceptedText: 'Vous avez accepté cette proposition le {date}.',
  receiptSent:
    'Nous vous avons envoyé une confirmation par e-mail. Nous reviendrons vers vous pour la suite des préparatifs.',

  closedTitle: 'Cette proposition ne peut pas être acceptée ici',
  closedText: 'Contactez-nous si vous avez des questions ou souhaitez une nouvelle proposition.',
  pricesEnded: 'Les prix étaient valables jusqu’au {date}. Contactez-nous pour recevoir une nouvelle proposition.',

  busyTitle: 'Veuillez réessayer',
  busyText:
    'Nous recevons beaucoup de demandes en ce moment : rien n’a encore été accepté. Veuillez réessayer dans une minute.',

  signNext:
    'À l’étape suivante, vous signez l’acceptation par voie électronique. Rien n’est accepté tant que vous n’avez pas signé.',
  submitToSign: 'Continuer vers la signature',
  signTitle: 'Signer pour accepter',
  signText: 'Veuillez signer le document sur {host}. Rien n’est accepté tant que vous n’avez pas signé.',
  signNow: 'Signer maintenant',
  haveSigned: 'J’ai signé',
  unsignedTitle: 'Rien n’a été accepté',
  declinedText: 'Vous avez refusé de signer le document.',
  expiredText: 'Le document n’a pas été signé à temps.',
  unsignedNext:
    'Vous pouvez accepter de nouveau la proposition sur sa page, ou nous contacter si vous avez des questions.',
})
