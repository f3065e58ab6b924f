import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of combat, and the format of each value. */
export const COMBAT_STEP_KINDS = {
  'in-normal-range': { feet: 'feet', reachFeet: 'feet?', rangeFeet: 'feet?', longFeet: 'feet?' },
  'beyond-normal-range': {
    feet: 'feet',
    reachFeet: 'feet?',
    rangeFeet: 'feet?',
    longFeet: 'feet?',
    range: 'word',
  },
  'cover-checked': { cover: 'word', canBeTargetedDirectly: 'flag' },
  'hiding-checked': { hidden: 'flag', canBeTargeted: 'flag' },
  'provokes-opportunity-attack': { reachFeet: 'feet', fromFeet: 'feet', toFeet: 'feet', cause: 'word' },
  'provokes-nothing': { because: 'word' },
  'mount-fell': { onFeet: 'outcome' },
  'falling-off-saved': { thrownBy: 'word', saveTotal: 'integer', dc: 'integer', falls: 'outcome' },
  'mount-suits': { riderSize: 'word', mountSize: 'word', willing: 'flag', fitAnatomy: 'flag', possible: 'outcome' },
  'mount-in-reach': { distanceFeet: 'feet', possible: 'outcome' },
  'mounting-paid': { costFeet: 'feet', movementLeftFeet: 'feet', possible: 'outcome' },
  'side-defeated': { side: 'word' },
  'all-agree-to-end': {},
  'grapple-ended': { because: 'word' },
  'target-in-reach': { reachFeet: 'feet', distanceFeet: 'feet', possible: 'outcome' },
  'target-small-enough': { kind: 'word', size: 'word', targetSize: 'word', possible: 'outcome' },
  'hand-free': { possible: 'outcome' },
  'first-weapon-light': { first: 'word', possible: 'outcome' },
  'other-weapon-light': { extra: 'word', anotherWeapon: 'flag', possible: 'outcome' },
  'bonus-action-left': { bonusActionLeft: 'flag', nick: 'flag', possible: 'outcome' },
  'attack-ability-used': { weapon: 'word', score: 'integer', ability: 'ability', modifier: 'signed' },
  'attack-bonus-summed': { proficient: 'flag', proficiencyBonus: 'signed', bonus: 'signed', attackBonus: 'signed' },
  'weapon-dice-chosen': { kind: 'word', hands: 'integer', dice: 'dice' },
  'damage-bonus-added': { dice: 'dice', modifier: 'signed', extraAttack: 'flag', bonus: 'signed', damage: 'dice' },
} as const satisfies StepKinds

export type CombatRuleStep = StepOf<typeof COMBAT_STEP_KINDS>
