import { changeTexts } from '@sojourn/contract/itinerary/publication-changes/change-texts'

/** How two versions of a publication differ. They are in the contract, because members read them too. */
export const changes = changeTexts
