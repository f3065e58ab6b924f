import { COVER, next2012, proficiencyBonusAtLevel, srd521 } from '@rulestone/core'
import { expectEqual } from './expect.ts'

/** A table, a rule, and what differs between editions. */
export function rules(): void {
  expectEqual('COVER', COVER[0].bonus, 2)
  expectEqual('proficiencyBonusAtLevel', proficiencyBonusAtLevel(9), 4)
  expectEqual('srd521', srd521.criticalHit.damageDice, 'rolled-again')
  expectEqual('next2012', next2012.criticalHit.damageDice, 'maximum')
}
