import { cryptoRandom, parse, roll, total } from '../src/dice/index.ts'
import { load } from './peers.ts'
import { unwrap } from './unwrap.ts'

/** What is measured of a library, all on `4d6kh3+2`; every roll gives its total. */
export interface Engine {
  readonly parse: () => unknown
  readonly parseAndRoll: () => number
  /** rolls a parsed tree, with the most detailed result the library gives */
  readonly roll: () => number
  /** the same for the number alone, if the library has a separate way to get it */
  readonly total?: () => number
}

const NOTATION = '4d6kh3+2'

function rulestone(): Engine {
  const random = cryptoRandom()
  const tree = unwrap(parse(NOTATION))
  return {
    parse: () => parse(NOTATION),
    parseAndRoll: () => roll(random, unwrap(parse(NOTATION))).total,
    roll: () => roll(random, tree).total,
    total: () => total(random, tree),
  }
}

function rpgDiceRoller(): Engine {
  const { DiceRoll, Parser } = load<{
    DiceRoll: new (notation: string) => { roll(): unknown; readonly total: number }
    Parser: { parse(notation: string): unknown }
  }>('@dice-roller/rpg-dice-roller')
  const dice = new DiceRoll(NOTATION)
  return {
    parse: () => Parser.parse(NOTATION),
    parseAndRoll: () => new DiceRoll(NOTATION).total,
    roll: () => {
      dice.roll()
      return dice.total
    },
  }
}

function diceRollerParser(): Engine {
  const { DiceRoller } = load<{
    DiceRoller: new () => {
      parse(notation: string): unknown
      roll(notation: string): { readonly value: number }
      rollParsed(tree: unknown): { readonly value: number }
    }
  }>('dice-roller-parser')
  const roller = new DiceRoller()
  const tree = roller.parse(NOTATION)
  return {
    parse: () => roller.parse(NOTATION),
    parseAndRoll: () => roller.roll(NOTATION).value,
    roll: () => roller.rollParsed(tree).value,
  }
}

/** Its own notation; `parse` gives a function, and a roll only the number. */
function dicebag(): Engine {
  const notation = '3K4d6 + 2'
  const bag = load<{ parse(notation: string): unknown; roll(dice: unknown): number }>('dicebag')
  const dice = bag.parse(notation)
  return {
    parse: () => bag.parse(notation),
    parseAndRoll: () => bag.roll(bag.parse(notation)),
    roll: () => bag.roll(dice),
  }
}

function diceTypescript(): Engine {
  const { Dice, DiceInterpreter, DiceParser } = load<{
    Dice: new () => { roll(notation: string): { readonly total: number } }
    DiceInterpreter: new () => { interpret(tree: unknown): { readonly total: number } }
    DiceParser: new (notation: string) => { parse(): { readonly root: unknown } }
  }>('dice-typescript')
  const [dice, interpreter] = [new Dice(), new DiceInterpreter()]
  const tree = new DiceParser(NOTATION).parse().root
  return {
    parse: () => new DiceParser(NOTATION).parse(),
    parseAndRoll: () => dice.roll(NOTATION).total,
    roll: () => interpreter.interpret(tree).total,
  }
}

/** The libraries by name on npm; each is loaded only when needed. */
export const ENGINES = {
  '@rulestone/core': rulestone,
  '@dice-roller/rpg-dice-roller': rpgDiceRoller,
  'dice-roller-parser': diceRollerParser,
  dicebag,
  'dice-typescript': diceTypescript,
} as const satisfies Record<string, () => Engine>
