/** What a developer can do, with an example. */
export interface Use {
  /** the name of its file in `examples`, also its place on the page */
  readonly id: string
  readonly title: string
  /** what the example does, in HTML without markup of its own */
  readonly text: string
  /** where to read on: a module of the reference, or a URL inside the repository */
  readonly more: { readonly module: string } | { readonly file: string; readonly text: string }
}

/** Ten of them, in the order of the page: with the package, with files of the site, with the command line. */
export const USES: readonly Use[] = [
  {
    id: 'dice.ts',
    title: 'Roll dice, and know their exact odds',
    text: 'The notation of many tools, parsed once. A seed repeats a roll; probabilities are fractions, so nothing is rounded.',
    more: { module: 'dice' },
  },
  {
    id: 'rules.ts',
    title: 'Apply a rule, read a table',
    text: 'Each rule is a pure function and each table of the book is data, with its source. Importing one costs about 2 kB.',
    more: { module: 'tables' },
  },
  {
    id: 'editions.ts',
    title: 'Compare two editions',
    text: 'An edition is a value. A rule that an edition changes takes it as its last argument; SRD 5.2.1 is the default.',
    more: { module: 'rulesets' },
  },
  {
    id: 'calculator.ts',
    title: 'Let a calculator answer',
    text: 'The calculators of this site: fields as text, an answer with exact figures, and the rule behind each step.',
    more: { module: 'calculators' },
  },
  {
    id: 'fight.ts',
    title: 'Keep a fight by the rules',
    text: 'A fight is plain JSON. One function applies an event or says which rule forbids it; another lists what is legal now.',
    more: { module: 'fight' },
  },
  {
    id: 'search.ts',
    title: 'Search in three languages',
    text: 'By name, pinyin, romanised Thai, abbreviation, typing error or question. The index is JSON that a browser can open.',
    more: { file: 'packages/search#readme', text: 'README of @rulestone/search' },
  },
  {
    id: 'data.mjs',
    title: 'Fetch the rules as data',
    text: 'Every rule, spell, creature, term, table, figure and calculator in three languages, with JSON Schemas, from any origin; as the npm package @rulestone/data too.',
    more: { file: 'packages/data#readme', text: 'README of @rulestone/data' },
  },
  {
    id: 'embed.html',
    title: 'Show previews and calculators on your page',
    text: 'One script: links to rules, spells and creatures get a preview, and a calculator is an element. No cookie, no style that leaks.',
    more: { file: 'apps/site/src/embed#readme', text: 'README of embed.js' },
  },
  {
    id: 'command-line.sh',
    title: 'Ask in a terminal',
    text: 'Dice, odds, calculators and search as text, or as JSON for programs.',
    more: { file: 'packages/cli#readme', text: 'README of rulestone-cli' },
  },
  {
    id: 'assistant.json',
    title: 'Let an assistant look it up',
    text: 'A server of the Model Context Protocol answers with the ids and the addresses of the rules it cites. This is the entry in the settings of a client.',
    more: { file: 'packages/cli#readme', text: 'README of rulestone-cli' },
  },
]
