const list = (items: readonly string[]): string => items.join(', ')

/** Messages about wrong usage. They and the help are the only texts in the package; all others are in the content. */
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
  unknownLocale: (got: string, expected: readonly string[]): string =>
    `Unexpected value of --locale (${got}), expected one of: ${list(expected)}. Tip: it is the language of the files; --lang is that of the sentences.`,
  twoFormats: 'Unexpected --sarif beside --json, expected one of the two. Tip: run the check twice for both.',
  diceMissing: 'Unexpected end, expected dice. Tip: write dice such as 4d6kh3 or 2d20kl1+5.',
  diceTwice: (got: string): string =>
    `Unexpected argument (${got}), expected dice on standard input only. Tip: leave out --stdin, or the dice.`,
  unknownDialect: (got: string, expected: readonly string[]): string =>
    `Unexpected dialect (${got}), expected one of: ${list(expected)}. Tip: strict refuses what tools read differently.`,
  notAnInteger: (name: string, got: string): string =>
    `Unexpected value of --${name} (${got}), expected a whole number. Tip: write digits, with a minus sign before them where needed.`,
  queryMissing:
    'Unexpected end, expected something to look for. Tip: write a name or words of the text, such as rulestone search cover.',
  calculatorMissing: (expected: readonly string[]): string =>
    `Unexpected end, expected one calculator: ${list(expected)}. Tip: rulestone calc --list says what each is for.`,
  unknownCalculator: (got: string, expected: readonly string[]): string =>
    `Unexpected calculator (${got}), expected one of: ${list(expected)}. Tip: rulestone calc --list says what each is for.`,
  unknownPreset: (got: string, id: string, expected: readonly string[]): string =>
    expected.length === 0
      ? `Unexpected --preset (${got}), expected none: ${id} has no presets. Tip: say what each field holds; --help lists them.`
      : `Unexpected preset (${got}), expected one of: ${list(expected)}. Tip: rulestone calc ${id} --help says what each sets.`,
  noRuleset: (id: string, expected: readonly string[]): string =>
    `Unexpected ruleset, expected none: ${id} is the same in all. Tip: these differ between rulesets: ${list(expected)}.`,
  unexpectedArgument: (got: string): string =>
    `Unexpected argument (${got}), expected options only. Tip: put quotation marks around a value that holds spaces.`,
  fileMissing: 'Unexpected end, expected a file. Tip: name the translation, such as content/rules/combat/cover.zh.md.',
  noSuchFile: (got: string): string =>
    `Unexpected path (${got}), expected a file or folder that exists. Tip: paths start at the folder you are in.`,
  link: (got: string): string =>
    `Unexpected link to another place (${got}), expected a file of its own. Tip: put the file itself there; links are not followed.`,
  noContent: (got: string): string =>
    `Unexpected path (${got}), expected a place in a content folder, one that holds rules/. Tip: name that folder, or something in it.`,
  noTranslation: (got: string): string =>
    `Unexpected file (${got}), expected a rule in Chinese or Thai. Tip: the English is what translations are confirmed against.`,
  idMissing:
    'Unexpected end, expected the id of an entry. Tip: the id is the name of its file without language, such as cover.',
  unknownEntry: (got: string, expected: readonly string[]): string =>
    `Unexpected id (${got}), expected that of an entry${expected.length === 0 ? '' : `, perhaps: ${list(expected)}`}. Tip: the id is the name of its file without language.`,
  unknownTranslation: (got: string, expected: readonly string[]): string =>
    `Unexpected ${got === '' ? 'end' : `language (${got})`}, expected one of: ${list(expected)}. Tip: the language stands first, as in ${expected[0]} cover.`,
  noEnglishEntry: (id: string): string =>
    `Unexpected entry without English (${id}), expected ${id}.en.md. Tip: translations are compared with the English.`,
  notTranslated: (id: string, locale: string): string =>
    `Unexpected gap: no ${id}.${locale}.md, expected a translation. Tip: rulestone new ${id} begins it.`,
  reasonMissing:
    'Unexpected end, expected --reason TEXT. Tip: say why no translation needs to change, such as --reason "typo".',
  nothingChanged: (id: string): string =>
    `Unexpected id (${id}), expected an entry whose English changed since a translation was confirmed. Tip: rulestone diff says what changed.`,
  confirmedApart: (id: string): string =>
    `Unexpected translations of ${id}, confirmed against different English texts. Tip: say which one is meant with --for, and what with --unit.`,
  noEdit: (key: string, change: string): string =>
    `Unexpected ${change} paragraph (${key}), expected edits only. Tip: what is new or gone needs a translator; name one edit with --unit.`,
  brokenFile: (file: string): string =>
    `Unexpected content of ${file}, expected what rulestone equate writes. Tip: rulestone check says what is wrong with it.`,
  headingRule: (id: string): string =>
    `Unexpected id (${id}), expected one with an entry of its own. Tip: this rule is a heading inside another entry.`,
  unknownRule: (got: string, expected: readonly string[]): string =>
    `Unexpected id (${got}), expected that of a rule of core${expected.length === 0 ? '' : `, perhaps: ${list(expected)}`}. Tip: a rule that core lacks is added to its rule-ids.ts first.`,
  chapterMissing: (expected: readonly string[]): string =>
    `Unexpected end, expected --chapter NAME, such as: ${list(expected)}. Tip: it is the folder in rules that the files go to.`,
  wrongChapter: (got: string): string =>
    `Unexpected value of --chapter (${got}), expected lower-case letters, digits and hyphens. Tip: write it as ids are written.`,
  otherChapter: (id: string, chapter: string): string =>
    `Unexpected --chapter, expected none: ${id} stands in ${chapter}. Tip: leave --chapter out.`,
  nothingNew: (id: string): string =>
    `Unexpected id (${id}), expected one that lacks a file. Tip: all its files are there already; nothing was changed.`,
  calculatorIdMissing:
    'Unexpected end, expected the id of the new calculator. Tip: write it as ids are written, such as spell-duel.',
  wrongCalculatorId: (got: string): string =>
    `Unexpected id (${got}), expected lower-case letters, digits and hyphens, a letter first. Tip: write it like spell-duel.`,
  reservedId: (got: string): string =>
    `Unexpected id (${got}), expected one whose name in code is free. Tip: make it longer, such as ${got}-chance.`,
  takenCalculator: (id: string, file: string): string =>
    `Unexpected id (${id}), expected one that is not taken: see ${file}. Tip: choose another; nothing was changed.`,
  noWorkspace:
    'Unexpected folder, expected one in a checkout of Rulestone: a calculator is begun in its packages/core. Tip: go into the folder of the project first.',
  noStrings: (file: string): string =>
    `Unexpected content of ${file}, expected strings of calculators as JSON. Tip: rulestone check says what is wrong with it.`,
  fileExists: (file: string): string =>
    `Unexpected file (${file}), expected none there. Tip: rulestone check says why it does not count as a rule.`,
  unknownFormat: (got: string, expected: readonly string[]): string =>
    `Unexpected ${got === '' ? 'end' : `format (${got})`}, expected one of: ${list(expected)}. Tip: the format stands first, as in rulestone export po.`,
  wrongLocale: (got: string, expected: readonly string[]): string =>
    `Unexpected value of --locale (${got}), expected one of: ${list(expected)}. Tip: English is what translations are made from.`,
  otherContent: (got: string): string =>
    `Unexpected path (${got}), expected one in the same content folder as the first. Tip: export the folders one after the other.`,
  exchangeMissing:
    'Unexpected end, expected a file. Tip: name the XLIFF, PO, TMX or TBX file that came back, such as rulestone-zh.xlf.',
  noSuchExchange: (got: string): string =>
    `Unexpected path (${got}), expected an XLIFF, PO, TMX or TBX file. Tip: paths start at the folder you are in.`,
  largeExchange: (got: string, expected: number): string =>
    `Unexpected size of ${got}, expected at most ${expected} bytes. Tip: import it in parts.`,
  noText: (got: string): string =>
    `Unexpected bytes in ${got}, expected text in UTF-8. Tip: let the tool save the file in UTF-8.`,
  noEnglish: (got: string): string =>
    `Unexpected file (${got}), expected one whose English can be read. Tip: rulestone check says what is wrong with it.`,
} as const

