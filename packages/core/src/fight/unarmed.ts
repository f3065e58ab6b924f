import { abilityModifier } from '../rules/abilities/ability-score.ts'
import { type EscapeOpposition, escapeOpposition } from '../rules/combat/grappling.ts'
import { canGrappleOrShove, grappleOrShoveDc } from '../rules/combat/unarmed-strike.ts'
import { canAct, canActTo } from '../rules/conditions/can-act.ts'
import { contestOutcome } from '../rules/d20-tests/contest.ts'
import { trainingAdded } from '../rules/proficiency/check-proficiency.ts'
import type { GripRule } from '../rulesets/combat.ts'
import type { Ability } from '../vocabulary/abilities.ts'
import type { Skill } from '../vocabulary/skills.ts'
import { distanceFeet } from './places.ts'
import { creatureOf, creaturesOf, type Now, type Play } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { abilityFor, rollCheck, rollSave } from './rolls.ts'
import { afflicted } from './senses.ts'

/** A grapple or a shove. */
export interface Grip {
  readonly kind: 'grapple' | 'shove'
  readonly creature: string
  readonly target: string
  /** the save of the target; by default, the one with the higher modifier */
  readonly save?: Ability
}

/** Why a creature cannot grapple or shove another one, apart from what it costs. */
export function gripObstacle(now: Now, { kind, creature: id, target: targetId, save }: Grip): Refusal | undefined {
  const { unarmedStrike: rule } = now.ruleset
  if (rule === 'none') return refuse('no-such-rule', 'unarmed-strike', { creature: id, got: kind })
  const [creature, target] = [creatureOf(now, id), creatureOf(now, targetId)]
  const feet = distanceFeet(now.state, id, targetId)
  const charm = canActTo({ creature: afflicted(creature), what: 'harm', to: targetId }, now.ruleset).reasons[0]
    ?.condition
  const limbs = canAct({ creature: afflicted(creature), capacity: 'limbs' }, now.ruleset).reasons[0]?.condition
  const held = creaturesOf(now).filter((other) =>
    other.conditions.some(({ condition, source }) => condition === 'grappled' && source === id),
  )
  const handFree = creature.freeHands > held.length
  const grip = { kind, size: creature.size, targetSize: target.size, distanceFeet: feet, handFree }
  const { value: possible } = canGrappleOrShove(grip, now.ruleset)
  return firstRefusal(
    () => (id === targetId ? refuse('same-creature', 'unarmed-strike', { creature: id }) : undefined),
    () => (target.vitals.life.kind === 'dead' ? refuse('dead', 'unarmed-strike', { creature: targetId }) : undefined),
    () => (charm === undefined ? undefined : refuse('charmed', charm, { creature: id })),
    () => (limbs === undefined ? undefined : refuse('deprived', limbs, { creature: id })),
    () => {
      if (possible) return undefined
      if (feet > rule.reachFeet) {
        return refuse('out-of-range', 'reach', { creature: targetId, got: feet, expected: rule.reachFeet })
      }
      return canGrappleOrShove({ ...grip, handFree: true }, now.ruleset).value
        ? refuse('no-free-hand', 'grappling', { creature: id })
        : refuse('too-large', 'unarmed-strike', { creature: targetId, got: target.size })
    },
    () =>
      save === undefined || choicesAgainst(rule.grip).includes(save)
        ? undefined
        : refuse('no-choice', 'unarmed-strike', { creature: targetId, got: save }),
  )
}

/** What counts about a creature for its grapples and shoves. */
function strikerOf(now: Now, id: string) {
  const { abilities, proficiencyBonus } = creatureOf(now, id)
  return { strengthModifier: abilityModifier(abilities.strength), proficiencyBonus }
}

/** What the check to escape from a creature's grapple is made against. */
export function escapeFrom(now: Now, id: string, statBlockDc: number | undefined): EscapeOpposition {
  const { kind, skills, skillTraining } = creatureOf(now, id)
  const striker = strikerOf(now, id)
  const training = { ...(skills.athletics ?? { proficient: false }), trainingBonus: skillTraining.athletics ?? 0 }
  const trained = trainingAdded({ proficiencyBonus: striker.proficiencyBonus, ...training }, now.ruleset)
  return escapeOpposition(
    {
      ...striker,
      kind,
      athleticsBonus: striker.strengthModifier + trained,
      ...(statBlockDc === undefined ? {} : { statBlockDc }),
    },
    now.ruleset,
  )
}

/** The ability with which a creature saves best: the highest modifier, proficiency included. */
function bestSave(now: Now, id: string, choices: readonly Ability[]): Ability {
  const { abilities, saves, proficiencyBonus } = creatureOf(now, id)
  const bonus = (ability: Ability) =>
    abilityModifier(abilities[ability]) + (saves.includes(ability) ? proficiencyBonus : 0)
  return choices.reduce((best, ability) => (bonus(ability) > bonus(best) ? ability : best))
}

/** Whether a grapple or shove succeeds: whether the target fails its saving throw. */
export function gripSucceeds(play: Play, { creature, target, save }: Grip): boolean {
  const { unarmedStrike: rule } = play.ruleset
  if (rule === 'none') return false
  const { grip } = rule
  if (grip.decidedBy === 'contest') {
    const ability = save ?? bestCheck(play, target, grip.opposing)
    const skill = grip.opposing.find((one) => abilityFor(one) === ability) ?? grip.skill
    return winsGrip(play, { by: creature, skill: grip.skill }, { by: target, skill })
  }
  const ability = save ?? bestSave(play, target, grip.saves)
  return !rollSave(play, target, { ability, dc: grappleOrShoveDc(strikerOf(play, creature), play.ruleset) }).success
}

/** A creature and the skill of its check. */
interface Contender {
  readonly by: string
  readonly skill: Skill
}

/** Whether the first creature wins a contest of checks; a tie changes nothing. */
export function winsGrip(play: Play, own: Contender, other: Contender): boolean {
  const total = ({ by, skill }: Contender): number =>
    rollCheck(play, by, { ability: abilityFor(skill), skill, dc: 'none' }).total
  return contestOutcome({ own: total(own), opposing: total(other) }) === 'win'
}

/** The abilities that the target of a grapple or shove can choose. */
const choicesAgainst = (grip: GripRule): readonly Ability[] =>
  grip.decidedBy === 'contest' ? grip.opposing.map(abilityFor) : grip.saves

/** The ability of the skill with which a creature has the highest bonus. */
function bestCheck(now: Now, id: string, choices: readonly Skill[]): Ability {
  const { abilities, skills, proficiencyBonus } = creatureOf(now, id)
  const bonus = (skill: Skill): number =>
    abilityModifier(abilities[abilityFor(skill)]) + (skills[skill]?.proficient ? proficiencyBonus : 0)
  return abilityFor(choices.reduce((best, skill) => (bonus(skill) > bonus(best) ? skill : best)))
}
