import type { Library } from '@rulestone/text'
import type { OtherKind } from '../terminal/usage.ts'

/** A typed name as an id would be written. */
export const asId = (typed: string): string => typed.trim().toLowerCase().replaceAll(' ', '-')

/** The spell or creature of an id, or of a title in any language. */
export function spellOrCreature(
  typed: string,
  { spells, creatures }: Pick<Library, 'spells' | 'creatures'>,
): OtherKind | undefined {
  const kinds = [
    ['spell', spells],
    ['creature', creatures],
  ] as const
  for (const [kind, entries] of kinds) {
    for (const [id, { en, zh, th }] of entries) {
      const titles = [en, zh, th].flatMap((entry) => entry?.title ?? [])
      const title = titles.find((one) => asId(one) === asId(typed)) ?? (id === asId(typed) ? titles[0] : undefined)
      if (title !== undefined) return { kind, title }
    }
  }
  return undefined
}