/** Messages about JSON that is not an input of a calculator. */
export const JSON_PROBLEMS = {
  notJson: (got: string): string =>
    `Unexpected ${got === '' ? 'end' : `text (${got})`}, expected JSON. Tip: write an object such as {"ac": 15}, with quotation marks around names and texts.`,
  notAnObject: (got: string): string =>
    `Unexpected JSON (${got}), expected an object. Tip: write the fields and their values in braces, such as {"ac": 15}.`,
  tooLong: (longest: number): string =>
    `Unexpected length of the line, expected at most ${longest} characters. Tip: put each input on a line of its own.`,
} as const

/** What each command does, in the order of the help. */
const SUMMARIES = {
  roll: 'roll dice',
  odds: 'show the exact odds of dice',
  explain: 'say in words what dice mean',
  calc: 'run a calculator of the rules',
  search: 'find rules by name, and words in their text',
  check: 'check the content',
  status: 'say how far each language is',
  next: 'say what is most useful to do next',
  new: 'begin the files of a rule or a calculator',
  diff: 'show what the English changed since a translation was confirmed',
  equate: 'record that an edit of the English leaves translations as they are',
  confirm: 'confirm a translation against the English',
  export: 'write files for translators and their tools',
  import: 'put translations that came back into the content',
}

const LANG = '  --lang en|zh|th   the language of sentences (en)'
const DIALECT =
  '  --dialect NAME    how notation is read: strict (refuses what tools read differently), roll20, foundry, avrae'
