import type { DemoContent } from '../content.ts'
import { rateSheetsOf, southernSeasons } from '../rate-sheets.ts'
import { botswanaAccommodations } from './accommodations-botswana.ts'
import { bushveldAccommodations } from './accommodations-bushveld.ts'
import { capeAccommodations } from './accommodations-cape.ts'
import { northernNamibiaAccommodations } from './accommodations-namibia-north.ts'
import { southernNamibiaAccommodations } from './accommodations-namibia-south.ts'
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
import { exchangeRates } from './exchange-rates.ts'
import { guides } from './guides.ts'
import { pages } from './pages.ts'
import { snippets } from './snippets.ts'
import { suppliers } from './suppliers.ts'
import { capeFiveDays } from './templates/cape-five-days.ts'
import { lowveldWeekend } from './templates/lowveld-weekend.ts'
import { namibiaWeek } from './templates/namibia-week.ts'
import { rivers } from './templates/rivers.ts'
import { aSlowCapeWeek } from './itineraries/a-slow-cape-week.ts'
import { canoeAndHide } from './itineraries/canoe-and-hide.ts'
import { eightRoundOneTable } from './itineraries/eight-round-one-table.ts'
import { nineAndTwelve } from './itineraries/nine-and-twelve.ts'
import { paintedWolves } from './itineraries/painted-wolves.ts'
import { pumpAndPlatform } from './itineraries/pump-and-platform.ts'
import { sandAndSilence } from './itineraries/sand-and-silence.ts'
import { seaFogAndSlowWater } from './itineraries/sea-fog-and-slow-water/sea-fog-and-slow-water.ts'
import { sprayAndFloodplain } from './itineraries/spray-and-floodplain.ts'
import { tenKilometresADay } from './itineraries/ten-kilometres-a-day.ts'
import { theLongGravel } from './itineraries/the-long-gravel.ts'
import { vineAndTide } from './itineraries/vine-and-tide.ts'

const accommodations = [
  ...capeAccommodations,
  ...bushveldAccommodations,
  ...southernNamibiaAccommodations,
  ...northernNamibiaAccommodations,
  ...botswanaAccommodations,
  ...zambeziAccommodations,
]
const excursions = [...southAfricanExcursions, ...namibianExcursions, ...botswananExcursions, ...zambeziExcursions]

/** The main company of the demo: travel in southern Africa, based in Cape Town. */
export const kalahariTrails: DemoContent = {
  destinations: [...southAfrica, ...namibia, ...botswana, ...zambezi],
  accommodations,
  excursions,
  contacts,
  suppliers,
  'exchange-rates': exchangeRates,
  'rate-sheets': rateSheetsOf({ suppliers, accommodations, excursions, seasons: southernSeasons, currency: 'USD' }),
  guides,
  snippets,
  pages,
  // Lists are sorted newest first, so the main demo itinerary is created last.
  itineraries: [
    capeFiveDays,
    namibiaWeek,
    rivers,
    lowveldWeekend,
    eightRoundOneTable,
    canoeAndHide,
    tenKilometresADay,
    sprayAndFloodplain,
    sandAndSilence,
    paintedWolves,
    pumpAndPlatform,
    aSlowCapeWeek,
    theLongGravel,
    nineAndTwelve,
    vineAndTide,
    seaFogAndSlowWater,
  ],
}
