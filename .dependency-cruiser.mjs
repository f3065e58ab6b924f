// The allowed imports between packages, and between the folders of a package. `npm run arrows` checks them.

/** The packages that each package may import, and those that its tests and benchmarks may import too. */
export const PACKAGES = {
  content: { code: [], tests: [] },
  'packages/core': { code: [], tests: ['packages/testing'] },
  'packages/compendium': { code: ['packages/core'], tests: ['packages/testing'] },
  'packages/text': { code: ['packages/core', 'packages/compendium'], tests: ['content', 'packages/testing'] },
  'packages/search': { code: ['packages/core', 'packages/text'], tests: ['content', 'packages/testing'] },
  'packages/data-builder': {
    code: ['content', 'packages/core', 'packages/compendium', 'packages/text'],
    tests: ['packages/testing'],
  },
  'packages/data': { code: ['content', 'packages/text', 'packages/data-builder'], tests: ['packages/testing'] },
  'packages/foundry': {
    code: ['content', 'packages/text', 'packages/data-builder'],
    tests: ['packages/testing'],
  },
  'packages/cli': {
    code: [
      'content',
      'packages/core',
      'packages/compendium',
      'packages/text',
      'packages/search',
      'packages/data-builder',
    ],
    tests: ['packages/testing'],
  },
  'packages/reference': { code: ['packages/core', 'packages/compendium'], tests: ['packages/testing'] },
  'packages/testing': { code: [], tests: [] },
  'apps/site': {
    code: [
      'content',
      'packages/core',
      'packages/compendium',
      'packages/reference',
      'packages/text',
      'packages/search',
      'packages/data-builder',
    ],
    tests: ['packages/testing'],
  },
  scripts: {
    code: ['packages/core', 'packages/compendium', 'packages/text', 'packages/search'],
    tests: ['packages/cli', 'packages/testing'],
  },
}

/** Folders from the lowest level to the highest: each may import those of lower levels, but none of its own level. */
const levels = (...rows) =>
  Object.fromEntries(rows.flatMap((row, level) => row.map((folder) => [folder, rows.slice(0, level).flat()])))

/** The files of core about values that are not of the rules: numbers, ids, texts, results and fractions. */
const CORE_VALUES = [
  'shown.ts',
  'bounds.ts',
  'one-of.ts',
  'text.ts',
  'result.ts',
  'fraction.ts',
  'schema.ts',
  'read-fraction.ts',
]

/** The folders and files of a package that each of its folders or files may import, besides itself. */
export const LAYERS = {
  'packages/core/src': {
    'shown.ts': [],
    'bounds.ts': ['shown.ts'],
    'one-of.ts': ['shown.ts'],
    'result.ts': [],
    'schema.ts': [],
    'text.ts': [],
    'read-fraction.ts': ['fraction.ts', 'result.ts', 'schema.ts'],
    'fraction.ts': ['bounds.ts', 'shown.ts'],
    vocabulary: ['one-of.ts'],
    tables: ['vocabulary', 'one-of.ts'],
    steps: ['vocabulary', 'fraction.ts'],
    rulesets: ['vocabulary', 'tables', 'one-of.ts', 'shown.ts'],
    dice: ['vocabulary', ...CORE_VALUES],
    rules: ['vocabulary', 'tables', 'steps', 'rulesets', 'dice', ...CORE_VALUES],
    fight: ['vocabulary', 'tables', 'steps', 'rulesets', 'dice', 'rules', ...CORE_VALUES],
    encounter: ['vocabulary', 'rulesets', 'dice', 'rules', 'fight', ...CORE_VALUES],
    calculators: ['vocabulary', 'tables', 'steps', 'rulesets', 'dice', 'rules', ...CORE_VALUES],
    figures: ['vocabulary', 'tables', 'rulesets', 'rules'],
    'index.ts': [
      ...['vocabulary', 'tables', 'steps', 'rulesets', 'dice', 'rules', 'fight', 'encounter', 'calculators', 'figures'],
      ...CORE_VALUES,
    ],
  },
  'packages/text/src': levels(
    ['language'],
    ['findings'],
    ['markdown'],
    ['corpus'],
    ['translation', 'compile'],
    ['creatures'],
    ['checks'],
    ['library'],
    ['spells'],
    ['exchange', 'index.ts'],
  ),
  'packages/cli/src': levels(
    ['terminal'],
    ['dice', 'content'],
    ['calculators', 'encounter', 'scaffolding', 'translation'],
    ['mcp'],
    ['commands.ts'],
    ['main.ts'],
    ['rulestone.ts'],
  ),
  'apps/site/src': {
    shared: [],
    library: ['shared'],
    offline: ['library', 'shared'],
    display: ['offline', 'library', 'shared'],
    dice: ['display', 'library', 'shared'],
    calculator: ['dice', 'display', 'library', 'shared'],
    illustrations: ['display', 'library', 'shared'],
    reading: ['illustrations', 'calculator', 'display', 'library', 'shared'],
    home: ['library', 'shared'],
    changes: ['library', 'shared'],
    lists: ['library', 'shared'],
    spells: ['lists', 'illustrations', 'calculator', 'reading', 'library', 'shared'],
    editions: ['reading', 'calculator', 'display', 'library', 'shared'],
    fight: ['dice', 'display', 'library', 'shared'],
    creatures: ['lists', 'fight', 'calculator', 'dice', 'library', 'shared'],
    encounter: ['fight', 'calculator', 'library', 'shared'],
    search: ['calculator', 'library', 'shared'],
    translating: ['reading', 'library', 'shared'],
    developers: ['library', 'shared'],
    embed: ['calculator', 'shared'],
    build: ['embed', 'offline', 'reading', 'library', 'shared'],
    layouts: ['build', 'search', 'reading', 'dice', 'display', 'offline', 'library', 'shared'],
    pages: [
      'layouts',
      'developers',
      'translating',
      'search',
      'home',
      'changes',
      'fight',
      'encounter',
      'editions',
      'spells',
      'creatures',
      'reading',
      'calculator',
      'dice',
      'display',
      'offline',
      'library',
      'shared',
    ],
  },
}