const STDIN = '  --stdin           dice from standard input, one on each line; a line of JSON is written for each'
const CONTENT = '  --content FOLDER  another content folder than the one that comes with this program'
const HELP_OPTION = '  --help            this text'

/** The name of a command. */
export type CommandName = keyof typeof SUMMARIES

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
rulestone calc ID --json '{"FIELD": VALUE, ...}'
rulestone calc ID --stdin [--FIELD VALUE ...]
rulestone calc --list [--json]
rulestone calc ID --help

Runs a calculator: its figures, and each step with the id of the rule behind it. What is not said keeps its default.

  --list            the calculators, by topic
  --preset NAME     begin with this preset instead of the defaults
  --ruleset NAME    srd-5.2.1 or next-2012, where the calculator knows both
  --json            as JSON; fractions are texts, so that none is rounded
  --json '{...}'    the same, for these fields: numbers, true and false, texts, lists. Options count before them
  --stdin           an object of fields on each line of standard input; a line of JSON is written for each
${LANG}
  --help            this text; after an ID also the fields and presets of that calculator

rulestone calc attack --bonus 7 --ac 18 --cover half
rulestone calc attack --json '{"ac": 18, "resistance": true}'
rulestone calc attack --lang zh`,
  search: `rulestone search QUERY [options]

Finds rules by name, in any of the three languages, by pinyin or romanised Thai, abbreviation or older name, and words
in their text; typing errors are forgiven. Each result ends with the id of its rule, and the block after a #.

  --json            as JSON
${CONTENT}
  --lang en|zh|th   the language that is searched, and that of the answer (en)
${HELP_OPTION}

rulestone search 'half cover'
rulestone search yanhu --lang zh`,
  check: `rulestone check [PATH ...] [options]

Checks a content folder and says what to mend, as file:line:column. A path is a content folder, or a file or folder in
one, whose findings alone are shown; without a path it is the content that comes with this program.
Ends with 0 when there is no error (warnings are allowed), with 1 when there is.

  --locale en|zh|th only what concerns this language of the content
  --fix             mends what is certain, such as เเ for แ or a half-width comma between Han; all else stays as it is
  --json            the findings as JSON
  --sarif           the findings as SARIF 2.1.0, for code hosts
${LANG}
${HELP_OPTION}

rulestone check
rulestone check content/rules/combat/cover.th.md --lang th`,
  status: `rulestone status [en|zh|th] [options]

Says how far each language is, by book and chapter: rules there and missing, words and characters, paragraphs and the
like, changes of the English that were not followed, translations that nobody confirmed, errors and warnings.

  --json            as JSON, a row for each language and part
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone status
rulestone status th --lang th`,
  next: `rulestone next en|zh|th [options]

Says what is most useful to do in a language: the file to open, why, and what to type. First comes what is broken, then
what is out of date, what nobody confirmed, what is missing; of these, what most other rules lead to.

  --json            as JSON
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone next zh
rulestone next th --lang th`,
  new: `rulestone new ID [options]
rulestone new calculator ID

Begins the files of a rule that are not there yet, in all three languages. A new English file holds what core knows: the
sort of the rule, its page in the source, its tables and figures. A new translation holds the English, to be written
over. What is left to fill in, rulestone check names. Files that are there stay as they are.

