import type { Holds } from '../holds.ts'
import { characterCreation } from './character-creation.ts'
import { glossaryAToF } from './glossary-a-to-f.ts'
import { glossaryGToZ } from './glossary-g-to-z.ts'
import { playingTheGame } from './playing-the-game.ts'
import { playtest } from './playtest.ts'

/** The exports that hold the numbers and procedures of each rule that has any. */
export const HOLDS: Holds = {
  ...glossaryAToF,
  ...glossaryGToZ,
  ...playingTheGame,
  ...characterCreation,
  ...playtest,
}
