import { type AnyCalculator, CALCULATORS, readState } from '@rulestone/core'
import { expect, test } from 'vitest'
import { linkTargets } from '../../library/back-links.ts'
import { ruleOfHeading } from '../../library/counterparts.ts'
import { allRules } from '../../library/rules.ts'

const rules = await allRules()
const ruleOf = (id: string): string => ruleOfHeading(rules).get(id)?.id ?? id

/** The rules that the steps of an answer cite. */
function citedRules(calculator: AnyCalculator, state: Readonly<Record<string, string>>): string[] {
  const result = calculator.compute(readState(calculator, state).parsed)
  return result.ok ? result.value.steps.map(({ rule }) => ruleOf(rule)) : []
}

test('a calculator in a rule applies no other rule than those that the text names, and those of its defaults', () => {
  const foreign = Array.from(rules.values()).flatMap(({ id, source }) => {
    const named = [id, ...linkTargets(source), ...source.related, ...source.counterparts].map(ruleOf)
    return source.blocks.flatMap((block) => {
      const calculator = CALCULATORS.find((one) => block.kind === 'calculator' && one.id === block.calculator)
      if (block.kind !== 'calculator' || !calculator) return []
      const { ruleset } = block.state
      const usual = citedRules(calculator, ruleset === undefined ? {} : { ruleset })
      const known = new Set([...named, ...usual])
      return citedRules(calculator, block.state)
        .filter((rule) => !known.has(rule))
        .map((rule) => `${id}: ${block.key} applies ${rule}`)
    })
  })
  expect(foreign).toEqual([])
})
