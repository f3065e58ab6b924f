import { probability as chanceThat } from '../dice/distribution.ts'
import { addFractions, fraction, subtractFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { abilityModifier } from '../rules/abilities/ability-score.ts'
import { attackChances, naturalRollNeeded } from '../rules/d20-tests/attack-roll.ts'
import { d20Distribution } from '../rules/d20-tests/d20-test.ts'
import { proficiencyBonusAtLevel } from '../rules/proficiency/proficiency.ts'
import { spellAttackModifier, spellSaveDc } from '../rules/spells-and-magic/spell-save-dc.ts'
import type { TrainingRule } from '../rulesets/checks-and-actions.ts'
import type { SpellFiguresRule } from '../rulesets/magic-and-characters.ts'
import { next2012ChecksAndActions } from '../rulesets/next-2012/checks-and-actions.ts'
import { next2012MagicAndCharacters } from '../rulesets/next-2012/magic-and-characters.ts'
import { srd51ChecksAndActions } from '../rulesets/srd-5-1/checks-and-actions.ts'
import { srd51MagicAndCharacters } from '../rulesets/srd-5-1/magic-and-characters.ts'
import { srd521ChecksAndActions } from '../rulesets/srd-5-2-1/checks-and-actions.ts'
import { srd521MagicAndCharacters } from '../rulesets/srd-5-2-1/magic-and-characters.ts'
import { CLASS_SPELLCASTING } from '../tables/spells-and-magic/class-spellcasting.ts'
import { ABILITIES, type Ability } from '../vocabulary/abilities.ts'
import { CLASSES } from '../vocabulary/classes.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { Edition } from '../vocabulary/editions.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { defineCalculator } from './calculator.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { partsOfOne } from './shared/parts-of-one.ts'
import { type ByRuleset, IN_2012, PUBLISHED, RULESET_FIELD } from './shared/ruleset-field.ts'

import { STEPS, type Step } from './spell-attack.steps.ts'

interface SpellEdition {
  readonly figures: SpellFiguresRule
  readonly training: TrainingRule
  readonly rules: { readonly dc: RuleId; readonly attack: RuleId; readonly save: RuleId }
}

const EDITIONS: ByRuleset<SpellEdition> = {
  'srd-5.2.1': {
    figures: srd521MagicAndCharacters.spellFigures,
    training: srd521ChecksAndActions.training,
    rules: { dc: 'spell-save-dc', attack: 'spell-attack', save: 'saving-throw' },
  },
  'srd-5.1': {
    figures: srd51MagicAndCharacters.spellFigures,
    training: srd51ChecksAndActions.training,
    rules: { dc: 'spell-save-dc', attack: 'spell-attack', save: 'saving-throw' },
  },
  'next-2012': {
    figures: next2012MagicAndCharacters.spellFigures,
    training: next2012ChecksAndActions.training,
    rules: { dc: 'next-spells-and-saves', attack: 'next-attack-spells', save: 'next-making-a-save' },
  },
}

const CASTERS = CLASSES.flatMap((id) => {
  const spellcasting = CLASS_SPELLCASTING[id]
  return spellcasting.caster === 'none' ? [] : [{ id, ability: spellcasting.ability }]
})

/** The abilities that some class casts spells with. */
const SPELLCASTING_ABILITIES: readonly Ability[] = ABILITIES.filter((ability) =>
  CASTERS.some((caster) => caster.ability === ability),
)

interface Caster {
  readonly ruleset: Edition
  readonly score: number
  readonly level: number
  readonly training: number
}

/** The caster's ability and training. */
function figuresOf({ ruleset, score, level, training }: Caster) {
  const edition = EDITIONS[ruleset]
  const usesBonus = edition.training.bonus === 'proficiency-bonus'
  const brought = {
    abilityModifier: abilityModifier(score),
    training: usesBonus ? proficiencyBonusAtLevel(level) : training,
  }
  return {
    ...brought,
    usesBonus,
    saveDc: spellSaveDc(brought, { spellFigures: edition.figures }).value,
    attack: spellAttackModifier(brought).value,
  }
}

/** The save DC and the attack modifier of a caster's spells, and how often they work against a target. */
export const spellAttackCalculator = defineCalculator({
  id: 'spell-attack',
  topic: 'magic',
  rules: [
    'spell-save-dc',
    'spell-attack',
    'proficiency',
    'saving-throw',
    'attack-roll',
    'next-spells-and-saves',
    'next-attack-spells',
    'next-making-a-save',
    'spell-dc-and-attack',
  ],
  fields: {
    ability: { type: 'choice', options: SPELLCASTING_ABILITIES, default: 'intelligence', named: 'terms' },
    score: { type: 'integer', minimum: 1, maximum: 30, default: 16 },
    level: { type: 'integer', minimum: 1, maximum: 20, default: 1, shown: PUBLISHED },
    training: {
      type: 'integer',
      minimum: 0,
      maximum: 10,
      default: 2,
      signed: true,
      shown: IN_2012,
    },
    save: { type: 'integer', minimum: -10, maximum: 20, default: 2, signed: true },
    ac: { type: 'integer', minimum: 1, maximum: 40, default: 15 },
    'save-state': { type: 'choice', options: ROLL_STATES, default: 'normal', rare: true },
    'attack-state': { type: 'choice', options: ROLL_STATES, default: 'normal', rare: true },
    'dc-bonus': { type: 'integer', minimum: -10, maximum: 10, default: 0, signed: true, rare: true },
    'attack-bonus': { type: 'integer', minimum: -10, maximum: 10, default: 0, signed: true, rare: true },
    ruleset: RULESET_FIELD,
  },
  steps: STEPS,
  presets: CASTERS.map(({ id, ability }) => ({ id, named: 'terms', input: { ability } })),
  compute(input) {
    const { ability, score, level, save, ac, ruleset } = input
    const { 'save-state': saveState, 'attack-state': attackState } = input
    const { figures, rules } = EDITIONS[ruleset]
    const caster = figuresOf(input)
    const dc = caster.saveDc + input['dc-bonus']
    const bonus = caster.attack + input['attack-bonus']
    const d20 = d20Distribution(saveState)
    const distribution = { ...d20, minimum: d20.minimum + save }
    const saved = chanceThat(distribution, '>=', dc)
    const [saves, fails] = partsOfOne(saved, subtractFractions(fraction(1), saved))
    const chances = attackChances({ bonus, armorClass: ac, state: attackState })
    const hits = addFractions(chances.hit, chances.criticalHit)
    const needed = naturalRollNeeded({ bonus, armorClass: ac })
    const { abilityModifier: modifier, training } = caster

    const steps: Step[] = [
      {
        kind: 'ability',
        rule: 'ability-score-and-modifier',
        values: { ability, score, modifier },
      },
    ]
    if (caster.usesBonus) {
      steps.push({ kind: 'proficiency', rule: 'proficiency', values: { level, bonus: training } })
    }
    steps.push({
      kind: figures.trainingAddsToSaveDc ? 'dc' : 'dc-without-training',
      rule: rules.dc,
      values: { base: figures.saveDcBase, modifier, training, dc: caster.saveDc },
    })
    if (input['dc-bonus'] !== 0) {
      const values = { bonus: input['dc-bonus'], dc }
      steps.push({ kind: 'dc-bonus', rule: 'exceptions-supersede', values })
    }
    if (saveState !== 'normal') steps.push({ kind: `save-${saveState}`, rule: saveState, values: {} })
    steps.push({
      kind: 'save',
      rule: rules.save,
      values: { save, dc, fails, saves },
    })
    steps.push({ kind: 'attack', rule: rules.attack, values: { modifier, training, attack: caster.attack } })
    if (input['attack-bonus'] !== 0) {
      const values = { bonus: input['attack-bonus'], attack: bonus }
      steps.push({ kind: 'attack-bonus', rule: 'exceptions-supersede', values })
    }
    if (attackState !== 'normal') steps.push({ kind: `attack-${attackState}`, rule: attackState, values: {} })
    steps.push({
      kind: 'hits',
      rule: 'attack-roll',
      values: { attack: bonus, ac, needed, hits },
    })
    return ok({
      figures: [
        { id: 'dc', kind: 'integer', value: dc },
        { id: 'attack', kind: 'signed', value: bonus },
        { id: 'fails', ...fails },
        { id: 'hits', kind: 'probability', value: hits },
        { id: 'critical', kind: 'probability', value: chances.criticalHit },
      ],
      distribution,
      threshold: dc,
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: (input) => [
    {
      id: 'attack',
      expression: d20ToRoll({
        state: input['attack-state'],
        modifier: figuresOf(input).attack + input['attack-bonus'],
      }),
    },
    { id: 'save', expression: d20ToRoll({ state: input['save-state'], modifier: input.save }) },
  ],
})
