/**
 * Which modules are bundled together; the first matching group counts. The bundler splits the rest by page.
 * Rolldown 1.2. Move a module when the size gate (tools/src/gates/size.ts) fails; the order matters.
 */
export const chunkGroups = [
  // Needed by every page and rarely changed, so cached separately. React Aria is left to the bundler to split by page.
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\// },
  // What decides on the first screen, and what the login page and the app share; then each of the two in one file.
  {
    name: 'start',
    test: /src\/(?:app\/(?:start|error-boundary|footer)\.|ui\/(?:ui-provider|button|link|logo|use-page-mark|form|text-field|password-field)\.|kit\/appearance\/appearance-(?:host|button)|kit\/lazy\/(?:lazy|page-code)|kit\/page\/page-title|kit\/login\/guest-note|kit\/words\/(?:error-message|message-tags)|data\/(?:public-config|read-retries|second-step|when-idle)\.|routes\/wording)|lucide-react\/.*\/key-round\./,
  },
  { name: 'login', test: /src\/(?:app\/login-screen\.|features\/login\/(?!second-step|company-login|logout-page))/ },
  { name: 'app', test: /src\/app\/app\.tsx/ },
  // With two icons, because home shows these at once and needs none of the others.
  {
    name: 'shell',
    test: /(?:src\/(?:app\/shell\/(?!deferred\/)|data\/resource-lists\.|kit\/images\/|ui\/(?:skeleton|page-header|meter|status-badge|breadcrumbs|card)\.|kit\/words\/dates\.|kit\/lazy\/progressive)|contract\/src\/(?:itinerary\/words|document\/statuses|kit\/currency-digits|limits)\.)|lucide-react\/.*\/(?:check|circle-dashed)\./,
  },
  // Named, because the service worker does not cache these two (service-worker.ts).
  { name: 'zxcvbn', test: /node_modules\/@zxcvbn-ts\// },
  { name: 'maplibre', test: /node_modules\/maplibre-gl\// },
  // What the editor shows first, with its icons. The rows that can be dragged, menus and dialogs come after it, with the fields.
  {
    name: 'controls',
    test: /src\/ui\/(?:(?:tabs|count|scroll-tab-into-view|badge|empty-state|generic-memo)\.|sortable\/(?!sortable-(?:rows|drag|item-menu)\.))|contract\/src\/kit\/(?:plain-text|field-limits)\.|lucide-react\/.*\/(?:chevron-down|cloud-upload|ellipsis-vertical|redo-2|triangle-(?:alert|exclamation-point))\./,
  },
  // Otherwise, an icon that two pages share would load the whole code of one of them.
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  // The boot script asks for it together with the shell when this page is opened.
  { name: 'home', test: /src\/features\/home\/(?!platform-home|first-steps|overdue-|sample\/)/ },
  // What changes records; home only reads them.
  { name: 'clients', test: /src\/data\/clients\./ },
  // Lists, forms and the editor share these. The editor needs neither the schema checks nor the code around the forms.
  { name: 'checks', test: /node_modules\/zod\// },
  {
    name: 'fields',
    test: /src\/(?:ui\/(?!gallery|table|form-error-|toast|colour|pagination|sheet|switch|page-section|date-|time-|month-|tag-field|progress-bar|link-tabs|(?:option-)?popover|combo-box|number-field|caret-in|changed-words)(?:sortable\/)?[\w-]+\.tsx?$|ui\/rich-text\/rich-text-field|kit\/form\/(?!reference-|country-|rows-|amount-)[\w-]+-(?:list|field)\.|kit\/words\/(?:places-known|money)\.|data\/save-file\.)|node_modules\/@tanstack\/.*\/(?:useQueries|queriesObserver)\./,
  },
  // After the other fields, which keep what they share with these: the editor needs those without these.
  { name: 'combo', test: /src\/(?:ui\/(?:combo-box|option-popover|number-field)|kit\/form\/known-combo)\./ },
  // Apart from the forms, because single fields of the editor need it without them.
  { name: 'form-words', test: /src\/kit\/form\/wording\./ },
  // Fields that refer to other records load with the forms that have them.
  {
    name: 'references',
    test: /src\/(?:kit\/form\/reference-field|kit\/create\/(?:use-create-in-place|wording)|ui\/tag-field)\./,
  },
  {
    name: 'dates',
    test: /src\/ui\/(?:date|time|month-day)-field\.|node_modules\/@internationalized\/date\//,
  },
  { name: 'location', test: /src\/kit\/location\/(?!tile|outline|location-input|detail\/)/ },
  { name: 'loaded', test: /src\/kit\/page\/(?:loaded|waiting|wording)\./ },
  { name: 'lists', test: /src\/kit\/list\/(?!duplicate\/)/ },
  // The editor uses these without forms, so inputs that need a form are left out.
  { name: 'media', test: /src\/media\/(?:item\/media-|folders\/media-|choose\/|inputs\/media-list)/ },
  // The editor also saves drafts, without forms.
  { name: 'editor-words', test: /src\/editor\/words\// },
  { name: 'drafts', test: /src\/data\/draft\.|node_modules\/@noble\// },
  { name: 'forms', test: /src\/kit\/form\// },
]
