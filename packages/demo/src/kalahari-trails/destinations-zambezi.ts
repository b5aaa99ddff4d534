import type { DestinationContent } from '../content.ts'

export const zambezi: readonly DestinationContent[] = [
  {
    key: 'zimbabwe',
    name: 'Zimbabwe',
    kind: 'country',
    country: 'ZW',
    at: [-19.0154, 29.1549],
    timezone: 'Africa/Harare',
    currency: 'USD',
    languages: ['en', 'sn', 'nd'],
    description: [
      'A high, clear-aired country between two great rivers. The guides are, by common consent among their rivals, the best trained in Africa: the licence takes four years or more and includes a good deal of walking. The parks they walk in, Hwange, Mana Pools and Gonarezhou, are wild, and seldom crowded.',
      'Hotels can be worn at the edges; the welcome is not. Bring small dollar notes and an interest in conversation.',
    ],
    facts: {
      general:
        'Some sixteen million people and sixteen official languages, Shona and Ndebele the most widely spoken beside English. The stone city of Great Zimbabwe, built from the eleventh century on, gave the country its name.',
      visa: 'Many visitors, British, American and most European, buy a visa on arrival or online. Where it is available, the KAZA Univisa covers both Zimbabwe and Zambia for thirty days, with day trips to Botswana through Kazungula. Bring exact dollars.',
      health:
        'Malaria is present in the Zambezi valley, Hwange and at Victoria Falls, most of all from November to June. Drink bottled or filtered water. Private clinics at the Falls are good; serious cases go to Johannesburg.',
      safety:
        'Zimbabweans are courteous and violent crime against visitors is uncommon. Elephants do walk through Victoria Falls town at night, so take a taxi even for two streets.',
      climate:
        'Cool and dry from May to August, hot in September and October, wet from November to March. The Falls are fullest between about March and May, when the spray soaks the path.',
      cuisine:
        'Sadza, stiff maize porridge, with greens and stew; Kariba bream from the pan; mopane worms, crisp, for the curious. Coffee from the Honde valley is served proudly and deserves it.',
      dress:
        'Smart casual at the older hotels in the evening. A rain jacket for the path along the Falls, and a dry bag for the camera.',
      transport:
        'Victoria Falls airport takes flights from Johannesburg, Cape Town and other regional cities. Roads are potholed, and police checks are frequent and polite; we use local drivers throughout.',
      banking:
        'The US dollar is the money of travel. Carry clean, small notes, as change is scarce. Cards work in most hotels, less surely elsewhere. The local currency is of little use to visitors.',
      electricity:
        '240 volts, mostly with the British three-pin type G and some round-pin type D. Power cuts are routine; lodges have solar power or generators.',
    },
    bestMonths: [5, 6, 7, 8, 9, 10],
    highlights: [
      'Walking safaris with fully licensed guides',
      'The Falls by the light of a full moon',
      'Granite country at Matobo',
    ],
    pictures: ['falls-curtain-day', 'elephants-waterhole-sunset'],
  },
  {
    key: 'victoria-falls',
    parent: 'zimbabwe',
    name: 'Victoria Falls',
    kind: 'city',
    country: 'ZW',
    at: [-17.9243, 25.8572],
    description: [
      'The Zambezi, more than a kilometre and a half wide and in no hurry, comes to a crack in the basalt and goes down it: 108 metres at the deepest, all at once. The Kololo called it Mosi-oa-Tunya, the smoke that thunders, and on a still evening the town, a mile off, hears it through closed windows.',
      'The Zimbabwean bank faces most of the curtain. A path follows the opposite lip through a small rainforest that the spray has made for itself.',
    ],
    facts: {
      general:
        'A small town of hotels and craft stalls within walking distance of its waterfall. Most of the streets are visited at night by elephants and at all hours by warthogs and baboons.',
      visa: 'Zimbabwean entry applies, issued at the airport or at the bridge. Travellers who wish to see the Zambian bank as well should ask for a double-entry visa or, where offered, the KAZA Univisa.',
      health:
        'Malarial, though screened rooms and evening sleeves go a long way. The path at the Falls is slippery when the water is high; people with difficulty walking will find the first eight viewpoints level.',
      safety:
        'Ignore offers of old banknotes with many zeros unless you want one, in which case bargain. Keep food out of sight of baboons, and use taxis after dark because of wildlife.',
      climate:
        'High water from March to May hides much of the view in spray. From August to November the river thins, the rock face shows and the light is clear. Rafting depends on low water.',
      cuisine:
        'High tea on the older verandas, crocodile tail for the story, bream and sadza at the workers’ canteens. A few young kitchens in town now cook Zimbabwean food with ambition.',
      dress:
        'Expect to be wet at the Falls in the full months and carry a change of shirt. Evenings on the river are cool from May to August.',
      transport:
        'The airport is twenty minutes out of town by a good road. Kasane in Botswana is an hour and a half away, including the border at Kazungula; Livingstone lies just across the bridge.',
      banking:
        'Dollars in cash for the park gate, craft and tips; cards at hotels and activity desks. Machines are often empty, so bring what you will need.',
      electricity:
        'Type G sockets for the most part, 240 volts. Larger hotels keep their own generators, and a torch by the bed is still wise.',
    },
    bestMonths: [4, 5, 6, 7, 8, 9],
    highlights: [
      'The rainforest path at opening time',
      'The Zambezi above the drop, at sundown',
      'A lunar rainbow, three nights a month',
    ],
    pictures: ['falls-gorge-sunrise', 'falls-gorge-green', 'chobe-lilac'],
  },
  {
    key: 'hwange',
    parent: 'zimbabwe',
    name: 'Hwange National Park',
    kind: 'park',
    country: 'ZW',
    at: [-18.7333, 26.95],
    description: [
      'Zimbabwe’s largest park lies where the Kalahari sands run out into teak forest. There is no river to speak of; since the 1930s pumps have filled the pans through the dry months, and by September the elephants come in hundreds, queue, drink and argue until after dark.',
      'A night spent on a platform above a pumped pan needs no guide, no vehicle and very little sleep.',
    ],
    bestMonths: [7, 8, 9, 10],
    highlights: ['Elephants at the pans in September', 'Wild dogs on the sand roads', 'Sable bulls in the teak'],
    pictures: ['elephants-waterhole-sunset', 'fireside-stars'],
  },
  {
    key: 'zambia',
    name: 'Zambia',
    kind: 'country',
    country: 'ZM',
    at: [-13.1339, 27.8493],
    timezone: 'Africa/Lusaka',
    currency: 'ZMW',
    languages: ['en', 'bem', 'ny', 'toi', 'loz'],
    description: [
      'The walking safari was invented here, in the Luangwa valley, by a warden who thought that people should meet animals on the animals’ terms. Zambia has kept to that idea. Its camps are small, seasonal and often rebuilt from grass every May; its rivers, the Zambezi, Kafue and Luangwa, set the pace.',
      'It is a country for second visits to Africa and for people who like to go on foot.',
    ],
    facts: {
      general:
        'Landlocked, green and friendly, with more than seventy peoples and languages. English is official; a few words of Nyanja or Bemba open every door. The country has known no war since independence in 1964.',
      visa: 'Citizens of many countries, among them Britain, the EU states and the United States, enter as tourists without a fee. The KAZA Univisa, where offered, adds Zimbabwe. Six months’ validity is required.',
      health:
        'Malaria throughout, highest from November to May. A yellow fever certificate is asked of arrivals from affected countries. Camps have radios and evacuation arrangements; Lusaka has good clinics.',
      safety:
        'A peaceful country with ordinary city cautions in Lusaka. On foot in the bush, walk in single file behind the scout, stop when he stops, and never run.',
      climate:
        'Dry and mild from May to August, hot until the storms of November, wet until April. Bush camps in the Luangwa open in late May or June and are taken down before the rains.',
      cuisine:
        'Nshima with relishes of pumpkin leaf and groundnut, bream and tiger fish, wood-fired bread in camp. Mangoes in November are reason enough to come.',
      dress:
        'Walking shoes that are already broken in, socks against grass seeds, and clothes in brown and olive: on foot it matters. Tsetse flies like dark blue.',
      transport:
        'Internal flights from Lusaka reach Mfuwe and Livingstone. Road journeys are long; in the parks we use the camps’ own vehicles and boats.',
      banking:
        'The kwacha, plus dollars for visas and park extras; notes printed before 2006 are refused. Cards are accepted in Livingstone and Lusaka, less often in the valleys.',
      electricity:
        '230 volts, with types C, D and G. Bush camps charge batteries from panels between ten and three, when the sun allows.',
    },
    bestMonths: [6, 7, 8, 9, 10],
    highlights: [
      'Several days on foot in the Luangwa',
      'Canoes on the upper Zambezi',
      'Carmine bee-eater colonies in September',
    ],
    pictures: ['chobe-lilac', 'acacia-sunset'],
  },
  {
    key: 'livingstone',
    parent: 'zambia',
    name: 'Livingstone',
    kind: 'city',
    country: 'ZM',
    at: [-17.8419, 25.8544],
    description: [
      'Once the capital of Northern Rhodesia, now a leafy town of tin roofs and mango trees six miles back from the Falls. It keeps the quieter bank of the river: lodges stand well apart upstream, where the Zambezi is all islands, and the water is good for canoes.',
      'From the Zambian side one walks to the very edge, and at low water, with a guide, out along the lip.',
    ],
    bestMonths: [5, 6, 7, 8, 9, 10],
    highlights: [
      'Knife-Edge Bridge in the spray',
      'Islands and channels above the Falls',
      'The museum’s letters of David Livingstone',
    ],
    pictures: ['falls-curtain-dusk', 'reed-channel-morning'],
  },
  {
    key: 'south-luangwa',
    parent: 'zambia',
    name: 'South Luangwa National Park',
    kind: 'park',
    country: 'ZM',
    at: [-13.0667, 31.7833],
    description: [
      'The Luangwa wanders across its valley like a dropped rope, leaving oxbows wherever it changes its mind. Ebony groves stand along the old banks; hippos crowd the shrinking pools of October in numbers that embarrass them. Leopards are seen here on night drives more dependably than almost anywhere.',
      'Walk for three or four days between small camps, with a scout in front and tea carried behind.',
    ],
    bestMonths: [6, 7, 8, 9, 10],
    highlights: ['Walking from camp to camp', 'Leopard by spotlight', 'Thornicroft’s giraffe, found only here'],
    pictures: ['giraffes-golden', 'camp-southern-sky'],
  },
]
