import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of spells and magic, and the format of each value. */
export const SPELL_STEP_KINDS = {
  'concentration-tested': { damage: 'integer?', dc: 'integer', saveTotal: 'integer', ends: 'outcome' },
  'concentration-ended': { effect: 'attack?', event: 'word?' },
  'spell-save-dc-summed': { base: 'integer', abilityModifier: 'signed', training: 'signed', dc: 'integer' },
  'spell-attack-summed': { abilityModifier: 'signed', training: 'signed', modifier: 'signed' },
  'slots-of-class': { class: 'word', level: 'integer', slots: 'integer' },
  'slots-of-level': { level: 'integer', slots: 'integer' },
  'pact-slots': { class: 'word', level: 'integer', slots: 'integer', slotLevel: 'integer' },
  'spellcaster-level': { full: 'integer', half: 'integer', rounding: 'word', level: 'integer' },
} as const satisfies StepKinds

export type SpellRuleStep = StepOf<typeof SPELL_STEP_KINDS>
