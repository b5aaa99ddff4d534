/** The Whale Bell in German and Arabic: each text of the itinerary and of what it shows of the library. */
export const whaleBellTranslations: Readonly<Record<'de' | 'ar', Readonly<Record<string, string>>>> = {
  de: {
    'The Whale Bell': 'Die Walglocke',
    'Three days at Hermanus, at no great speed': 'Drei Tage in Hermanus, ohne Eile',
    'A short stay on the cliff path for someone who would rather watch one bay for two days than six bays for one hour.':
      'Ein kurzer Aufenthalt am Klippenweg für alle, die lieber zwei Tage lang eine Bucht betrachten als eine Stunde lang sechs.',
    'Whales from the garden': 'Wale vom Garten aus',
    'Pinot noir at the source': 'Spätburgunder dort, wo er wächst',
    'Slow travel': 'Langsam reisen',
    Nature: 'Natur',
    'Cape of cliffs': 'Kap der Klippen',
    'Ochre headlands drop into a green sea that glitters under a golden sun.':
      'Ockerfarbene Landspitzen fallen in ein grünes Meer ab, das unter einer goldenen Sonne glitzert.',
    'Weather over the Cape': 'Wetter über dem Kap',
    'Grey cliffs and a silver sea under heavy clouds.': 'Graue Klippen und ein silbernes Meer unter schweren Wolken.',
    'Winelands in summer': 'Weinland im Sommer',
    'Rows of green vines lead to a white gabled house under blue-grey mountains.':
      'Grüne Rebzeilen führen zu einem weißen Giebelhaus unter blaugrauen Bergen.',
    'Bath above the ridges': 'Bad über den Bergrücken',
    'A white bath and candles by a wide window with mountain ridges at sunset.':
      'Eine weiße Badewanne und Kerzen an einem breiten Fenster, dahinter Bergrücken bei Sonnenuntergang.',
    'Hermanus and the Overberg': 'Hermanus und das Overberg',
    'Round the bay': 'Um die Bucht',
    'Cape Town → Clarence Drive → Hermanus': 'Kapstadt → Clarence Drive → Hermanus',
    'By the sea road from Gordon’s Bay, which is slower than the motorway by half an hour and better by a good deal more. The step-free room has been kept, at the garden end.':
      'Auf der Küstenstraße ab Gordon’s Bay: eine halbe Stunde langsamer als die Autobahn und um vieles schöner. Das stufenlose Zimmer am Garten ist reserviert.',
    'By car along Clarence Drive': 'Mit dem Auto über den Clarence Drive',
    'Kelp Horn House': 'Kelp Horn House',
    'Whoever sees a whale from the garden rings the bell; in October nobody sleeps late. Eight rooms in a fisherman’s double house, white outside and sea-grey within, open towards Walker Bay across eleven metres of lawn and the public path. There are binoculars in every room and hot-water bottles in most beds. Breakfast runs to kippers from Gansbaai and the owner’s own marmalade, made from trees in the lane.':
      'Wer vom Garten aus einen Wal sieht, läutet die Glocke; im Oktober schläft niemand lange. Acht Zimmer in einem Fischerdoppelhaus, außen weiß und innen meergrau, öffnen sich über elf Meter Rasen und den öffentlichen Weg zur Walker Bay. In jedem Zimmer liegt ein Fernglas, in den meisten Betten eine Wärmflasche. Zum Frühstück gibt es Räucherfisch aus Gansbaai und Marmelade von den Bäumen in der Gasse.',
    'Garden Room': 'Gartenzimmer',
    'Heaven and earth': 'Himmel und Erde',
    'Hemel-en-Aarde valley': 'Hemel-en-Aarde-Tal',
    'A morning on the cliff path, level and paved for the first two kilometres; at noon a driver calls for lunch in the valley, with five glasses set out in order of altitude.':
      'Ein Morgen auf dem Klippenweg, der auf den ersten zwei Kilometern eben und befestigt ist. Mittags holt Sie ein Fahrer zum Essen ins Tal; dort stehen fünf Gläser, nach der Höhenlage geordnet.',
    'Lunch and a tasting in the Hemel-en-Aarde': 'Mittagessen und Weinprobe im Hemel-en-Aarde',
    'Three courses': 'Drei Gänge',
    'Five pinot noirs': 'Fünf Spätburgunder',
    Driver: 'Fahrer',
    'One more look': 'Noch ein Blick',
    'Hermanus → Cape Town': 'Hermanus → Kapstadt',
    'The car comes at eleven, or when the bell has stopped. Home over Houwhoek, with a stop for pies.':
      'Das Auto kommt um elf, oder wenn die Glocke verstummt ist. Zurück geht es über den Houwhoek-Pass, mit einem Halt für Pasteten.',
    'By car to Cape Town': 'Mit dem Auto nach Kapstadt',
    'Two nights with breakfast': 'Zwei Nächte mit Frühstück',
    'Private car from Cape Town and back': 'Privater Wagen ab Kapstadt und zurück',
    'Tasting with lunch': 'Weinprobe mit Mittagessen',
    Suppers: 'Abendessen',
    'Deposit, 25%': 'Anzahlung, 25 %',
    'Balance, 75%': 'Restzahlung, 75 %',
  },
  ar: {
    'The Whale Bell': 'جرس الحيتان',
    'Three days at Hermanus, at no great speed': 'ثلاثة أيام في هيرمانوس على مهل',
    'A short stay on the cliff path for someone who would rather watch one bay for two days than six bays for one hour.':
      'إقامة قصيرة على درب المنحدرات لمن يفضّل أن يتأمل خليجًا واحدًا يومين على أن يمرّ بستة خلجان في ساعة.',
    'Whales from the garden': 'الحيتان من الحديقة',
    'Pinot noir at the source': 'وادي الكروم في موطنه',
    'Slow travel': 'سفر هادئ',
    Nature: 'طبيعة',
    'Cape of cliffs': 'رأس الجروف',
    'Ochre headlands drop into a green sea that glitters under a golden sun.':
      'رؤوس صخرية بلون المغرة تنحدر إلى بحر أخضر يتلألأ تحت شمس ذهبية.',
    'Weather over the Cape': 'الطقس فوق الرأس',
    'Grey cliffs and a silver sea under heavy clouds.': 'جروف رمادية وبحر فضي تحت غيوم ثقيلة.',
    'Winelands in summer': 'أرض الكروم في الصيف',
    'Rows of green vines lead to a white gabled house under blue-grey mountains.':
      'صفوف من الكروم الخضراء تؤدي إلى بيت أبيض ذي جملون تحت جبال زرقاء رمادية.',
    'Bath above the ridges': 'حوض استحمام فوق التلال',
    'A white bath and candles by a wide window with mountain ridges at sunset.':
      'حوض استحمام أبيض وشموع بجوار نافذة واسعة تطل على سلاسل جبلية عند الغروب.',
    'Hermanus and the Overberg': 'هيرمانوس وأوفربيرغ',
    'Round the bay': 'حول الخليج',
    'Cape Town → Clarence Drive → Hermanus': 'كيب تاون ← طريق كلارنس ← هيرمانوس',
    'By the sea road from Gordon’s Bay, which is slower than the motorway by half an hour and better by a good deal more. The step-free room has been kept, at the garden end.':
      'عبر الطريق الساحلي من خليج غوردون، وهو أبطأ من الطريق السريع بنصف ساعة وأجمل منه بكثير. حُجزت لكم الغرفة الخالية من الدرج بجانب الحديقة.',
    'By car along Clarence Drive': 'بالسيارة على طريق كلارنس',
    'Kelp Horn House': 'كيلب هورن هاوس',
    'Whoever sees a whale from the garden rings the bell; in October nobody sleeps late. Eight rooms in a fisherman’s double house, white outside and sea-grey within, open towards Walker Bay across eleven metres of lawn and the public path. There are binoculars in every room and hot-water bottles in most beds. Breakfast runs to kippers from Gansbaai and the owner’s own marmalade, made from trees in the lane.':
      'من يرَ حوتًا من الحديقة يقرع الجرس؛ وفي أكتوبر لا ينام أحد طويلًا. ثماني غرف في بيت صيادين مزدوج، أبيض من الخارج ورمادي كالبحر من الداخل، تطل على خليج ووكر عبر العشب والدرب العام. في كل غرفة منظار، وفي معظم الأسرّة قربة ماء ساخن. والإفطار سمك مدخّن من غانسباي ومربى من صنع صاحبة البيت.',
    'Garden Room': 'غرفة الحديقة',
    'Heaven and earth': 'السماء والأرض',
    'Hemel-en-Aarde valley': 'وادي هيميل إن آردي',
    'A morning on the cliff path, level and paved for the first two kilometres; at noon a driver calls for lunch in the valley, with five glasses set out in order of altitude.':
      'صباح على درب المنحدرات، وهو مستوٍ ومرصوف في أول كيلومترين. وعند الظهر يأتي السائق ليأخذكم إلى الغداء في الوادي.',
    'Lunch and a tasting in the Hemel-en-Aarde': 'غداء وتذوّق في وادي هيميل إن آردي',
    'Three courses': 'ثلاثة أطباق',
    'Five pinot noirs': 'خمسة أصناف للتذوّق',
    Driver: 'سائق',
    'One more look': 'نظرة أخيرة',
    'Hermanus → Cape Town': 'هيرمانوس ← كيب تاون',
    'The car comes at eleven, or when the bell has stopped. Home over Houwhoek, with a stop for pies.':
      'تصل السيارة في الحادية عشرة، أو حين يصمت الجرس. العودة عبر ممر هاوهوك مع توقف لتناول الفطائر.',
    'By car to Cape Town': 'بالسيارة إلى كيب تاون',
    'Two nights with breakfast': 'ليلتان مع الإفطار',
    'Private car from Cape Town and back': 'سيارة خاصة من كيب تاون وإليها',
    'Tasting with lunch': 'تذوّق مع الغداء',
    Suppers: 'وجبات العشاء',
    'Deposit, 25%': 'الدفعة الأولى، ٢٥٪',
    'Balance, 75%': 'الباقي، ٧٥٪',
  },
}
