/** What players write short in a question of several words; names that are abbreviations, such as AC, are in the content. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  (
    'adv advantage,atk attack,atks attacks,att attack,ba bonus action,char character,conc concentration,cond condition,' +
    'crits critical hit,diff difficult,dis disadvantage,disadv disadvantage,dmg damage,exh exhaustion,incap incapacitated,' +
    'init initiative,insp inspiration,invis invisible,lvl level,lvls levels,mc multiclassing,mod modifier,' +
    'mods modifiers,mov movement,mvmt movement,obj object,op opportunity,opp opportunity,perc perception,prof proficiency,' +
    'profs proficiencies,rxn reaction,res resistance,spd speed,temp temporary,vuln vulnerability,vulns vulnerability,' +
    'w with,wo without,wpn weapon'
  )
    .split(',')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
)

/**
 * A folded question of several words without abbreviations.
 *
 * @example
 * inFull('half dmg') // => 'half damage'
 * inFull('adv') // => 'adv'
 */
export const inFull = (text: string): string =>
  text.includes(' ') ? text.replace(/[a-z]+/gu, (word) => ABBREVIATIONS.get(word) ?? word) : text
