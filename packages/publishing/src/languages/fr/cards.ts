import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: 'Payer {amount} par carte',
  payDueByCard: 'Payer par carte le montant dû à ce jour : {amount}',
  payAllByCard: 'Payer par carte la totalité : {amount}',
  invoiceOfButton: 'pour la facture {number}',
  onStripe: 'Vous payez sur une page sécurisée de Stripe. {company} n’a pas accès aux données de votre carte.',
  isTest: 'Ces paiements sont des tests : aucune carte n’est débitée.',
  received: 'Merci. Votre paiement de {amount} a bien été reçu.',
  processing:
    'Merci. Votre paiement de {amount} est en cours de traitement. Il apparaîtra ici dès qu’il sera confirmé.',

  title: 'Paiement',
  unavailable:
    'Le paiement n’a pas pu être lancé ; rien n’a été débité. Veuillez réessayer ou payer par virement bancaire.',
  notOpen:
    'Cette facture ne peut pas être payée par carte pour le moment ; rien n’a été débité. Elle a peut-être déjà été réglée.',
  busy: 'Trop de paiements ont été lancés avec ce lien ; rien n’a été débité. Veuillez réessayer dans une heure ou payer par virement bancaire.',
  ready: 'Votre paiement est prêt. Poursuivez sur la page du prestataire de paiement.',
  goOn: 'Continuer vers le paiement',
  back: 'Retour aux factures et aux paiements',
})
