import { type Ability, CONDITION_EFFECTS, type Condition, type ConditionEffect } from '../../src/index.ts'

/** One thing that the facts say of a condition. */
type Datum = readonly [key: string, value: unknown]

const title = (id: string): string => id[0]?.toUpperCase() + id.slice(1)

/** Data whose values are lists: one effect each. */
const LISTS = ['autoFail', 'autoFailSaves', 'includes', 'immuneConditions']

const SENSES = { sight: 'checks requiring sight', hearing: 'checks requiring hearing' }
const SAVES: Partial<Record<Ability, string>> = { dexterity: 'dexSaves' }

const INACTIVITY = {
  action: [['noActions', true]],
  'bonus-action': [['noBonusActions', true]],
  reaction: [['noReactions', true]],
  concentration: [['breaksConcentration', true]],
  speech: [['cannotSpeak', true]],
  movement: [['unknown', 'movement']],
  limbs: [['unknown', 'limbs']],
  // The facts list only the checks that fail, and the rest of Unconscious.
  sight: [],
  hearing: [],
  awareness: [],
} as const

/** An effect in the words of the facts; nothing if they leave it out. */
function dataOf(effect: ConditionEffect): readonly Datum[] {
  switch (effect.kind) {
    case 'includes':
      return [['includes', title(effect.condition)]]
    case 'cannot':
      return INACTIVITY[effect.what]
    case 'attack-rolls':
    case 'ability-checks': {
      const { sourceInSight, targetIsSource, seen } = { targetIsSource: undefined, seen: undefined, ...effect.when }
      const suffix = [
        ...(sourceInSight ? [' while source in line of sight'] : []),
        ...(targetIsSource === false ? [' except against grappler'] : []),
        ...(seen === false ? [' unless seen'] : []),
      ]
      return [[effect.kind === 'attack-rolls' ? 'ownAttacks' : 'ownChecks', title(effect.gives) + suffix.join('')]]
    }
    case 'attack-rolls-against': {
      const { withinFeet, beyondFeet, seen } = effect.when
      if (withinFeet !== undefined) return [[`attacksAgainstWithin${withinFeet}Feet`, title(effect.gives)]]
      if (beyondFeet !== undefined) return [[`attacksAgainstBeyond${beyondFeet}Feet`, title(effect.gives)]]
      return [['attacksAgainst', `${title(effect.gives)}${seen === false ? ' unless seen' : ''}`]]
    }
    case 'critical-hits-against':
      return [[`hitsWithin${effect.withinFeet}FeetCritical`, true]]
    case 'ability-checks-fail':
      return [['autoFail', SENSES[effect.needing]]]
    case 'social-checks-of-source':
      return [['charmerSocialChecks', title(effect.gives)]]
    case 'saving-throws':
      return [[(effect.ability === 'any' ? undefined : SAVES[effect.ability]) ?? 'unknown', title(effect.gives)]]
    case 'saving-throws-fail':
      return [['autoFailSaves', title(effect.ability)]]
    case 'initiative':
      return [['initiative', title(effect.gives)]]
    case 'd20-tests':
      return [['d20PerLevel', effect.bonusPerLevel]]
    case 'speed-reduced':
      return [['speedFeetPerLevel', -effect.feetPerLevel]]
    case 'speed-0':
      return [['speed', 0]]
    case 'cannot-to-source':
      return [[effect.what === 'harm' ? 'cannotAttackOrTargetCharmer' : 'cannotApproachSource', true]]
    case 'falls':
      return [[`remains${title(effect.condition)}After`, effect.at === 'end']]
    case 'resistance':
      return [['resistance', `${effect.damage} damage`]]
    case 'immunity':
      return [['immuneConditions', title(effect.condition)]]
    case 'weight':
      return [['weightMultiplier', effect.times]]
    case 'dies':
      return [['deathAtLevel', effect.atLevel]]
    // The facts list the movement of Prone creatures as the cost of standing up, which is a rule of movement.
    case 'crawls':
    case 'drops-what-it-holds':
    case 'moved-by-source':
    case 'concealed':
    case 'does-not-age':
      return []
    default:
      return [['unknown', effect.kind]]
  }
}

/** What the facts say of a condition, in the form of core. */
export function conditionFacts(condition: Condition): Readonly<Record<string, unknown>> {
  const { maximumLevel, effects } = CONDITION_EFFECTS[condition]
  const facts: Record<string, unknown> = maximumLevel === 1 ? {} : { levels: maximumLevel }
  for (const [key, value] of effects.flatMap((effect) => dataOf(effect))) {
    const known = facts[key]
    facts[key] = LISTS.includes(key) ? [...(Array.isArray(known) ? known : []), value] : value
  }
  return facts
}
