/** Irregular forms of verbs and nouns, each with its plain form. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'ate:eat bit:bite bitten:bite blew:blow blown:blow bought:buy broke:break broken:break brought:bring burnt:burn ' +
    'caught:catch chose:choose chosen:choose died:die dies:die dying:die drank:drink drew:draw drawn:draw drove:drive ' +
    'eaten:eat fallen:fall fell:fall fought:fight flew:fly flown:fly forgot:forget frozen:freeze froze:freeze ' +
    'gave:give given:give grew:grow grown:grow held:hold hid:hide hidden:hide kept:keep knew:know known:know ' +
    'left:leave lied:lie lies:lie lying:lie lost:lose made:make ridden:ride rode:ride ran:run sank:sink saw:see ' +
    'seen:see shot:shoot shrank:shrink slain:slay slept:sleep sold:sell spent:spend stood:stand stole:steal ' +
    'stolen:steal stuck:stick swam:swim taken:take thrown:throw threw:throw told:tell took:take tied:tie ties:tie ' +
    'went:go woke:wake woken:wake wore:wear worn:wear wolves:wolf elves:elf dwarves:dwarf mice:mouse teeth:tooth ' +
    'feet:foot men:man'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/**
 * An English word without its ending, so that starving, starved and starvation are the same.
 *
 * @example
 * stem('starving') // => 'starv'
 * stem('flying') // => 'fly'
 * stem('rests') // => 'rest'
 * stem('bats') // => 'bat'
 * stem('thrown') // => 'throw'
 */
export function stem(form: string): string {
  const word = IRREGULAR.get(form) ?? form
  if (/^[a-z]{3}s$/u.test(word) && !/[siu]s$/u.test(word)) return word.slice(0, -1)
  if (!/^[a-z]{5,}$/u.test(word)) return word
  const short = word.replace(/(?:ations?|ings?|ed|es|s|ers?|ly|e)$/u, '')
  return short.length < 3 ? word : short.replace(/([bdgmnprt])\1$/u, '$1')
}
