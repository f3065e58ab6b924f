const LATIN = 'spells?|cantrips?|monsters?|creatures?|mobs?|npcs?|stats|stat ?blocks?'
const OTHERS = '法术|戏法|咒语|怪物|数据卡|数据|คาถา|เวทมนตร์|สเปล|แคนทริป|มอนสเตอร์|เอ็นพีซี|npc|มอน|สแตตบล็อก|สเตตัส'

/** What players call spells, creatures and their facts, at the start or the end of a query. */
const WORDS = new RegExp(`^(?:(?:${LATIN})\\s+|(?:${OTHERS})的?)|(?:\\s+(?:${LATIN})|的?(?:${OTHERS}))$`, 'iu')

/**
 * A query without a word that says that it looks for a spell or a creature; undefined if it has none, or nothing else.
 *
 * @example
 * withoutKind('shield spell') // => 'shield'
 * withoutKind('มอนก็อบลิน') // => 'ก็อบลิน'
 * withoutKind('cover') // => undefined
 */
export function withoutKind(typed: string): string | undefined {
  const text = typed.trim()
  const rest = text.replace(WORDS, '').trim()
  return rest === '' || rest === text ? undefined : rest
}
