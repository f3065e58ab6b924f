import { requireOneOf } from '../../one-of.ts'

/**
 * Who decides the order of simultaneous effects on a turn: the person at the table whose turn it is. A rule of 5.2.1
 * alone.
 *
 * @param turnOf whose turn it is: a character's, which a player controls, or a monster's, which the GM controls
 * @throws RangeError if it is neither of them
 * @source SRD 5.2.1, Rules Glossary, Simultaneous Effects (page 187)
 * @example
 * decidesSimultaneousEffects('character') // => 'player'
 */
export const decidesSimultaneousEffects = (turnOf: 'character' | 'monster'): 'player' | 'game-master' =>
  requireOneOf('turnOf', turnOf, ['character', 'monster']) === 'character' ? 'player' : 'game-master'
