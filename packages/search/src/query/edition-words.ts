/** Words for the edition of 2012 at the start or end of a query. */
const EDITION =
  /^(?:2012版?|(?:d&d )?next|playtest|试玩版?|旧版|ฉบับ(?:ปี )?2012|ฉบับเก่า|ฉบับทดสอบเล่น)(?:的|的?规则| rules?)?\s*|\s*[(（]?(?:in |ปี |ฉบับ(?:ปี )?)?(?:2012版?|playtest|试玩版?|旧版|ฉบับเก่า|ฉบับทดสอบเล่น)(?:的?规则| rules?)?[)）]?$/iu

/**
 * A query without words for the edition of 2012; undefined if there are none, or nothing else.
 *
 * @example
 * withoutEdition('initiative 2012') // => 'initiative'
 * withoutEdition('2012先攻') // => '先攻'
 * withoutEdition('initiative') // => undefined
 */
export function withoutEdition(typed: string): string | undefined {
  const rest = typed.trim().replace(EDITION, '').trim()
  return rest === '' || rest === typed.trim() ? undefined : rest
}
