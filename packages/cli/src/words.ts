import type { CommandName } from './commands.ts'

const list = (items: readonly string[]): string => items.join(', ')

/** Sentences about wrong usage. They and the help are the only words of the package; all others stand in the content. */
export const USAGE = {
  unknownCommand: (got: string, expected: readonly string[]): string =>
    `Unexpected command (${got}), expected one of: ${list(expected)}. Tip: rulestone --help says what each does.`,
  unknownOption: (got: string, expected: readonly string[]): string =>
    `Unexpected option (--${got}), expected one of: ${list(expected.map((name) => `--${name}`))}. Tip: --help says what each does.`,
  valueNotAllowed: (name: string, got: string): string =>
    `Unexpected value of --${name} (${got}), expected none. Tip: write --${name} alone.`,
  valueMissing: (name: string): string =>
    `Unexpected end of --${name}, expected a value. Tip: write --${name} and the value, with a space between.`,
  unknownLanguage: (got: string, expected: readonly string[]): string =>
    `Unexpected language (${got}), expected one of: ${list(expected)}. Tip: write --lang ${expected[0]}.`,
  diceMissing: 'Unexpected end, expected dice. Tip: write dice such as 4d6kh3 or 2d20kl1+5.',
  diceTwice: (got: string): string =>
    `Unexpected argument (${got}), expected dice on standard input only. Tip: leave out --stdin, or the dice.`,
  unknownDialect: (got: string, expected: readonly string[]): string =>
    `Unexpected dialect (${got}), expected one of: ${list(expected)}. Tip: strict refuses what tools read differently.`,
  notAnInteger: (name: string, got: string): string =>
    `Unexpected value of --${name} (${got}), expected a whole number. Tip: write digits, with a minus sign before them where needed.`,
  calculatorMissing: (expected: readonly string[]): string =>
    `Unexpected end, expected one calculator: ${list(expected)}. Tip: rulestone calc --list says what each is for.`,
  unknownCalculator: (got: string, expected: readonly string[]): string =>
    `Unexpected calculator (${got}), expected one of: ${list(expected)}. Tip: rulestone calc --list says what each is for.`,
  unexpectedArgument: (got: string): string =>
    `Unexpected argument (${got}), expected options only. Tip: put quotation marks around a value that holds spaces.`,
  fileMissing: 'Unexpected end, expected a file. Tip: name the translation, such as content/rules/combat/cover.zh.md.',
  noSuchFile: (got: string): string =>
    `Unexpected path (${got}), expected a file or folder that exists. Tip: paths start at the folder you are in.`,
  noContent: (got: string): string =>
    `Unexpected path (${got}), expected a place in a content folder, one that holds rules/. Tip: name that folder, or something in it.`,
  noTranslation: (got: string): string =>
    `Unexpected file (${got}), expected a rule in Chinese or Thai. Tip: the English is what translations are confirmed against.`,
  noEnglish: (got: string): string =>
    `Unexpected file (${got}), expected one whose English can be read. Tip: rulestone check says what is wrong with it.`,
} as const

/** What each command does, in the order in which a reader meets them. */
export const SUMMARIES: Readonly<Record<CommandName, string>> = {
  roll: 'roll dice',
  odds: 'show the exact odds of dice',
  explain: 'say in words what dice mean',
  calc: 'run a calculator of the rules',
  check: 'check the content',
  confirm: 'confirm a translation against the English',
}

const LANG = '  --lang en|zh|th   the language of sentences (en)'
const DIALECT =
  '  --dialect NAME    how notation is read: strict (refuses what tools read differently), roll20, foundry, avrae'
const STDIN = '  --stdin           dice from standard input, one on each line; a line of JSON is written for each'
const HELP_OPTION = '  --help            this text'

