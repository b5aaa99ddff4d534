/**
 * Which modules are bundled together, the first that fits. The rest is left to the bundler, which splits by page.
 * Rolldown 1.2. Move a module when the size gate (tools/src/gates/size.ts) complains; the order matters.
 */
export const chunkGroups = [
  // What every page needs changes rarely and is cached apart; React Aria is left to split by page.
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\// },
  // The two pages that users arrive at, each as one file with what it needs.
  { name: 'guest', test: /src\/(app\/app\.tsx|features\/login\/(?!second-step|company-login))/ },
  { name: 'shell', test: /src\/(app\/shell\/(?!deferred\/)|data\/clients\.|features\/home\/(?!platform-home))/ },
  // Named, because the service worker does not keep these two (service-worker.ts).
  { name: 'zxcvbn', test: /node_modules\/@zxcvbn-ts\// },
  { name: 'maplibre', test: /node_modules\/maplibre-gl\// },
  // An icon that two pages share must not load the whole of one of them.
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  // Lists, forms and the editor share these; the editor does without the checks and the forms around them.
  { name: 'checks', test: /node_modules\/zod\// },
  {
    name: 'fields',
    test: /src\/(?:ui\/(?!gallery|table|form-error-|toast|colour|pagination|date-|time-|month-|tag-field|progress-bar|link-tabs)(?:sortable\/)?[\w-]+\.tsx?$|ui\/rich-text\/rich-text-field|kit\/form\/(?!reference-|country-|rows-)[\w-]+-(?:list|field|combo)\.|kit\/words\/(?:places-known|money)\.|data\/download\.)|node_modules\/@tanstack\/.*\/(?:useQueries|queriesObserver)\./,
  },
  // Fields that refer to other records load with the forms that have them.
  { name: 'references', test: /src\/(?:kit\/form\/reference-field|ui\/tag-field)\./ },
  {
    name: 'dates',
    test: /src\/ui\/(?:date|time|month-day)-field\.|node_modules\/@internationalized\/date\//,
  },
  { name: 'location', test: /src\/kit\/location\/(?!tile|outline|location-input)/ },
  { name: 'loaded', test: /src\/kit\/page\/(?:loaded|waiting)\./ },
  { name: 'lists', test: /src\/kit\/list\/(?!duplicate-dialog)/ },
  // The editor has these without the forms, so the inputs that need a form are left out.
  { name: 'media', test: /src\/media\/(?:item\/media-|folders\/media-|choose\/|inputs\/media-list)/ },
  // The editor keeps drafts as well, without the forms.
  { name: 'editor-words', test: /src\/editor\/words\// },
  { name: 'drafts', test: /src\/data\/draft\.|node_modules\/@noble\// },
  { name: 'forms', test: /src\/kit\/form\// },
]
