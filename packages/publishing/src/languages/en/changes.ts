export { changeTexts as changes } from '@sojourn/contract/itinerary/publication-changes/change-texts'