/** The public files of each module: other modules may import only these. */
const PUBLIC_FILES = {
  'packages/text/src': { files: 'index\\.ts', comment: 'Import another module of text through its index.ts.' },
  'apps/site/src': {
    files: '[^/]+',
    comment: 'Import only files directly in the folder of another module: its subfolders are private.',
    open: ['pages', 'layouts'],
  },
}

/** Tests, their helpers and configuration, and benchmarks. */
const TESTS = '(/(test|bench)/|\\.(test|browser|laws)\\.[^/]+$|/(vitest|playwright)\\.config\\.[^/]+$)'

const CORE = '^packages/core/src/'
const PACKAGE = `^(${Object.keys(PACKAGES).join('|')})/`

/** A pattern for all files of a folder, or for one file. */
const inside = (path) => `^${path.replaceAll('.', '\\.')}${path.endsWith('.ts') ? '$' : '/'}`

/** Published code: everything but tests. */
const published = (path, ...except) => ({ path, pathNot: [TESTS, ...except] })

const names = (list) => (list.length === 0 ? 'nothing' : list.join(', '))

const packageRules = Object.entries(PACKAGES).flatMap(([name, { code, tests }]) => {
  const allBut = (others) => ({ path: PACKAGE, pathNot: [name, ...others].map(inside) })
  return [
    {
      name,
      comment: `Of the other packages, ${name} imports ${names(code)}.`,
      from: published(inside(name)),
      to: allBut(code),
    },
    {
      name: `${name}-tests`,
      comment: `Of the other packages, tests of ${name} import ${names([...code, ...tests])}.`,
      from: { path: `${inside(name)}.*${TESTS}` },
      to: allBut([...code, ...tests]),
    },
  ]
})

const layerRules = Object.entries(LAYERS).flatMap(([folder, parts]) => [
  ...Object.entries(parts).map(([part, allowed]) => ({
    name: `${folder}/${part}`,
    comment: `Of the other parts of ${folder}, ${part} imports ${names(allowed)}.`,
    from: published(inside(`${folder}/${part}`)),
    to: { path: inside(folder), pathNot: [part, ...allowed].map((name) => inside(`${folder}/${name}`)) },
  })),
  {
    name: `${folder}/new-part`,
    comment: 'Say in LAYERS of .dependency-cruiser.mjs what this folder or file may import.',
    from: published(inside(folder), ...Object.keys(parts).map((name) => inside(`${folder}/${name}`))),
    to: {},
  },
])

const publicFileRules = Object.entries(PUBLIC_FILES).map(([folder, { files, comment, open = [] }]) => ({
  name: `${folder}/public-files`,
  comment,
  from: published(`^${folder}/([^/]+)/`, ...open.map((name) => inside(`${folder}/${name}`))),
  to: { path: `^${folder}/[^/]+/`, pathNot: [`^${folder}/$1/`, `^${folder}/[^/]+/${files}$`] },
}))

const generalRules = [
  {
    name: 'own-package',
    comment: 'Import another package by its name, not by a path into its folder.',
    from: { path: PACKAGE },
    to: { path: PACKAGE, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'core-alone',
    comment: 'Core runs anywhere: it imports no package and no module of Node.',
    from: published(CORE),
    to: { pathNot: CORE },
  },
  {
    name: 'core-static',
    comment: 'Core has no import() expressions, except in the table that loads single calculators.',
    from: published(CORE, `${CORE}calculators/loaders\\.ts$`),
    to: { dynamic: true },
  },
  {
    name: 'core-chapters',
    comment: 'A rule is small: its default ruleset is the chapters of SRD 5.2.1 that it reads, not all of them.',
    from: published(`${CORE}rules/`),
    to: { path: `${CORE}rulesets/srd-5-2-1\\.ts$` },
  },
  {
    name: 'search-alone',
    comment:
      'Query code is small: of other packages it may import only the measures of core and the edit distance of text.',
    from: published('^packages/search/src/(?!build/)'),
    to: {
      pathNot: [
        '^packages/search/src/(?!build/)',
        '^packages/core/src/tables/measures\\.ts$',
        '^packages/text/src/language/edit-distance\\.ts$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'no-test-code',
    comment: 'Published code does not import test code.',
    from: published('/src/'),
    to: { path: TESTS },
  },
  {
    name: 'no-circle',
    comment: 'These files import each other in a circle. Move the shared code to a file below them.',
    from: {},
    to: { circular: true },
  },
]

export default {
  forbidden: [...packageRules, ...layerRules, ...publicFileRules, ...generalRules].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.astro|\\.turbo)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
