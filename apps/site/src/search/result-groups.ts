import type { FoundInCompendium } from '@rulestone/search'
import { groupResults, type Result } from '@rulestone/search/names'
import type { Replacements } from '../library/chosen-edition.ts'
import type { OptionGroup } from './combobox.ts'
import { element } from './element.ts'
import type { FoundTools } from './found-tools.ts'
import { compendiumOption, type OptionWords, ruleOption, toolOption } from './result-options.ts'

/** What is shown with the results. */
export interface BesideResults {
  readonly tools?: FoundTools | undefined
  readonly compendium?: (FoundInCompendium & { readonly heading: string }) | undefined
  /** what replaces the rules of today in the reader's edition: a result is what its title says */
  readonly replaced?: Replacements | undefined
  /** what the first result says, in a sentence */
  readonly summary?: string | undefined
  /** the heading of names, if they only come near */
  readonly heading?: string | undefined
}

const HEADINGS = { name: 'names', heading: 'headings', text: 'text' } as const

/** The results as options under headings, with the tools in their place. */
export function resultGroups(
  results: readonly Result[],
  { tools, compendium, replaced = {}, summary, heading }: BesideResults,
  words: OptionWords,
): OptionGroup[] {
  const ordered = groupResults(results, compendium)
  const groups = ordered.map(({ kind, results: members }, at): OptionGroup => {
    const isOfCompendium = kind === 'compendium'
    const options = members.map((one) =>
      isOfCompendium ? compendiumOption(one, words) : ruleOption(one, replaced, words),
    )
    // The first rule says what it is, and so does a spell or creature before all rules.
    const said = isOfCompendium ? (at === 0 ? compendium?.summary : undefined) : summary
    if (said && (isOfCompendium || members[0] === results[0]))
      options[0]?.querySelector('.search-title')?.after(element('span', 'search-summary', said))
    return { heading: isOfCompendium ? (compendium?.heading ?? '') : (heading ?? words.t(HEADINGS[kind])), options }
  })
  // Tools are computed after the names are shown, and before the rest of the text.
  if (tools) {
    const afterRules = ordered[0]?.kind === 'compendium' && ordered.length > 1 ? 2 : 1
    groups.splice(tools.isFirst ? 0 : afterRules, 0, { heading: tools.heading, options: tools.links.map(toolOption) })
  }
  return groups
}