In a checkout of Rulestone, new calculator begins a calculator in core: a small one that works, with examples, a test
and English words, which stand for the others until they are translated.

  --chapter NAME    the folder in rules, for a rule that has no file yet
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone new bright-light --chapter exploration
rulestone new calculator spell-duel`,
  diff: `rulestone diff zh|th ID [options]

Shows each part of the English that changed since a translation was confirmed: [-taken out-] and {+put in+}, and what
stands there in the translation. The English of then comes from the history of the git repository that the content lies
in; without it, the English of today is shown alone.

  --json            as JSON
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone diff zh cover`,
  equate: `rulestone equate ID --reason TEXT [options]

Records in equal.yml that what changed in the English of an entry, such as a typo, leaves its translations as they are:
they stay confirmed. Only edits can be recorded; what is new or gone needs a translator.

  --reason TEXT     why no translation needs to change
  --unit KEY        this part only, such as half-cover.p-2; rulestone diff names them
  --for zh|th       the translation that is meant, where the two were confirmed against different English texts
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone equate cover --unit half-cover.p-2 --reason 'comma'`,
  confirm: `rulestone confirm FILE ... [options]

Records that a Chinese or Thai rule says what the English says today: in its front matter, and paragraph by paragraph in
the folder confirmed. Compare the two before you do. Nothing else in the file changes. Files with errors are refused.

${LANG}
${HELP_OPTION}

rulestone confirm content/rules/combat/cover.zh.md`,
  export: `rulestone export xliff|po|tmx|tbx|omegat [PATH ...] [options]

Writes one file for each language, for the tools that translators work with:
  xliff   XLIFF 1.2: every paragraph, heading, item, cell and string. What is not translated holds the English
  po      gettext: the same. What changed in English since is fuzzy, with the former English
  tmx     TMX 1.4: a memory of what is translated
  tbx     TBX 2: terms, titles and other names, and what to avoid
  omegat  a folder to open with OmegaT: all three in their places
Links, bold, dice and figures are tags, which the translation moves and keeps. A path narrows it to a file or folder of
a content folder, or names another content folder.

  --locale zh|th    one language only
  --out FOLDER      where the files go (the folder you are in)
${LANG}
${HELP_OPTION}

rulestone export xliff --locale zh --out ../work
rulestone export po content/rules/combat`,
  import: `rulestone import FILE ... [options]

Puts XLIFF, PO, TMX and TBX files that came back into the content. Only what is new is written; every other byte stays.
A file of the content gets all that came back for it or nothing: where a tag is missing, a figure is another, the
English has changed since, or the checks would call it an error, all that is wrong is said with its place.
What is new counts as unconfirmed.

  --confirm         what is finished counts as confirmed: you have compared it with the English
  --json            what was written and what is wrong, as JSON
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone import ../work/rulestone-zh.xlf
rulestone import zh.po --confirm --lang zh`,
}

/** The help of the program. */
export const PROGRAM_HELP = `rulestone COMMAND [arguments]

Fifth-edition rules in a terminal: dice, exact odds, calculators, and the checks of the content.

${Object.entries(SUMMARIES)
  .map(([name, summary]) => `  ${name.padEnd(18)}${summary}`)
  .join('\n')}

  --help            this text, or after a command the text about it
  --version         the version`

/** Words in what commands print. */
export const LABELS = {
  mean: 'mean',
  standardDeviation: 'standard deviation',
  atLeast: 'at least',
  cut: (dice: number): string => `cut after ${dice} extra dice:`,
  unlabelled: 'no label',
  dice: 'dice',
  findings: (errors: number, warnings: number): string => `errors: ${errors}, warnings: ${warnings}`,
  anyOf: (options: readonly string[]): string => `any of ${list(options)}`,
  offer: (option: string, values: readonly string[], more: readonly string[], less: readonly string[]): string => {
    const changes = [
      ...(more.length > 0 ? [`also ${list(more)}`] : []),
      ...(less.length > 0 ? [`not ${list(less)}`] : []),
    ]
    return `with ${option} ${values.join(' or ')} ${changes.join('; ')}`
  },
  path: (directions: readonly string[], longest: number): string =>
    `up to ${longest} steps of ${list(directions)}, each with * where it is difficult`,
  range: (from: number, to: number): string => `${from} to ${to}`,
} as const
