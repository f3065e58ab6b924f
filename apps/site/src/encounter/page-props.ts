import { CHARACTER_PRESETS } from '@rulestone/compendium'
import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { addresses } from '../library/addresses.ts'
import { noBreakFigures } from '../library/no-break-strings.ts'
import { ruleLinks } from '../library/rule-links.ts'
import { stringsUnder } from '../library/strings.ts'
import { allTermNames } from '../library/terms.ts'
import type { Strings } from '../shared/make-t.ts'
import type { EncounterPageProps } from './EncounterPage.tsx'

const prefixed = (prefix: string, strings: Strings): Strings =>
  Object.fromEntries(Object.entries(strings).map(([key, text]) => [`${prefix}.${key}`, text]))

/** The keys of the site’s chart. */
const CHART = ['chart', 'exactly', 'at-least', 'read', 'table', 'chance', 'or-more', 'trimmed', 'mean']
const VIEW = ['view', 'view-exactly', 'view-at-least']

/** What the page of an encounter gets: its strings, names and addresses in a language. */
export async function encounterPageProps(locale: Locale): Promise<EncounterPageProps> {
  const own = stringsUnder(locale, 'encounter')
  const [names, rules] = [await allTermNames(), await ruleLinks(locale)]
  const chart = stringsUnder(locale, 'site', 'calculator')
  const rule = rules.get('combat-encounter-difficulty')
  if (rule === undefined)
    throw new RangeError('The rules have no combat-encounter-difficulty. Tip: look for its heading.')
  const classes = Object.fromEntries(CHARACTER_PRESETS.map((id) => [id, names[locale].get(id) ?? id]))
  return {
    tag: LANGUAGE_TAGS[locale],
    strings: {
      ...own,
      ...noBreakFigures(own, locale, names[locale]),
      ...prefixed('classes', classes),
      ...prefixed('abilities', stringsUnder(locale, 'fight', 'abilities')),
      ...prefixed('damage-types', stringsUnder(locale, 'fight', 'damage-types')),
      'site.outcome': own['outcome'] ?? '',
      ...prefixed('site', Object.fromEntries([...CHART, ...VIEW].map((key) => [key, chart[key] ?? '']))),
    },
    addresses: {
      characters: `${addresses.encounter(locale)}characters.json`,
      creatures: `${addresses.fight(locale)}creatures.json`,
      creature: addresses.creatures(locale),
      fight: addresses.fight(locale),
    },
    rule,
  }
}
