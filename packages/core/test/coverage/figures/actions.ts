import { type Core, type Figures, when } from '../says.ts'

const mayAgain = ({ mayAct, srd521 }: Core, kind: 'action' | 'bonus-action' | 'reaction', spent: boolean): boolean =>
  mayAct({ kind, ownTurn: true, spent, granted: true, deprived: false }, srd521).allowed

/** One action, Bonus Action or Reaction, and not a second one. */
const once = (core: Core, kind: 'action' | 'bonus-action' | 'reaction'): number | string =>
  when(1, [mayAgain(core, kind, false), true], [mayAgain(core, kind, true), false])

const striker = { strengthModifier: 3, proficiencyBonus: 2 }

/** Actions, Bonus Actions and Reactions. */
export const actions: Figures = {
  'Action: action per turn': (core) => once(core, 'action'),
  'Action: actions listed': ({ srd521, MAIN_ACTIONS, ACTIONS }) =>
    when(srd521.actions.list.length, [MAIN_ACTIONS.length, ACTIONS.length]),
  'Bonus Action: maximum per turn': (core) => once(core, 'bonus-action'),
  'Reaction: until the start of your next turn': (core) => once(core, 'reaction'),
  'Attack: attack roll per Attack action': ({ attackAction }) => attackAction([]).attackRolls,
  'Attack: weapon equipped or unequipped per attack': ({ attackAction }) =>
    when(attackAction([]).weaponsEquippedOrUnequipped, [attackAction([1]).weaponsEquippedOrUnequipped, 2]),
  'Dash: extra movement after modifiers': ({ dash, srd521 }) =>
    when(
      '+Speed',
      [dash({ speedFeet: 30, movementLeftFeet: 10 }, srd521).movementLeftFeet, 40],
      [dash({ speedFeet: 0, movementLeftFeet: 0 }, srd521).movementLeftFeet, 0],
    ),
  'Dash: example': ({ dash, srd521 }) =>
    [30, 15]
      .map((feet) => `${feet} -> ${dash({ speedFeet: feet, movementLeftFeet: feet }, srd521).movementLeftFeet}`)
      .join('; '),
  'Dodge: Speed at which benefits are lost': ({ dodgeProtection, srd521 }) => {
    const attackRolls = (speedFeet: number): string =>
      dodgeProtection({ incapacitated: false, speedFeet, seesAttacker: true }, srd521).attackRolls
    return when(0, [attackRolls(0), 'normal'], [attackRolls(5), 'disadvantage'])
  },
  'Help: ft from the enemy, assist an attack roll': ({ mayAssistAttack, srd521 }) =>
    when(5, [mayAssistAttack(5, srd521).allowed, true], [mayAssistAttack(6, srd521).allowed, false]),
  'Help: ally': ({ HELP_GIVES }) => HELP_GIVES.allies,
  'Help: next check or attack roll': ({ HELP_GIVES }) => HELP_GIVES.rolls,
  'Hide: DC Dexterity (Stealth)': ({ hide, srd521 }) =>
    when(15, [hide({ total: 15 }, srd521).value.hidden, true], [hide({ total: 14 }, srd521).value.hidden, false]),
  'Hide: minimum cover if not Heavily Obscured': ({ mayHide, srd521 }) => {
    const may = (cover: 'half' | 'three-quarters', heavilyObscured: boolean): boolean =>
      mayHide({ heavilyObscured, cover, inSight: false }, srd521).allowed
    return when('3/4', [may('half', false), false], [may('three-quarters', false), true], [may('half', true), true])
  },
  'Influence: minimum default DC: max(15, Intelligence score)': ({ urge, srd521 }) => {
    const dc = (intelligence: number): number => {
      const { value: urging } = urge(
        { willingness: 'hesitant', attitude: 'indifferent', intelligenceScore: intelligence },
        srd521,
      )
      return urging.outcome === 'check' ? urging.dc : Number.NaN
    }
    return when(dc(3), [dc(15), 15], [dc(16), 16], [dc(24), 24])
  },
  'Influence: hours before retry on failure': ({ influenceOutcome, srd521 }) =>
    influenceOutcome({ total: 14, dc: 15 }, srd521).waitHours,
  'Magic: minute: casting time at or above which Concentration and the Magic action each turn are needed': ({
    castingActions,
  }) =>
    when(
      1,
      [castingActions(1).concentration, true],
      [castingActions(1).magicActions, 10],
      [castingActions(0).concentration, false],
      [castingActions(0).magicActions, 1],
    ),
  'Ritual: minutes added to casting time': ({ ritualMinutes, srd521 }) =>
    when(ritualMinutes({ castingMinutes: 0, ownMinutes: 0 }, srd521), [
      ritualMinutes({ castingMinutes: 60, ownMinutes: 0 }, srd521),
      70,
    ]),
  'Simultaneous Effects: or more things at the same time': ({ decidesSimultaneousEffects }) =>
    when(
      2,
      [decidesSimultaneousEffects('character'), 'player'],
      [decidesSimultaneousEffects('monster'), 'game-master'],
    ),
  'Opportunity Attacks: melee attack, using the Reaction': ({ opportunityAttack, srd521 }) => {
    const provokes = (canReact: boolean): boolean =>
      opportunityAttack(
        {
          movement: { fromFeet: 5, toFeet: 10, cause: 'movement', disengaged: false },
          watcher: { reachFeet: 5, sees: true, hostile: true, canReact },
        },
        srd521,
      ).value.provokes
    return when(1, [provokes(true), true], [provokes(false), false])
  },
  'Reach: ft default': ({ REACH_FEET }) => REACH_FEET,
  'Grappling: creature per hand or body part': ({ canGrappleOrShove, srd521 }) => {
    const grapple = { kind: 'grapple', size: 'medium', targetSize: 'medium', distanceFeet: 5 } as const
    const possible = (handFree: boolean): boolean => canGrappleOrShove({ ...grapple, handFree }, srd521).value
    return when(1, [possible(true), true], [possible(false), false])
  },
  'Grappling: free hand required': ({ canGrappleOrShove, srd521 }) => {
    const shove = { kind: 'shove', size: 'medium', targetSize: 'medium', distanceFeet: 5, handFree: false } as const
    const possible = (kind: 'grapple' | 'shove'): boolean => canGrappleOrShove({ ...shove, kind }, srd521).value
    return when(1, [possible('grapple'), false], [possible('shove'), true])
  },
  'Unarmed Strike: ft reach': ({ srd521 }) => srd521.unarmedStrike.reachFeet,
  'Unarmed Strike: attack bonus': ({ unarmedStrikeBonus }) =>
    when('Str modifier + Proficiency Bonus', [unarmedStrikeBonus(striker), 5]),
  'Unarmed Strike: Bludgeoning damage': ({ unarmedStrikeDamage, srd521 }) =>
    when(
      '1 + Str modifier',
      [unarmedStrikeDamage(3, srd521), 4],
      [unarmedStrikeDamage(0, srd521), 1],
      [srd521.unarmedStrike.damageType, 'bludgeoning'],
    ),
  'Unarmed Strike: Grapple and Shove save DC': ({ grappleOrShoveDc, srd521 }) =>
    when('8 + Str modifier + Proficiency Bonus', [grappleOrShoveDc(striker, srd521), 13]),
  'Unarmed Strike: ft push': ({ srd521 }) => srd521.unarmedStrike.shoveFeet,
  'Unarmed Strike: size larger, maximum target': ({ canGrappleOrShove, srd521 }) => {
    const possible = (targetSize: 'large' | 'huge'): boolean =>
      canGrappleOrShove({ kind: 'shove', size: 'medium', targetSize, distanceFeet: 5, handFree: false }, srd521).value
    return when(srd521.unarmedStrike.maximumSizesLarger, [possible('large'), true], [possible('huge'), false])
  },
  'Improvised Weapons: damage': ({ improvisedAttack, srd521 }) =>
    improvisedAttack({ kind: 'melee', abilityModifier: 3, proficiencyBonus: 2 }, srd521).damage,
  'Improvised Weapons: ft normal range thrown': ({ improvisedAttack, srd521 }) => {
    const thrown = { abilityModifier: 3, proficiencyBonus: 2 }
    const { distance } = improvisedAttack({ kind: 'ranged', ...thrown }, srd521)
    return distance.kind === 'ranged' ? distance.rangeFeet : 'no range'
  },
  'Improvised Weapons: ft long range thrown': ({ improvisedAttack, srd521 }) => {
    const thrown = { abilityModifier: 3, proficiencyBonus: 2 }
    const { distance } = improvisedAttack({ kind: 'ranged', ...thrown }, srd521)
    return distance.kind === 'ranged' ? (distance.longFeet ?? 'no long range') : 'no range'
  },
  'Improvised Weapons: Proficiency Bonus added': ({ improvisedAttack, srd521 }) =>
    improvisedAttack({ kind: 'melee', abilityModifier: 3, proficiencyBonus: 2 }, srd521).bonus - 3,
}
