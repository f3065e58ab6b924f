import type { Locale } from '../language/index.ts'
import { CREATURE_SCHEME, SPELL_SCHEME } from '../markdown/index.ts'

/** Makes the URLs of links in compiled text. */
export interface LinkBuilder {
  /** the page of an entry, or a heading of it */
  rule(locale: Locale, entryId: string, headingId?: string): string
  /** the page that shows and rolls dice */
  dice(locale: Locale, expression: string): string
  /** the page of a calculator with some fields filled in */
  calculator(locale: Locale, id: string, fields: Readonly<Record<string, string>>): string
}

/** The path of an entry in each language. */
function pathOf(id: string): string {
  if (id.startsWith(SPELL_SCHEME)) return `spells/${id.slice(SPELL_SCHEME.length)}`
  return id.startsWith(CREATURE_SCHEME) ? `creatures/${id.slice(CREATURE_SCHEME.length)}` : `rules/${id}`
}

/**
 * Makes links into the site.
 *
 * @param options.base - the path or URL of the site, without a trailing slash
 * @example
 * siteLinks().rule('th', 'cover', 'half-cover') // => '/th/rules/cover/#half-cover'
 * siteLinks().rule('th', 'spell:fireball') // => '/th/spells/fireball/'
 * siteLinks({ base: '/rulestone' }).dice('en', '2d6+3') // => '/rulestone/en/calculators/dice/?expr=2d6%2B3'
 * siteLinks().calculator('en', 'attack', { bonus: '5' }) // => '/en/calculators/attack/?bonus=5'
 */
export function siteLinks({ base = '' }: { readonly base?: string } = {}): LinkBuilder {
  return {
    rule: (locale, entryId, headingId) =>
      `${base}/${locale}/${pathOf(entryId)}/${headingId === undefined ? '' : `#${headingId}`}`,
    dice: (locale, expression) => `${base}/${locale}/calculators/dice/?expr=${encodeURIComponent(expression)}`,
    calculator: (locale, id, fields) => `${base}/${locale}/calculators/${id}/?${new URLSearchParams(fields)}`,
  }
}
