import { DAMAGE_TYPES } from '@rulestone/core'
import type { FightLanguage } from './fight-language.ts'

const TERM = /([+-]?)([^+\-[]+)(?:\[([a-z]+)\])?/gu

/**
 * Damage in words, type by type: `1d10[slashing]+8[slashing]+2d4[fire]` is “1d10+8 slashing + 2d4 fire”.
 *
 * @param type the type of what has no label
 */
export function damageText(notation: string, type: string, { t }: FightLanguage): string {
  const parts: { dice: string; type: string }[] = []
  for (const [, sign = '', dice = '', label = type] of notation.matchAll(TERM)) {
    const last = parts.at(-1)
    if (last?.type === label) last.dice += `${sign}${dice}`
    else parts.push({ dice: sign === '-' ? `−${dice}` : dice, type: label })
  }
  const isKnown = (label: string): boolean => label === 'untyped' || DAMAGE_TYPES.some((one) => one === label)
  return parts
    .map((part) =>
      t('creature.attack', {
        damage: part.dice,
        type: isKnown(part.type) ? t(`damage-types.${part.type}`) : part.type,
      }),
    )
    .join(' + ')
}
