import type { Input } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/fields'
import { base } from '../../shared/base.ts'

/** The calculators whose attack or effect can be compared with all creatures: which parameter takes which field. */
const PARAMETERS: Readonly<Record<string, { readonly by: string; readonly fields: Readonly<Record<string, string>> }>> =
  {
    attack: { by: 'attack', fields: { bonus: 'bonus', damage: 'damage', state: 'state', attacks: 'attacks' } },
    'save-for-half': {
      by: 'save',
      fields: { ability: 'ability', dc: 'dc', damage: 'damage', 'on-success': 'success' },
    },
  }

/**
 * The URL of the page that compares the attack or effect of a calculator with all creatures; undefined if the calculator
 * has none. Damage in a calculator has no type.
 *
 * @example
 * againstLink('attack', 'en', { bonus: 5, damage: '1d8+3', … }) // => '/en/creatures/against/?by=attack&type=none&bonus=5…'
 */
export function againstLink(calculator: string, locale: string, input: Input): string | undefined {
  const found = PARAMETERS[calculator]
  if (!found) return undefined
  const query = new URLSearchParams({ by: found.by, type: 'none' })
  for (const [field, parameter] of Object.entries(found.fields)) {
    const value = input[field]
    if (value !== undefined) query.set(parameter, toText(value))
  }
  return `${base}/${locale}/creatures/against/?${query}`
}
