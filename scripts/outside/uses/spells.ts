import { isSpellId, SPELL_FIGURES, SPELL_IDS, spell } from '@rulestone/compendium'
import { expectEqual } from './expect.ts'

/** The facts of a spell, and a figure of it. */
export function spells(): void {
  expectEqual('SPELL_IDS', SPELL_IDS.length, 339)
  expectEqual('spell', spell('fireball').effects?.[0]?.damage?.[0]?.dice, '8d6')
  expectEqual('isSpellId', isSpellId('fire-ball'), false)
  expectEqual('SPELL_FIGURES', SPELL_FIGURES['fireball-radius']?.value, 20)
}
