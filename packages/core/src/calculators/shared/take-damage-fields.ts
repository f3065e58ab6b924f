import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import type { Fields, ParsedInputOf } from '../calculator.ts'
import { IN_2012, PUBLISHED, RULESET_FIELD } from './ruleset-field.ts'

const CONCENTRATING = { when: 'concentrating', is: ['yes'] } as const

/** The fields of the calculator of damage taken. */
export const TAKE_DAMAGE_FIELDS = {
  damage: { type: 'dice', default: '18' },
  'hit-points': { type: 'integer', minimum: -49, maximum: 999, default: 22 },
  'hit-point-maximum': { type: 'integer', minimum: 1, maximum: 999, default: 30 },
  temporary: { type: 'integer', minimum: 0, maximum: 999, default: 5, shown: PUBLISHED },
  resistance: { type: 'flag', default: false },
  vulnerability: { type: 'flag', default: false },
  concentrating: { type: 'flag', default: false, shown: PUBLISHED },
  save: { type: 'integer', minimum: -10, maximum: 20, default: 2, signed: true, shown: [PUBLISHED, CONCENTRATING] },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal', shown: [PUBLISHED, CONCENTRATING] },
  monster: { type: 'flag', default: false },
  constitution: { type: 'integer', minimum: 1, maximum: 30, default: 14, shown: IN_2012 },
  level: { type: 'integer', minimum: 1, maximum: 20, default: 1, shown: IN_2012 },
  immunity: { type: 'flag', default: false, rare: true },
  adjust: { type: 'integer', minimum: -100, maximum: 100, default: 0, signed: true, rare: true },
  critical: { type: 'flag', default: false, rare: true },
  spares: { type: 'flag', default: false, rare: true },
  failures: { type: 'integer', minimum: 0, maximum: 2, default: 0, shown: PUBLISHED, rare: true },
  stable: { type: 'flag', default: false, rare: true },
  ruleset: RULESET_FIELD,
} as const satisfies Fields

/** The input of the calculator of damage taken. */
export type TakeDamageInput = ParsedInputOf<typeof TAKE_DAMAGE_FIELDS>
