import type { Data, Rule } from '@rulestone/data-builder'
import type { Locale } from '@rulestone/text'

/** The maximum number of changes in a feed. */
const MOST_CHANGES = 100

/** A change of a rule, with the rule as it is now. */
interface RuleChange {
  readonly date: string
  readonly kind: 'new' | 'changed'
  readonly rule: Rule
}

/** The latest changes of the rules of a language, the latest first; without those of the first day, when all were new. */
export function latestChanges({ changes, rules }: Pick<Data, 'changes' | 'rules'>, locale: Locale): RuleChange[] {
  const own = new Map(rules.filter(({ language }) => language === locale).map((rule) => [rule.id, rule]))
  const first = changes[0]?.date
  return changes
    .filter(({ date, language }) => language === locale && date !== first)
    .flatMap(({ date, kind, id }) => {
      const rule = own.get(id)
      return rule ? [{ date, kind, rule }] : []
    })
    .toReversed()
    .slice(0, MOST_CHANGES)
}
