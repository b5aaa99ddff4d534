/** The subject of an image. */
export type LandscapeFamily =
  | 'dunes'
  | 'coast'
  | 'savannah'
  | 'river'
  | 'falls'
  | 'mountains'
  | 'city'
  | 'interior'
  | 'night'
  | 'pan'

/** One image of the demo library, in `landscapes/<name>.jpg` of this package. */
export type Landscape = {
  /** File name without extension: kebab-case, unique. */
  name: string
  family: LandscapeFamily
  title: string
  /** One plain sentence that describes the image. */
  alt: string
}

/** The folder of the images. `npm run landscapes` paints them. */
export const landscapesFolder = new URL('../landscapes/', import.meta.url)

/** Size of each image in pixels. */
export const landscapeSize = { width: 2000, height: 1333 } as const

type Caption = readonly [name: string, title: string, alt: string]

/** In the order of the family's scenes. */
const captions: Record<LandscapeFamily, readonly Caption[]> = {
  dunes: [
    [
      'dune-crest-dawn',
      'The great dune at dawn',
      'Three walkers on the crest of a tall orange dune, one flank in shadow.',
    ],
    [
      'deadvlei-noon',
      'Deadvlei',
      'Dead camelthorn trees on a cracked white clay pan before red dunes under a deep blue sky.',
    ],
    ['dune-sea-dusk', 'Sea of dunes', 'Sharp-crested red dunes row behind row, with the sun low over a violet sky.'],
    [
      'dune-crest-dusk',
      'Last light on the crest',
      'A tall dune glows orange against a violet evening sky, with three walkers on its crest.',
    ],
    [
      'deadvlei-dusk',
      'Deadvlei at dusk',
      'Bare camelthorn trees throw long shadows over a pale clay pan under a purple evening sky.',
    ],
    ['dune-sea-dawn', 'Morning over the sand sea', 'Golden dunes fade into morning haze under a low sun.'],
  ],
  coast: [
    [
      'table-bay-morning',
      'Table Bay, morning',
      'A flat-topped mountain with a cloth of cloud across a blue bay, with surf and wet sand in front.',
    ],
    ['cape-cliffs-gold', 'Cape of cliffs', 'Ochre headlands drop into a green sea that glitters under a golden sun.'],
    ['skeleton-coast', 'Skeleton Coast', 'Surf runs along an endless beach where desert dunes meet a cold blue sea.'],
    [
      'table-bay-evening',
      'Table Bay, evening',
      'A flat-topped mountain glows pink across the bay and mirrors itself in the wet sand.',
    ],
    ['cape-cliffs-storm', 'Weather over the Cape', 'Grey cliffs and a silver sea under heavy clouds.'],
    [
      'skeleton-coast-evening',
      'Where the desert meets the sea',
      'Lines of surf along a desert shore at sunset, the sea turned violet.',
    ],
  ],
  savannah: [
    [
      'acacia-sunset',
      'Umbrella thorn at sunset',
      'A wide umbrella thorn tree in dark grass before a large setting sun.',
    ],
    ['giraffes-golden', 'Giraffes in the gold', 'Four giraffes walk through tall grass in golden morning haze.'],
    [
      'elephants-waterhole-sunset',
      'Elephants at the waterhole',
      'A family of elephants at a waterhole, mirrored in the water under an orange sky.',
    ],
    ['baobabs-evening', 'Baobabs', 'Four leafless baobabs on a plain under a lilac evening sky.'],
    [
      'green-season',
      'Green season',
      'An umbrella thorn tree with bright leaves on a green plain under dark rain clouds.',
    ],
    [
      'elephants-waterhole-dawn',
      'Elephants at first light',
      'Elephants and their calves stand at a still waterhole in the pink light of dawn.',
    ],
  ],
  river: [
    [
      'chobe-sunset',
      'Sunset on the Chobe',
      'A mokoro with two travellers and a poler crosses a river at sunset, elephants on the far bank.',
    ],
    [
      'delta-from-the-air',
      'The delta from the air',
      'Blue channels and pools wind through green flats dotted with trees, as seen from a small plane.',
    ],
    [
      'reed-channel-morning',
      'Morning in the reeds',
      'A mokoro glides past reeds and water lilies in pale morning light.',
    ],
    [
      'delta-sunset-flight',
      'Evening flight over the delta',
      'A winding channel catches the sunset light between copper-coloured flats.',
    ],
    ['chobe-lilac', 'Still evening on the river', 'A mokoro on a wide lilac river after sunset, birds overhead.'],
    ['reed-channel-evening', 'Lilies at dusk', 'A mokoro among water lilies and reeds under a violet evening sky.'],
  ],
  falls: [
    [
      'falls-curtain-day',
      'The smoke that thunders',
      'A wide curtain of falling water with a rainbow in the spray and rainforest in front.',
    ],
    [
      'falls-gorge-sunrise',
      'Sunrise in the gorge',
      'Water falls along one side of a gorge that fills with golden spray at sunrise.',
    ],
    ['falls-curtain-dusk', 'The falls at dusk', 'Violet evening light on a wide waterfall broken by dark rock.'],
    [
      'falls-gorge-green',
      'Rainforest gorge',
      'A rainbow stands in the spray between a waterfall and the green wall of a gorge.',
    ],
    ['falls-curtain-gold', 'Golden curtain', 'A wide waterfall in golden light, with dark foliage in front.'],
    [
      'falls-gorge-moon',
      'Moonlit gorge',
      'A full moon over a waterfall in a blue gorge, with a faint bow in the spray.',
    ],
  ],
  mountains: [
    ['drakensberg-wall', 'The Drakensberg wall', 'A high basalt wall over green foothills with a winding stream.'],
    [
      'vineyard-autumn',
      'Vineyard in autumn',
      'Rows of copper-coloured vines lead to a white gabled house under tawny mountains.',
    ],
    ['ridges-alpenglow', 'Ridges at sundown', 'Mountain ridges one behind the other in pink haze under a setting sun.'],
    [
      'vineyard-summer',
      'Winelands in summer',
      'Rows of green vines lead to a white gabled house under blue-grey mountains.',
    ],
    [
      'drakensberg-evening',
      'Evening on the Drakensberg',
      'A rock wall glows orange above darkening foothills and a stream.',
    ],
    ['ridges-morning', 'Ridges in morning mist', 'Green mountain ridges rise out of golden morning mist.'],
  ],
  city: [
    [
      'cape-town-blue-hour',
      'Cape Town at the blue hour',
      'Harbour lights and a lit wheel under a flat-topped mountain at dusk, mirrored in the water.',
    ],
    [
      'city-bowl-rose',
      'The city bowl at sundown',
      'A city of lit windows at the foot of a mountain that glows pink, with pines in front.',
    ],
    [
      'cape-town-rose',
      'Evening in the harbour',
      'Yachts lie in a harbour under a flat-topped mountain in rose-coloured light.',
    ],
    ['city-bowl-night', 'City of lights', 'City lights under a dark flat-topped mountain and a starry sky.'],
    ['cape-town-night', 'Harbour at night', 'Lamps of a waterfront shine on dark water under a mountain and stars.'],
    [
      'city-bowl-blue',
      'Dusk from the hill',
      'Lit streets and towers before a blue flat-topped mountain, seen from a hill with pines.',
    ],
  ],
  interior: [
    [
      'lodge-room-savannah',
      'Lodge room over the plain',
      'Two armchairs face a tall window with giraffes on a golden plain.',
    ],
    [
      'tent-river-sunset',
      'Canvas tent on the river',
      'View from the bed of a canvas tent over a river at sunset with a mokoro.',
    ],
    [
      'bath-with-sea-view',
      'Bath with a view of the bay',
      'A white bath by a wide window with a flat-topped mountain across the sea.',
    ],
    [
      'lodge-room-mountains',
      'Lodge room in the mountains',
      'Two armchairs and a lit lamp before a window with glowing cliffs.',
    ],
    ['tent-flamingo-pan', 'Tent on the pan', 'View from a tent over shallow water with flamingos in pink light.'],
    [
      'bath-with-mountain-view',
      'Bath above the ridges',
      'A white bath and candles by a wide window with mountain ridges at sunset.',
    ],
  ],
  night: [
    [
      'camp-milky-way',
      'Camp under the Milky Way',
      'Three lit safari tents and an umbrella thorn tree under the Milky Way.',
    ],
    [
      'moon-over-dunes',
      'Crescent over the dunes',
      'A crescent moon and the Milky Way over pale dunes with a bare tree.',
    ],
    ['baobab-stars', 'Baobab and stars', 'Two people sit by a lamp near a great baobab under the Milky Way.'],
    [
      'still-water-stars',
      'Stars in still water',
      'The Milky Way and two lit tents mirrored in still water between thorn trees.',
    ],
    [
      'fireside-stars',
      'Around the fire',
      'Three people sit around a camp fire by a lit tent under a violet sky full of stars.',
    ],
    [
      'camp-southern-sky',
      'Camp under the southern sky',
      'Lit safari tents on a plain under the Milky Way in a blue-green sky.',
    ],
  ],
  pan: [
    [
      'salt-pan-sunset',
      'Salt pan at sunset',
      'A bare tree and three walkers on a cracked salt pan as the sun goes down.',
    ],
    ['flamingos-mirror', 'Flamingos', 'Flamingos stand in shallow water that mirrors a pink and blue sky.'],
    [
      'baobab-island-noon',
      'Island of baobabs',
      'Baobabs on a rocky island in a blinding white salt pan under a blue sky.',
    ],
    ['salt-pan-noon', 'White silence', 'A bare tree on an endless white salt pan, three walkers far off.'],
    [
      'flamingos-storm',
      'Before the rain',
      'Flamingos in still water under dark rain clouds with a band of light on the horizon.',
    ],
    [
      'baobab-island-evening',
      'Baobab island, evening',
      'Baobabs on a rocky island in a salt pan under an orange and violet sky.',
    ],
  ],
}

const families: readonly LandscapeFamily[] = [
  'dunes',
  'coast',
  'savannah',
  'river',
  'falls',
  'mountains',
  'city',
  'interior',
  'night',
  'pan',
]

/** The sixty images of the demo library, grouped by family. */
export const landscapes: readonly Landscape[] = families.flatMap((family) =>
  captions[family].map(([name, title, alt]) => ({ name, family, title, alt })),
)
