import type { Location } from '@sojourn/contract/kit/values'

/** A location of the demo, always with a position. */
export type PlaceInput = Pick<Location, 'label' | 'country' | 'timezone'> & { lat: number; lng: number }

const place = (label: string, lat: number, lng: number, country: string, timezone: string): PlaceInput => ({
  label,
  lat,
  lng,
  country,
  timezone,
})

/** Airports, towns and gates at which transport begins or ends. */
export const places: ReadonlyMap<string, PlaceInput> = new Map([
  ['cape-town-airport', place('Cape Town International Airport', -33.9715, 18.6021, 'ZA', 'Africa/Johannesburg')],
  ['cape-town', place('Cape Town', -33.9249, 18.4241, 'ZA', 'Africa/Johannesburg')],
  ['stellenbosch', place('Stellenbosch', -33.9346, 18.861, 'ZA', 'Africa/Johannesburg')],
  ['franschhoek', place('Franschhoek', -33.9133, 19.1169, 'ZA', 'Africa/Johannesburg')],
  ['hermanus', place('Hermanus', -34.4187, 19.2345, 'ZA', 'Africa/Johannesburg')],
  ['george-airport', place('George Airport', -34.0056, 22.3789, 'ZA', 'Africa/Johannesburg')],
  ['johannesburg-airport', place('O. R. Tambo International Airport', -26.1367, 28.2411, 'ZA', 'Africa/Johannesburg')],
  ['skukuza-airport', place('Skukuza Airport', -24.9609, 31.5887, 'ZA', 'Africa/Johannesburg')],
  ['nelspruit-station', place('Mbombela station', -25.4698, 30.9776, 'ZA', 'Africa/Johannesburg')],
  ['windhoek-airport', place('Hosea Kutako International Airport', -22.4799, 17.4709, 'NA', 'Africa/Windhoek')],
  ['windhoek', place('Windhoek', -22.5609, 17.0658, 'NA', 'Africa/Windhoek')],
  ['solitaire', place('Solitaire', -23.8936, 16.0053, 'NA', 'Africa/Windhoek')],
  ['walvis-bay-airport', place('Walvis Bay Airport', -22.9799, 14.6453, 'NA', 'Africa/Windhoek')],
  ['victoria-falls-airport', place('Victoria Falls Airport', -18.0959, 25.839, 'ZW', 'Africa/Harare')],
  ['livingstone-airport', place('Livingstone Airport', -17.8218, 25.8227, 'ZM', 'Africa/Lusaka')],
  ['mfuwe-airport', place('Mfuwe Airport', -13.2589, 31.9366, 'ZM', 'Africa/Lusaka')],
  ['lusaka-airport', place('Kenneth Kaunda International Airport', -15.3308, 28.4526, 'ZM', 'Africa/Lusaka')],
  ['kasane-airport', place('Kasane Airport', -17.8329, 25.1624, 'BW', 'Africa/Gaborone')],
  ['maun-airport', place('Maun Airport', -19.9726, 23.4311, 'BW', 'Africa/Gaborone')],
  ['delta-airstrip', place('Island airstrip, Okavango Delta', -19.4121, 22.7795, 'BW', 'Africa/Gaborone')],
  ['khwai-airstrip', place('Khwai airstrip', -19.1479, 23.7884, 'BW', 'Africa/Gaborone')],
  ['pan-airstrip', place('Ntwetwe airstrip, Makgadikgadi', -20.4512, 25.1705, 'BW', 'Africa/Gaborone')],
  ['london-heathrow', place('London Heathrow Airport', 51.47, -0.4543, 'GB', 'Europe/London')],
  ['marseille-vieux-port', place('Vieux-Port, Marseille', 43.2952, 5.3742, 'FR', 'Europe/Paris')],
  ['porquerolles-harbour', place('Porquerolles harbour', 43.0019, 6.2018, 'FR', 'Europe/Paris')],
  ['hyeres-airport', place('Toulon–Hyères Airport', 43.0973, 6.146, 'FR', 'Europe/Paris')],
  ['bonifacio-harbour', place('Bonifacio harbour', 41.3883, 9.1616, 'FR', 'Europe/Paris')],
  ['figari-airport', place('Figari Airport', 41.5006, 9.0978, 'FR', 'Europe/Paris')],
  ['la-maddalena-harbour', place('La Maddalena harbour', 41.2121, 9.4064, 'IT', 'Europe/Rome')],
  ['olbia-airport', place('Olbia Airport', 40.8987, 9.5176, 'IT', 'Europe/Rome')],
  ['stockholm', place('Stockholm', 59.3293, 18.0686, 'SE', 'Europe/Stockholm')],
  ['abisko-station', place('Abisko Östra station', 68.349, 18.8312, 'SE', 'Europe/Stockholm')],
  ['svolvaer', place('Svolvær', 68.2342, 14.5683, 'NO', 'Europe/Oslo')],
  ['leknes-airport', place('Leknes Airport', 68.1525, 13.6094, 'NO', 'Europe/Oslo')],
])
