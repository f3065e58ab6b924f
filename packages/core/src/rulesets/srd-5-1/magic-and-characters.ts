import type { MagicAndCharacterRules } from '../magic-and-characters.ts'
import { srd521MagicAndCharacters } from '../srd-5-2-1/magic-and-characters.ts'

/**
 * Magic and character creation in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1
 */
export const srd51MagicAndCharacters = {
  ...srd521MagicAndCharacters,
  origin: { options: ['race', 'background', 'feat'] },
} as const satisfies MagicAndCharacterRules
