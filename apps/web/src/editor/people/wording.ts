import { message } from '@sojourn/contract/kit/message'

export const partyTitle = message('Party')
export const adults = message('Adults')
export const children = message('Children')
export const infants = message('Infants')
export const childAges = message('Ages of the children')
export const childAge = message('Child {number}')

export const travellersTitle = message('Travellers')
export const noTravellers = message('No travellers yet.')
export const traveller = message('traveller')
export const travellerName = message('Traveller')
export const roleLabel = message('Role')
export const roles = {
  lead: message('Lead traveller'),
  guest: message('Guest'),
  payer: message('Payer'),
  leader: message('Tour leader'),
}
export const roomLabel = message('Room')
export const roomPlaceholder = message('e.g. Double, with Sam')
export const addTraveller = message('Add traveller')
export const addTravellerHint = message('Choose a contact.')

export const client = message('Client')
export const clientHint = message('The person this itinerary is for, who is also responsible for the booking.')
export const agency = message('Agency')
export const agencyHint = message('The agency that sells this itinerary, if there is one.')
export const teamTitle = message('Your team')
export const owner = message('Owner')
export const ownerHint = message('The person in your company who is responsible for this itinerary.')
export const collaborators = message('Collaborators')
export const contact = message('contact')
export const colleague = message('colleague')
export const noPeople = message('None')
