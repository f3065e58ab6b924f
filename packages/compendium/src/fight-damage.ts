import type { DamageType, SavingEffect } from '@rulestone/core'
import type { CreatureDamage } from './creature.ts'
import type { SpellArea } from './spell.ts'

/** Dice in which each term has the label of a type: `2d6[fire]+3[fire]`. */
const labelled = (dice: string, type: DamageType | undefined): string =>
  type === undefined ? dice : dice.replaceAll(/[^+-]+/gu, (term) => `${term}[${type}]`)

/** Damage as a fight rolls it: without what only some case adds, and of several types the first. */
export function rollOf(damage: readonly CreatureDamage[] = []): SavingEffect['damage'] {
  const always = damage.filter(({ onlyIf }) => onlyIf === undefined)
  const type = always[0]?.types[0]
  if (type === undefined) return undefined
  return { type, notation: always.map(({ dice, types }) => labelled(dice, types[0])).join('+') }
}

/** How far from its origin an area reaches, in feet. */
export function reachOf(area: SpellArea): number {
  if (area.shape === 'cone' || area.shape === 'line') return area.lengthFeet
  if ('radiusFeet' in area) return area.radiusFeet
  return 'sideFeet' in area ? area.sideFeet : 0
}