/** The help of each command. */
export const HELP: Readonly<Record<CommandName, string>> = {
  roll: `rulestone roll EXPR [options]
rulestone roll --stdin [options]

Rolls dice: NdS, d%, dF, d{1,2,4,8}, + - * / and parentheses, max() min() abs() floor() ceil() round(), [labels].
After dice: kh kl dh dl (keep or drop the highest or lowest), adv dis, ro rr ra (reroll), ! !! !p (explode),
min max (of a die), >= and the like (count successes), cs cf (mark). {1d8+1d6}kh1 takes dice together.
Shown: (1) does not count, 1→4 rerolled, 6! exploded, +3 an extra die, ✓ success, ✗ failure.

  --seed TEXT       the same text gives the same roll, today and tomorrow; with --stdin one sequence for all lines
${STDIN}
${DIALECT}
  --json            the roll as JSON, or the error
${LANG}
${HELP_OPTION}

rulestone roll 4d6kh3
rulestone roll 2d20kl1+5 --seed 'table 7'
rulestone roll '2d6[fire]+1d8[slashing]+3'`,
  odds: `rulestone odds EXPR [options]
rulestone odds --stdin [options]

The exact distribution of dice: mean, standard deviation, and how likely each total is. Notation: see roll --help.
Dice that explode without a limit are cut after some extra dice; then the chance that it comes so far is shown too.

  --at-least N      also the chance of N or higher; those totals are drawn solid
${STDIN}
${DIALECT}
  --json            as JSON; integers and fractions are texts, so that none is rounded
${LANG}
${HELP_OPTION}

rulestone odds 4d6kh3 --at-least 15
rulestone odds 8d6 --json`,
  explain: `rulestone explain EXPR [options]

Says in words what dice mean. Where other tools read the same notation differently, says how each of them reads it.

${DIALECT}
  --json            as JSON
${LANG}
${HELP_OPTION}

rulestone explain '8d6ro<3'
rulestone explain '10d10>5' --lang zh`,
  calc: `rulestone calc ID [--FIELD VALUE ...] [options]
rulestone calc --list
rulestone calc ID --help

Runs a calculator: its figures, and each step with the id of the rule behind it. What is not said keeps its default.

  --list            the calculators
  --json            as JSON; fractions are texts, so that none is rounded
${LANG}
  --help            this text; after an ID also the fields of that calculator

rulestone calc attack --bonus 7 --ac 18 --cover half
rulestone calc attack --lang zh`,
  check: `rulestone check [PATH ...] [options]

Checks a content folder and says what to mend, as file:line:column. A path is a content folder, or a file or folder in
one, whose findings alone are shown; without a path it is the content that comes with this program.
Ends with 0 when there is no error (warnings are allowed), with 1 when there is.

  --json            the findings as JSON
${LANG}
${HELP_OPTION}

rulestone check
rulestone check content/rules/combat/cover.th.md --lang th`,
  confirm: `rulestone confirm FILE ... [options]

Records in a Chinese or Thai rule that it says what the English says today. Compare the two before you do.
Nothing else in the file changes. Files with errors are refused.

${LANG}
${HELP_OPTION}

rulestone confirm content/rules/combat/cover.zh.md`,
}

/** The help of the program. */
export const PROGRAM_HELP = `rulestone COMMAND [arguments]

Fifth-edition rules in a terminal: dice, exact odds, calculators, and the checks of the content.

${Object.entries(SUMMARIES)
  .map(([name, summary]) => `  ${name.padEnd(18)}${summary}`)
  .join('\n')}

  --help            this text, or after a command the text about it
  --version         the version`

/** Words on what commands print. */
export const LABELS = {
  mean: 'mean',
  standardDeviation: 'standard deviation',
  atLeast: 'at least',
  cut: (dice: number): string => `cut after ${dice} extra dice:`,
  unlabelled: 'no label',
  dice: 'dice',
  findings: (errors: number, warnings: number): string => `errors: ${errors}, warnings: ${warnings}`,
  range: (from: number, to: number): string => `${from} to ${to}`,
} as const
