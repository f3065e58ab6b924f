/**
 * Who decides the order of things that happen at the same time on a turn: the person at the table whose turn it is.
 *
 * @param turnOf whose turn it is: that of a character, which a player controls, or of a monster, which the GM does
 * @source SRD 5.2.1, Rules Glossary, Simultaneous Effects (page 187)
 * @example
 * decidesSimultaneousEffects('character') // => 'player'
 */
export const decidesSimultaneousEffects = (turnOf: 'character' | 'monster'): 'player' | 'game-master' =>
  turnOf === 'character' ? 'player' : 'game-master'
