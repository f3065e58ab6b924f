import type { Locale } from '@rulestone/text'
import { textLinks } from './addresses.ts'
import { onceEach } from './once.ts'
import { allRules, entryIn } from './rules.ts'

/** The title and URL of a rule. */
export interface RuleLink {
  readonly title: string
  readonly href: string
}

/** The title and URL of every rule and of every heading in a rule, by id, in one language. */
export const ruleLinks = onceEach(
  async (locale: Locale): Promise<ReadonlyMap<string, RuleLink>> =>
    new Map(
      Array.from((await allRules()).values()).flatMap((rule): [string, RuleLink][] => {
        const { id, title, headings } = entryIn(rule, locale)
        return [
          [id, { title, href: textLinks.rule(locale, id) }],
          ...headings.map((heading): [string, RuleLink] => [
            heading.id,
            { title: heading.text, href: textLinks.rule(locale, id, heading.id) },
          ]),
        ]
      }),
    ),
)
