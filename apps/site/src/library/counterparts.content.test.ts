import { expect, test } from 'vitest'
import { counterpartsOf, replacementsByEdition, replacementsOf, replacementsText } from './counterparts.ts'
import { editionOf, isOlder } from './edition-of.ts'
import { allRules, type Rule } from './rules.ts'

const rules = await allRules()

const ruleOf = (id: string): Rule => {
  const rule = rules.get(id)
  if (!rule) throw new RangeError(`id is "${id}"; there is no such rule.`)
  return rule
}

test('a rule or heading is replaced by the one of its name', () => {
  expect(replacementsOf(rules).get('hide')).toMatchObject({ 'srd-5.1': 'srd51-hide' })
  expect(replacementsOf(rules).get('shove')).toMatchObject({ 'srd-5.1': 'srd51-shove' })
})

test('a rule is replaced by its only counterpart, if that has no other one', () => {
  expect(replacementsOf(rules).get('heroic-inspiration')).toMatchObject({ 'srd-5.1': 'srd51-inspiration' })
})

test('a counterpart that only says more about a rule does not replace it', () => {
  expect(counterpartsOf(rules, ruleOf('ability-check'))).toContain('srd51-contests')
  expect(replacementsOf(rules).get('ability-check')?.['srd-5.1']).toBeUndefined()
})

test('the page of a rule names what replaces it and its headings', () => {
  const pathOf = (rule: string, place: string) => new URLSearchParams(replacementsText(rules, ruleOf(rule))).get(place)
  expect(pathOf('hide', 'srd-5.1')).toBe('../srd51-hide/')
  expect(pathOf('unarmed-strike', 'srd-5.1#shove')).toBe('../srd51-grappling/#srd51-shove')
})

test('the pages of older rules name nothing, so no rule opens in a circle', () => {
  const named = Array.from(rules.values()).filter((rule) => replacementsText(rules, rule) !== undefined)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ id }) => isOlder(id))).toEqual([])
})

test('every replacement is a rule of its edition', () => {
  for (const [edition, replacements] of Object.entries(replacementsByEdition(rules))) {
    expect(Object.keys(replacements).length).toBeGreaterThan(0)
    for (const place of Object.values(replacements)) {
      const [id = ''] = place.split('#')
      expect(editionOf(ruleOf(id).id), place).toBe(edition)
    }
  }
})
