/**
 * The part of an edition that a function computes with.
 *
 * @param name of the part of the ruleset
 * @throws RangeError if the edition has no such rule
 * @example
 * requireRule('concentration', srd521.concentration).minimumDc // => 10
 */
export function requireRule<Rule>(name: string, rule: Rule | 'none'): Exclude<Rule, 'none'> {
  if (rule !== 'none') return rule as Exclude<Rule, 'none'>
  throw new RangeError(`ruleset.${name} is 'none': this edition has no such rule. Tip: check it before the call.`)
}
