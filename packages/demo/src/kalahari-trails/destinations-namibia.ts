import type { DestinationContent } from '../content.ts'

export const namibia: readonly DestinationContent[] = [
  {
    key: 'namibia',
    name: 'Namibia',
    kind: 'country',
    country: 'NA',
    at: [-22.9576, 18.4904],
    timezone: 'Africa/Windhoek',
    currency: 'NAD',
    languages: ['en', 'af', 'de', 'ng', 'hz', 'naq'],
    description: [
      'A country of three million people in which one can drive for an hour and meet a single lorry. The Namib, among the oldest deserts on earth, runs the whole length of the coast; inland the land climbs to a plateau of thorn and grass, and in the north-east, almost as an afterthought, there are rivers.',
      'Namibia rewards those who sit still in it. We plan fewer stops than the map suggests, and longer ones.',
    ],
    facts: {
      general:
        'Independent since 1990, and one of the most thinly peopled countries anywhere. English is the official language; Afrikaans, German, Oshiwambo and Khoekhoegowab are heard daily. Communal conservancies manage about a fifth of the land.',
      visa: 'Since April 2025 many nationalities that used to enter freely, British, American and German among them, need a visa, obtained online beforehand or on arrival at the larger border posts. Passports must be valid for six months and have three blank pages.',
      health:
        'Malaria occurs in the north, including Etosha, mainly from November to May; the desert and the coast are free of it. Carry more water than seems sensible. The nearest hospital may be four hours away, and evacuation cover is a condition of our booking.',
      safety:
        'The commonest accident is a car on gravel. Keep below 80 km/h, drop the tyre pressure, rest every two hours and never drive after dark, when kudu and cattle use the road as well.',
      climate:
        'Dry and sunny for most of the year. Winter nights in the desert fall to freezing; summer days pass 35 °C inland, while the coast stays cool under fog. Rain, where it comes at all, falls from January to March.',
      cuisine:
        'Game, and plenty of it: oryx, springbok and kudu, grilled plainly. Swakopmund oysters, German rye bread, apple cake at Solitaire. Kapana, beef strips grilled at the roadside in Windhoek, is the national lunch.',
      dress:
        'A warm jacket for dawn on the dunes and another layer for the coast. Otherwise light, long-sleeved cotton in colours that do not mind dust, and a hat that ties on.',
      transport:
        'Few flights, fewer trains: one drives, or charters a small aircraft. Gravel roads are graded but hard on tyres, and we supply vehicles with two spare wheels. Fill up wherever there is fuel.',
      banking:
        'The Namibian dollar stands one to one with the rand, and both are legal tender here, though not in South Africa. Cards work in towns and lodges; petrol stations on the back roads often want cash.',
      electricity:
        '220 volts, 50 hertz, with the large three-pin types D and M. Camps on solar power ask guests to charge devices by day and not to bring hairdryers.',
    },
    bestMonths: [5, 6, 7, 8, 9, 10],
    highlights: [
      'Dead camel thorns on the white floor of Deadvlei',
      'Desert-adapted elephants in the Huab',
      'Etosha’s waterholes in the dry months',
    ],
    pictures: ['dune-crest-dusk', 'flamingos-mirror', 'camp-southern-sky'],
  },
  {
    key: 'windhoek',
    parent: 'namibia',
    name: 'Windhoek',
    kind: 'city',
    country: 'NA',
    at: [-22.5609, 17.0658],
    description: [
      'A capital of half a million at 1,650 metres, ringed by hills the colour of a lion. Its German churches and modern ministries share a few tidy blocks; its energy is in Katutura, where the township markets grill beef from seven in the morning and tailors sew Herero dresses in the shade.',
      'Most journeys touch it only for a night. A half-day with someone who grew up here makes that night worth having.',
    ],
    bestMonths: [4, 5, 6, 7, 8, 9],
    highlights: [
      'Kapana at the Oshetu market',
      'The Independence Memorial Museum',
      'Craft from every region at the old brewery',
    ],
    pictures: ['acacia-sunset', 'lodge-room-savannah'],
  },
  {
    key: 'sossusvlei',
    parent: 'namibia',
    name: 'Sossusvlei and the Namib Sand Sea',
    kind: 'area',
    country: 'NA',
    at: [-24.73, 15.295],
    description: [
      'The Tsauchab river runs west from the mountains until the dunes stop it, sixty kilometres short of the sea. What it leaves is a string of clay pans, white when dry, and round them sand in ridges of three hundred metres and more, iron-red inland and paler towards the fog.',
      'Come at sunrise or in the last two hours of the day. Between them the light is flat, the sand too hot for bare feet, and the right place is a shaded veranda.',
    ],
    bestMonths: [4, 5, 6, 7, 8, 9],
    highlights: [
      'Deadvlei at first light',
      'The slot of Sesriem Canyon, thirty metres deep',
      'Some of the darkest night skies measured anywhere',
    ],
    pictures: ['dune-crest-dawn', 'deadvlei-noon', 'deadvlei-dusk'],
  },
  {
    key: 'swakopmund',
    parent: 'namibia',
    name: 'Swakopmund and Walvis Bay',
    kind: 'city',
    country: 'NA',
    at: [-22.6784, 14.5266],
    description: [
      'A seaside town with half-timbered gables, palms and a jetty, set down between the Atlantic and the dunes. The Benguela current keeps it cool and often grey until ten; then the fog lifts off the sand and the whole place looks freshly rinsed.',
      'Half an hour south, the lagoon at Walvis Bay feeds tens of thousands of flamingos and waders, and beyond it the dunes at Sandwich Harbour come right down into the surf.',
    ],
    bestMonths: [9, 10, 11, 12, 1, 2, 3, 4],
    highlights: [
      'Oysters landed the same morning',
      'Sandwich Harbour between tides',
      'The small life of the gravel plains',
    ],
    pictures: ['skeleton-coast', 'flamingos-mirror', 'dune-sea-dusk'],
  },
  {
    key: 'damaraland',
    parent: 'namibia',
    name: 'Damaraland',
    kind: 'region',
    country: 'NA',
    at: [-20.5956, 14.3711],
    description: [
      'Flat-topped basalt hills, dry rivers lined with ana trees, and on the sandstone at Twyfelfontein more than two thousand engravings cut by hunters who watched the same animals. The elephants and rhinos here live outside any park, on conservancy land shared with goats and people, and walk enormous distances between water.',
      'Finding them takes a tracker, half a day and some luck. That is rather the point.',
    ],
    bestMonths: [5, 6, 7, 8, 9, 10],
    highlights: ['Rock engravings at Twyfelfontein', 'Elephants in the Huab and Aba-Huab', 'The Brandberg at dusk'],
    pictures: ['ridges-alpenglow', 'elephants-waterhole-dawn'],
  },
  {
    key: 'etosha',
    parent: 'namibia',
    name: 'Etosha National Park',
    kind: 'park',
    country: 'NA',
    at: [-18.8556, 16.3293],
    description: [
      'At the heart of Etosha lies nothing: a salt pan 130 kilometres long, visible from orbit, on which the horizon simply dissolves. Along its southern edge, springs and boreholes draw zebra, springbok, black rhino and elephant chalked white with dust.',
      'One does not so much search for game here as choose a waterhole, switch off the engine and let it come. After dark the camp waterholes are lit, and the rhinos arrive in ones and twos.',
    ],
    bestMonths: [6, 7, 8, 9, 10],
    highlights: ['Black rhino by night', 'Mirages on the pan', 'Herds in single file at noon'],
    pictures: ['salt-pan-noon', 'elephants-waterhole-sunset'],
  },
  {
    key: 'fish-river-canyon',
    parent: 'namibia',
    name: 'Fish River Canyon',
    kind: 'area',
    country: 'NA',
    at: [-27.5875, 17.6146],
    description: [
      'The plain gives no warning. Then it opens, 160 kilometres long, in places 27 wide and 550 metres deep, with a thread of river in the bottom folding back on itself between walls of gneiss. Quiver trees stand about on the rim like candelabra.',
      'Hikers walk it in winter over five days, by permit; everyone else has the viewpoints at Hobas, the hot springs at Ai-Ais and, in the late afternoon, the shadows.',
    ],
    bestMonths: [5, 6, 7, 8, 9],
    highlights: ['Hell’s Bend from the main viewpoint', 'Quiver trees at dusk', 'The warm springs of Ai-Ais'],
    pictures: ['ridges-alpenglow', 'moon-over-dunes'],
  },
]
