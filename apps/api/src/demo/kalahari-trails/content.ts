import type { DemoContent } from '../content.ts'
import { botswanaAccommodations } from './accommodations-botswana.ts'
import { bushveldAccommodations } from './accommodations-bushveld.ts'
import { capeAccommodations } from './accommodations-cape.ts'
import { namibiaAccommodations } from './accommodations-namibia.ts'
import { zambeziAccommodations } from './accommodations-zambezi.ts'
import { contacts } from './contacts.ts'
import { botswana } from './destinations-botswana.ts'
import { namibia } from './destinations-namibia.ts'
import { southAfrica } from './destinations-south-africa.ts'
import { zambezi } from './destinations-zambezi.ts'
import { botswananExcursions } from './excursions-botswana.ts'
import { namibianExcursions } from './excursions-namibia.ts'
import { southAfricanExcursions } from './excursions-south-africa.ts'
import { zambeziExcursions } from './excursions-zambezi.ts'
import { seaFogAndSlowWater } from './sea-fog-and-slow-water.ts'
import { templates } from './templates.ts'
import { bookedTrips } from './trips-booked.ts'
import { tripsInPlanning } from './trips-in-planning.ts'
import { tripsUnderWayOrOver } from './trips-under-way.ts'

/** The main company of the demo: southern Africa, from Cape Town. */
export const kalahariTrails: DemoContent = {
  destinations: [...southAfrica, ...namibia, ...botswana, ...zambezi],
  accommodations: [
    ...capeAccommodations,
    ...bushveldAccommodations,
    ...namibiaAccommodations,
    ...botswanaAccommodations,
    ...zambeziAccommodations,
  ],
  excursions: [...southAfricanExcursions, ...namibianExcursions, ...botswananExcursions, ...zambeziExcursions],
  contacts,
  // Newest first is the order of every list, so the trip to show is made last.
  trips: [...templates, ...tripsInPlanning, ...tripsUnderWayOrOver, ...bookedTrips, seaFogAndSlowWater],
}
