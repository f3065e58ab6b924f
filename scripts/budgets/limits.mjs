// The limits of the site in bytes and time. `npm run budgets` measures all of them; `npm test` measures the bytes.
export const LOCALES = ['en', 'zh', 'th']

/** The language in which every page transfers the most bytes. */
export const HEAVIEST = 'th'

/** Paths of pages in a language, one of each kind. */
const HOME = ''
const GLOSSARY = 'glossary/'
const CHAPTER = 'book/playing-the-game/combat/'
const CALCULATOR = 'calculators/attack/'
/** Other calculators that draw nothing. */
const PLAIN_CALCULATORS = ['calculators/dice/', 'calculators/skills/']
/** The page with the tray for dice. */
const ROLLS = 'rolls/'
/** A calculator that draws squares. */
const GRID = 'calculators/grid/'
/** A rule whose calculators are collapsed to one line, and one whose first calculator is expanded. */
const RULE = 'rules/attack-roll/'
const RULE_WITH_CALCULATOR = 'rules/falling/'
/** A rule of average length, and the longest that has no calculator. */
const PLAIN_RULES = ['rules/resting/', 'rules/stat-block/']
/** The rules with an expanded calculator whose first visit transfers the most. */
const HEAVIEST_RULES = ['rules/playing-on-a-grid/', 'rules/armor-class/']
/** The list of all spells, and a spell with calculators. */
const SPELLS = 'spells/'
const SPELL = 'spells/fireball/'
/** A creature with a long stat block. */
const CREATURE = 'creatures/lich/'
const KINDS = [HOME, RULE, CHAPTER, GLOSSARY, CALCULATOR]

/**
 * @typedef {object} Budget
 * @property {string} what
 * @property {number} limit the maximum
 * @property {string} unit
 * @property {readonly [measurement: string, figure: string]} by the file beside this one that measures it, and the
 *   figure of it
 * @property {readonly string[]} [pages] measured in every language; without, it is measured once
 */

/** @type {readonly Budget[]} */
export const BUDGETS = [
  {
    what: 'first visit',
    limit: 26,
    unit: 'kB',
    by: ['visit', 'opened'],
    pages: [HOME, ...PLAIN_RULES, RULE, CREATURE],
  },
  { what: 'first visit', limit: 70, unit: 'kB', by: ['visit', 'opened'], pages: [SPELLS] },
  { what: 'first visit', limit: 28, unit: 'kB', by: ['visit', 'opened'], pages: [SPELL] },
  {
    what: 'first visit',
    limit: 45,
    unit: 'kB',
    by: ['visit', 'opened'],
    pages: [RULE_WITH_CALCULATOR, ...HEAVIEST_RULES],
  },
  {
    what: 'first visit and use of its calculator',
    limit: 64,
    unit: 'kB',
    by: ['visit', 'used'],
    pages: [RULE, RULE_WITH_CALCULATOR],
  },
  { what: 'scripts', limit: 6.2, unit: 'kB', by: ['visit', 'scripts'], pages: [...PLAIN_RULES, GLOSSARY, CREATURE] },
  {
    what: 'scripts',
    limit: 29.5,
    unit: 'kB',
    by: ['visit', 'scripts'],
    pages: [RULE_WITH_CALCULATOR, CALCULATOR, ...PLAIN_CALCULATORS, ROLLS],
  },
  { what: 'scripts', limit: 32.5, unit: 'kB', by: ['visit', 'scripts'], pages: [GRID] },
  { what: 'styles', limit: 10.5, unit: 'kB', by: ['visit', 'styles'], pages: [RULE_WITH_CALCULATOR] },
  { what: 'search, until its first result', limit: 25, unit: 'kB', by: ['visit-search', 'loaded'], pages: [GLOSSARY] },

  {
    what: 'points below 100 in Lighthouse’s performance',
    limit: 0,
    unit: '',
    by: ['lighthouse', 'performance'],
    pages: KINDS,
  },
  {
    what: 'points below 100 in its accessibility',
    limit: 0,
    unit: '',
    by: ['lighthouse', 'accessibility'],
    pages: KINDS,
  },
  {
    what: 'points below 100 in its best practices',
    limit: 0,
    unit: '',
    by: ['lighthouse', 'best-practices'],
    pages: KINDS,
  },
  { what: 'points below 100 in its SEO', limit: 0, unit: '', by: ['lighthouse', 'seo'], pages: KINDS },
  { what: 'largest contentful paint', limit: 1000, unit: 'ms', by: ['lighthouse', 'painted'], pages: KINDS },
  {
    what: 'slowest interaction with a calculator',
    limit: 100,
    unit: 'ms',
    by: ['interaction', 'calculator'],
    pages: [CALCULATOR],
  },
  {
    what: 'slowest interaction with the filters of spells',
    limit: 100,
    unit: 'ms',
    by: ['interaction', 'filter'],
    pages: [SPELLS],
  },
  {
    what: 'slowest interaction with the search',
    limit: 100,
    unit: 'ms',
    by: ['interaction', 'search'],
    pages: [GLOSSARY, CHAPTER],
  },

  { what: 'slowest query', limit: 5, unit: 'ms', by: ['queries', 'slowest'], pages: [HOME] },
  { what: 'queries with another rule first', limit: 5, unit: '%', by: ['queries', 'missed'], pages: [HOME] },

  { what: 'an edit shows in the browser', limit: 1500, unit: 'ms', by: ['edit', 'shown'] },
  { what: 'full build', limit: 60, unit: 's', by: ['build', 'seconds'] },
  { what: 'build of 6,000 pages: memory', limit: 2, unit: 'GB', by: ['growth', 'gigabytes'] },
  {
    what: 'build of 6,000 pages: time of an added page, to that of one today',
    limit: 1.2,
    unit: '×',
    by: ['growth', 'added'],
  },
]
