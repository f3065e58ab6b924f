import { ACTION_STEP_KINDS } from '../rules/actions/steps.ts'
import { COMBAT_STEP_KINDS } from '../rules/combat/steps.ts'
import { D20_TEST_STEP_KINDS } from '../rules/d20-tests/steps.ts'
import { DAMAGE_STEP_KINDS, LIFE_KINDS } from '../rules/damage-and-healing/steps.ts'
import { MOVEMENT_STEP_KINDS } from '../rules/movement/steps.ts'
import { SPELL_STEP_KINDS } from '../rules/spells-and-magic/steps.ts'
import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of the events of a fight themselves, and the format of each value. */
const EVENT_STEP_KINDS = {
  'd20s-rolled': { dice: 'word', state: 'roll-state' },
  'fails-by-condition': { test: 'word' },
  'weapon-impeded': { feet: 'feet' },
  'critical-by-condition': { distanceFeet: 'feet' },
  'damage-rolled': { damage: 'integer', type: 'damage-type', attack: 'attack?', criticalHit: 'flag?' },
  'damage-counted': { taken: 'integer' },
  'healing-rolled': { points: 'dice', rolled: 'integer' },
  'temporary-hit-points-gained': { has: 'integer', points: 'integer', choice: 'word', temporaryHitPoints: 'integer' },
  'hit-point-maximum-entered': { hitPointMaximum: 'integer', hitPoints: 'integer' },
  'hit-point-maximum-changed': { was: 'integer', hitPointMaximum: 'integer', hitPoints: 'integer' },
  'armor-class-changed': { was: 'integer', armorClass: 'integer' },
  'speed-set': { was: 'feet', speedFeet: 'feet' },
  'special-speed-set': { was: 'feet', speedFeet: 'feet' },
  'spell-slots-set': { level: 'integer', was: 'integer', left: 'integer' },
  'action-set': { spent: 'outcome' },
  'bonus-action-set': { spent: 'outcome' },
  'reaction-set': { spent: 'outcome' },
  'movement-set': { was: 'feet', movementFeet: 'feet' },
  'distance-set': { target: 'creature', fromFeet: 'feet', toFeet: 'feet' },
  'condition-gained': { source: 'creature?' },
  'condition-refused': { source: 'creature?' },
  'condition-ended': { source: 'creature?', at: 'word?', of: 'creature?', minutes: 'integer?' },
  'dies-of-exhaustion': { level: 'integer' },
  'special-action-used': { action: 'attack' },
  'recharge-rolled': { action: 'attack', natural: 'integer', recharged: 'outcome' },
  'save-made': { dc: 'integer', ability: 'ability', saved: 'outcome' },
  'death-save-made': {
    natural: 'integer',
    bonus: 'signed',
    hitPoints: 'integer',
    successes: 'integer?',
    failures: 'integer?',
    is: LIFE_KINDS,
  },
  'death-save-failed': {
    natural: 'integer',
    bonus: 'signed',
    failureDamage: 'integer',
    hitPoints: 'integer',
    successes: 'integer?',
    failures: 'integer?',
    is: LIFE_KINDS,
  },
  'first-aid-given': { total: 'integer', success: 'outcome' },
  'stable-creature-wakes': { hours: 'integer', points: 'integer', wakes: 'outcome' },
  'coup-de-grace-delivered': { before: 'integer', hitPoints: 'integer', dead: 'outcome' },
  'initiative-counted': { group: 'flag?', before: 'creature?', total: 'integer' },
  'order-made': { order: 'word', round: 'integer', next: 'creature' },
  'creature-joined': { side: 'word' },
  'creature-left': { how: 'word' },
  'turn-begun': { round: 'integer' },
  'turn-ended': { round: 'integer', next: 'creature' },
  'attack-rolls-counted': { attackRolls: 'integer' },
  'movement-stopped': { legs: 'integer' },
  'stood-up': { speedFeet: 'feet', costFeet: 'feet' },
  dismounted: { costFeet: 'feet' },
  'mount-controlled': { trained: 'flag', ignoresControl: 'flag', controlled: 'outcome' },
  dashed: { speedFeet: 'feet', movementLeftFeet: 'feet' },
  hustled: { moveFeet: 'feet' },
  disengaged: {},
  'dodge-begun': {},
  'dodge-ended': { speedFeet: 'feet' },
  'help-given-with-check': { ally: 'creature', skill: 'word' },
  'help-given-with-attack': { enemy: 'creature' },
  'hiding-ended': { by: 'word' },
  'search-made': { total: 'integer', hidingTotal: 'integer', found: 'outcome' },
  'influence-tried': { target: 'creature', dc: 'integer', waitHours: 'integer', complies: 'outcome' },
  improvised: {},
  'object-interacted-with': { freeInteractions: 'integer' },
  'object-used': {},
  'reaction-declined': {},
  'reaction-spent': {},
  'readied-action': { trigger: 'word', response: 'word' },
  'readied-action-triggered': { event: 'word', by: 'creature' },
  'readied-action-taken': { triggeredBy: 'creature' },
  'readied-spell-lost': { effect: 'attack' },
  'grapple-tried': { target: 'creature', grappled: 'outcome' },
  'escape-contested': { from: 'creature', escaped: 'outcome' },
  'escape-tried': { from: 'creature', dc: 'integer', escaped: 'outcome' },
  'shove-tried': { target: 'creature', effect: 'word', succeeds: 'outcome' },
  'spell-cast': { effect: 'attack', level: 'integer' },
  'spell-slot-expended': { level: 'integer', slot: 'integer' },
  'spell-slots-restored': {},
  'spell-disruption-checked': { ability: 'ability', dc: 'integer', success: 'outcome' },
  'concentration-begun': { effect: 'attack' },
  'condition-held': { effect: 'attack', condition: 'rule' },
  'short-rest-taken': { minutes: 'integer', hitDice: 'integer' },
  'hit-die-spent': { rolled: 'integer', constitutionModifier: 'signed', points: 'integer' },
  'long-rest-taken': { hours: 'integer', variant: 'word', hitPoints: 'integer', left: 'integer' },
  'time-passed': { minutes: 'integer' },
} as const satisfies StepKinds

/** The kinds of all steps of a fight: those of its events and of the rules that they apply. */
export const FIGHT_STEP_KINDS = {
  ...ACTION_STEP_KINDS,
  ...COMBAT_STEP_KINDS,
  ...D20_TEST_STEP_KINDS,
  ...DAMAGE_STEP_KINDS,
  ...MOVEMENT_STEP_KINDS,
  ...SPELL_STEP_KINDS,
  ...EVENT_STEP_KINDS,
} as const satisfies StepKinds

/** The result of a rule in a fight. */
export type PlainFightStep = StepOf<typeof FIGHT_STEP_KINDS>

/** A step of an event: the result of a rule, and the creature that it is about. */
export type FightStep = PlainFightStep & { readonly of: string }

/** The id of a kind of step in a fight. */
export type FightStepKind = FightStep['kind']
