import { type Random, rollDie } from '../dice/random.ts'
import { abilityModifier } from '../rules/abilities/ability-score.ts'
import { coverBonus } from '../rules/combat/cover.ts'
import type { RollUnderConditions } from '../rules/conditions/roll-under-conditions.ts'
import { abilityCheckState } from '../rules/d20-tests/ability-check-state.ts'
import { D20_SIDES, d20Pool } from '../rules/d20-tests/advantage.ts'
import { d20TestOutcome } from '../rules/d20-tests/d20-test-outcome.ts'
import type { RollCircumstance } from '../rules/d20-tests/roll-circumstance.ts'
import { savingThrowState } from '../rules/d20-tests/saving-throw-state.ts'
import { skillAbility, trainingAdded } from '../rules/proficiency/check-proficiency.ts'
import type { Ability } from '../vocabulary/abilities.ts'
import type { CoverDegree } from '../vocabulary/cover-degrees.ts'
import type { RollState } from '../vocabulary/d20-tests.ts'
import type { Skill } from '../vocabulary/skills.ts'
import { protectionOf } from './dodging.ts'
import { creatureOf, creaturesOf, type Now, type Play, recordSteps, update } from './play.ts'
import { afflicted, sourcesInSight } from './senses.ts'

/** The d20s of a roll: one, or two with Advantage or Disadvantage. */
export const rollD20s = (dice: Random, state: RollState): readonly number[] =>
  Array.from({ length: d20Pool(state).count }, () => rollDie(dice, D20_SIDES))

/** The result of a check or a save; a total below every DC if it failed without a roll. */
export interface Rolled {
  readonly total: number
  readonly success: boolean
}

const FAILED: Rolled = { total: -1000, success: false }

interface Roll {
  readonly test: 'ability-check' | 'saving-throw'
  readonly under: RollUnderConditions
  readonly abilityModifier: number
  readonly proficiency: number
  readonly circumstantial: readonly number[]
  /** none if something other than a DC decides */
  readonly dc: number | 'none'
}

function rollTest(play: Play, id: string, { under, dc, circumstantial, ...roll }: Roll): Rolled {
  const [failReasons] = under.failReasons
  if (failReasons !== undefined) {
    recordSteps(play, id, { kind: 'fails-by-condition', rule: failReasons.condition, values: { test: roll.test } })
    return FAILED
  }
  const dice = rollD20s(play.dice, under.state)
  const bonuses = under.bonuses.map(({ bonus }) => bonus)
  const {
    value: { total, success },
    steps,
  } = d20TestOutcome({
    ...roll,
    dice,
    circumstances: under.circumstances.map(({ rule, gives }) => ({ rule, gives })),
    circumstantial: [...bonuses, ...circumstantial],
    targetNumber: dc === 'none' ? 0 : dc,
  })
  recordSteps(play, id, {
    kind: 'd20s-rolled',
    rule: 'd20-test',
    values: { dice: dice.join(' '), state: under.state },
  })
  recordSteps(play, id, ...(dc === 'none' ? steps.slice(0, -1) : steps))
  return { total, success }
}

/** An ability check of a creature. */
export interface Check {
  readonly ability: Ability
  readonly skill: Skill | 'none'
  readonly dc: number | 'none'
  readonly needing?: readonly ('sight' | 'hearing')[]
  readonly circumstances?: readonly RollCircumstance[]
  readonly sociallyWith?: string
  readonly bonus?: number
}

/** The ally whose help counts for a check, if there is one. */
const helperOf = (now: Now, id: string, { ability, skill }: Check): string | undefined =>
  creaturesOf(now).find(
    ({ helping }) =>
      helping !== 'none' &&
      helping.kind === 'check' &&
      helping.ally === id &&
      helping.ability === ability &&
      helping.skill === skill,
  )?.id

/** Rolls an ability check, and uses up help with it. */
export function rollCheck(play: Play, id: string, check: Check): Rolled {
  const creature = creatureOf(play, id)
  const { ruleset } = play
  const helper = helperOf(play, id, check)
  const help: readonly RollCircumstance[] = helper === undefined ? [] : [{ rule: 'help', gives: 'advantage' }]
  if (helper !== undefined) update(play, helper, { helping: 'none' })
  const under = abilityCheckState(
    {
      creature: { ...afflicted(creature), id, inSight: sourcesInSight(play, id) },
      needing: check.needing ?? [],
      ...(check.sociallyWith === undefined ? {} : { sociallyWith: afflicted(creatureOf(play, check.sociallyWith)) }),
      circumstances: [...help, ...(check.circumstances ?? [])],
    },
    play.ruleset,
  )
  const use = check.skill === 'none' ? { proficient: false } : (creature.skills[check.skill] ?? { proficient: false })
  const trainingBonus = check.skill === 'none' ? 0 : (creature.skillTraining[check.skill] ?? 0)
  return rollTest(play, id, {
    test: 'ability-check',
    under,
    abilityModifier: abilityModifier(creature.abilities[check.ability]),
    proficiency: trainingAdded({ proficiencyBonus: creature.proficiencyBonus, ...use, trainingBonus }, ruleset),
    circumstantial: check.bonus === undefined || check.bonus === 0 ? [] : [check.bonus],
    dc: check.dc,
  })
}

/** The usual ability for checks of a skill. */
export const abilityFor = (skill: Skill): Ability => skillAbility(skill)

/** A saving throw of a creature. */
export interface Save {
  readonly ability: Ability
  readonly dc: number | 'none'
  readonly cover?: CoverDegree
  readonly circumstances?: readonly RollCircumstance[]
}

/** Rolls a saving throw; cover and the Dodge action count for Dexterity. */
export function rollSave(play: Play, id: string, { ability, dc, cover = 'none', circumstances = [] }: Save): Rolled {
  const creature = creatureOf(play, id)
  const { ruleset } = play
  const dodging = protectionOf(play, creature, true)
  const quick = ability === 'dexterity'
  const gives = quick ? dodging.dexteritySaves : 'normal'
  const under = savingThrowState(
    {
      creature: afflicted(creature),
      ability,
      circumstances: [...(gives === 'normal' ? [] : [{ rule: 'dodge', gives } as const]), ...circumstances],
    },
    play.ruleset,
  )
  return rollTest(play, id, {
    test: 'saving-throw',
    under,
    abilityModifier: abilityModifier(creature.abilities[ability]),
    proficiency: trainingAdded(
      { proficiencyBonus: creature.proficiencyBonus, proficient: creature.saves.includes(ability) },
      ruleset,
    ),
    circumstantial: quick ? [coverBonus(cover), dodging.dexteritySaveBonus].filter((bonus) => bonus !== 0) : [],
    dc,
  })
}
