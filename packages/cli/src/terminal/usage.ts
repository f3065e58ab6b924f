import type { InputNames } from './input-names.ts'

const timeWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`

const list = (items: readonly string[]): string => items.join(', ')

/** A spell or a creature that was asked for as something else. */
export interface OtherKind {
  readonly kind: 'spell' | 'creature'
  readonly title: string
}

/** How long the fights that were asked for would take, and how many would take less. */
export interface TimeOfFights {
  readonly seconds: number
  readonly fewer: number
  readonly fewerSeconds: number
}

/** Messages about wrong usage. Only they, the help and the labels are texts of the package; all others are in the content. */
export const USAGE = {
  unknownCommand: (got: string, expected: readonly string[]): string =>
    `Unexpected command (${got}), expected one of: ${list(expected)}. Tip: rulestone --help lists them.`,
  unknownOption: (got: string, expected: readonly string[]): string =>
    `Unexpected option (--${got}), expected one of: ${list(expected.map((name) => `--${name}`))}. Tip: --help describes each.`,
  valueNotAllowed: (name: string, got: string): string =>
    `Unexpected value of --${name} (${got}), expected none. Tip: write --${name} alone.`,
  valueMissing: (name: string): string =>
    `Unexpected end of --${name}, expected a value. Tip: write --${name} and the value, with a space between.`,
  unknownLanguage: (got: string, expected: readonly string[]): string =>
    `Unexpected language (${got}), expected one of: ${list(expected)}. Tip: write --lang ${expected[0]}.`,
  unknownLocale: (got: string, expected: readonly string[]): string =>
    `Unexpected value of --locale (${got}), expected one of: ${list(expected)}. Tip: it is the language of the files; --lang is that of the messages.`,
  twoFormats: 'Unexpected --sarif with --json, expected one of the two. Tip: run the check twice for both.',
  diceMissing: 'Unexpected end, expected dice. Tip: write dice such as 4d6kh3 or 2d20kl1+5.',
  diceTwice: (got: string): string =>
    `Unexpected argument (${got}), expected dice on standard input only. Tip: leave out --stdin, or the dice.`,
  unknownDialect: (got: string, expected: readonly string[]): string =>
    `Unexpected dialect (${got}), expected one of: ${list(expected)}. Tip: strict refuses what tools read differently.`,
  notAnInteger: (name: string, got: string): string =>
    `Unexpected value of --${name} (${got}), expected a whole number. Tip: write digits, with a minus sign before them if needed.`,
  queryMissing:
    'Unexpected end, expected something to look for. Tip: write a name of a rule, spell or creature, or words of the text, such as rulestone search cover.',
  calculatorMissing: (expected: readonly string[]): string =>
    `Unexpected end, expected one calculator: ${list(expected)}. Tip: rulestone calc --list describes each.`,
  unknownCalculator: (got: string, expected: readonly string[]): string =>
    `Unexpected calculator (${got}), expected one of: ${list(expected)}. Tip: rulestone calc --list describes each.`,
  unknownPreset: (got: string, id: string, expected: readonly string[], { preset, describer }: InputNames): string =>
    expected.length === 0
      ? `Unexpected ${preset} (${got}), expected none: ${id} has no presets. Tip: set each field instead; ${describer(id)} lists them.`
      : `Unexpected ${preset} (${got}), expected one of: ${list(expected)}. Tip: ${describer(id)} shows what each sets.`,
  noSuchCreature: (got: string, id: string, expected: readonly string[], { creature }: InputNames): string =>
    expected.length === 0
      ? `Unexpected ${creature(got)} for ${id}, expected none: it takes no creature. Tip: set its fields instead.`
      : `Unexpected ${creature(got)} for ${id}, expected one of: ${list(expected.map(creature))}.`,
  noBlow: (attacker: string, id: string, { creature, shower }: InputNames): string =>
    `Unexpected ${creature('attacker')} (${attacker}), expected a creature that can do what ${id} is about. Tip: ${shower(attacker)} shows what it does.`,
  unknownBlow: (got: string, attacker: string, expected: readonly string[], { creature, shower }: InputNames): string =>
    `Unexpected value of ${creature('with')} (${got}), expected one of: ${list(expected)}. Tip: ${shower(attacker)} shows what it does.`,
  withoutAttacker: ({ creature, attackExample }: InputNames): string =>
    `Unexpected ${creature('with')}, expected ${creature('attacker')} too. Tip: it names one attack or effect of the attacker, such as ${attackExample}.`,
  noRuleset: (id: string, expected: readonly string[]): string =>
    `Unexpected ruleset, expected none: ${id} is the same in all. Tip: these differ between rulesets: ${list(expected)}.`,
  unexpectedArgument: (got: string): string =>
    `Unexpected argument (${got}), expected options only. Tip: put quotation marks around a value with spaces.`,
  fileMissing: 'Unexpected end, expected a file. Tip: name the translation, such as content/rules/combat/cover.zh.md.',
  noSuchFile: (got: string): string =>
    `Unexpected path (${got}), expected a file or folder that exists. Tip: paths start at the folder you are in.`,
  notWritten: (file: string, reason: string): string =>
    `Could not write ${file}: ${reason}. The file is as it was before. Tip: free some space, or allow writing there, and run the command again.`,
  contentLocked: (folder: string, lock: string): string =>
    `Could not write to ${folder || '.'}: another rulestone command has been writing there for a minute. Tip: wait until it ends; if none runs, delete ${lock}.`,
  link: (got: string): string =>
    `Unexpected symbolic link (${got}), expected a file. Tip: put the file itself there; links are not followed.`,
  noContent: (got: string): string =>
    `Unexpected path (${got}), expected one in a content folder, which has a folder rules/. Tip: name that folder, or a file in it.`,
  noTranslation: (got: string): string =>
    `Unexpected file (${got}), expected a rule in Chinese or Thai. Tip: translations are confirmed against the English.`,
  idMissing:
    'Unexpected end, expected the id of an entry. Tip: the id is the name of its file without language, such as cover.',
  unknownEntry: (got: string, expected: readonly string[]): string =>
    `Unexpected id (${got}), expected that of an entry${expected.length === 0 ? '' : `, perhaps: ${list(expected)}`}. Tip: the id is the name of its file without language.`,
  unknownTranslation: (got: string, expected: readonly string[]): string =>
    `Unexpected ${got === '' ? 'end' : `language (${got})`}, expected one of: ${list(expected)}. Tip: the language comes first, as in ${expected[0]} cover.`,
  noEnglishEntry: (id: string): string =>
    `Unexpected entry without English (${id}), expected ${id}.en.md. Tip: translations are compared with the English.`,
  notTranslated: (id: string, locale: string): string =>
    `Unexpected missing file (${id}.${locale}.md), expected a translation. Tip: rulestone new ${id} creates it.`,
  reasonMissing:
    'Unexpected end, expected --reason TEXT. Tip: say why no translation needs to change, such as --reason "typo".',
  nothingChanged: (id: string): string =>
    `Unexpected id (${id}), expected an entry whose English changed since a translation was confirmed. Tip: rulestone diff shows what changed.`,
  confirmedApart: (id: string): string =>
    `Unexpected translations of ${id}, confirmed against different English texts. Tip: choose the translation with --for, and the part with --unit.`,
  noEdit: (key: string, change: string): string =>
    `Unexpected ${change} paragraph (${key}), expected edits only. Tip: added and removed text needs a translator; choose one edit with --unit.`,
  brokenFile: (file: string): string =>
    `Unexpected content of ${file}, expected what rulestone equate writes. Tip: rulestone check shows its errors.`,
  headingRule: (id: string): string =>
    `Unexpected id (${id}), expected one with an entry of its own. Tip: this rule is a heading inside another entry.`,
  unknownRule: (got: string, expected: readonly string[]): string =>
    `Unexpected id (${got}), expected that of a rule of core${expected.length === 0 ? '' : `, perhaps: ${list(expected)}`}. Tip: add a rule that core lacks to its rule-ids.ts first.`,
  chapterMissing: (expected: readonly string[]): string =>
    `Unexpected end, expected --chapter NAME, such as: ${list(expected)}. Tip: it is the folder in rules for the files.`,
  wrongChapter: (got: string): string =>
    `Unexpected value of --chapter (${got}), expected lower-case letters, digits and hyphens. Tip: write it like an id.`,
  otherChapter: (id: string, chapter: string): string =>
    `Unexpected --chapter, expected none: ${id} is in ${chapter}. Tip: leave --chapter out.`,
  nothingNew: (id: string): string =>
    `Unexpected id (${id}), expected one with a missing file. Tip: all its files exist; nothing was changed.`,
  calculatorIdMissing:
    'Unexpected end, expected the id of the new calculator. Tip: write it like an id, such as spell-duel.',
  wrongCalculatorId: (got: string): string =>
    `Unexpected id (${got}), expected lower-case letters, digits and hyphens, a letter first. Tip: write it like spell-duel.`,
  reservedId: (got: string): string =>
    `Unexpected id (${got}), expected one whose name in code is free. Tip: make it longer, such as ${got}-chance.`,
  takenCalculator: (id: string, file: string): string =>
    `Unexpected id (${id}), expected one that is not taken: see ${file}. Tip: choose another; nothing was changed.`,
  noWorkspace:
    'Unexpected folder, expected one in a checkout of Rulestone, because the calculator is created in its packages/core. Tip: go to the folder of the project first.',
  noStrings: (file: string): string =>
    `Unexpected content of ${file}, expected strings of calculators as JSON. Tip: rulestone check shows its errors.`,
  fileExists: (file: string): string =>
    `Unexpected file (${file}), expected no such file. Tip: rulestone check shows why it does not count as a rule.`,
  unknownFormat: (got: string, expected: readonly string[]): string =>
    `Unexpected ${got === '' ? 'end' : `format (${got})`}, expected one of: ${list(expected)}. Tip: the format comes first, as in rulestone export po.`,
  wrongLocale: (got: string, expected: readonly string[]): string =>
    `Unexpected value of --locale (${got}), expected one of: ${list(expected)}. Tip: English is the source language.`,
  otherContent: (got: string): string =>
    `Unexpected path (${got}), expected one in the same content folder as the first. Tip: export the folders separately.`,
  exchangeMissing:
    'Unexpected end, expected a file. Tip: name an XLIFF, PO, TMX or TBX file, such as rulestone-zh.xlf.',
  noSuchExchange: (got: string): string =>
    `Unexpected path (${got}), expected an XLIFF, PO, TMX or TBX file. Tip: paths start at the folder you are in.`,
  largeExchange: (got: string, expected: number): string =>
    `Unexpected size of ${got}, expected at most ${expected} bytes. Tip: import it in parts.`,
  unknownRuleId: (got: string, expected: readonly string[]): string =>
    `Unexpected id (${got}), expected that of a rule or of a heading in one${expected.length === 0 ? '' : `, perhaps: ${list(expected)}`}. Tip: the tool search finds ids.`,
  malformedEvent: (field: string, got: string | undefined): string =>
    `${field}: Unexpected ${got === undefined ? 'end' : `value (${got})`}, expected one that fits. Tip: answers list complete events that can come next.`,
  notARule: (got: string, { kind, title }: OtherKind): string =>
    `Unexpected id (${got}), expected that of a rule or of a heading in one. Tip: ${title} is a ${kind}; look it up with \`${kind}\`.`,
  otherKind: (got: string, expected: string, { kind, title }: OtherKind): string =>
    `Unexpected ${expected} (${got}), expected the name of one. Tip: ${title} is a ${kind}; look it up with \`${kind}\`.`,
  unknownFigure: (got: string, expected: readonly string[]): string =>
    `Unexpected id (${got}), expected that of a figure${expected.length === 0 ? '' : `, perhaps: ${list(expected)}`}. Tip: the tool rule lists the figures of a rule.`,
  spellMissing:
    'Unexpected end, expected a spell. Tip: write its name in any of the three languages, such as rulestone spell fireball.',
  unknownSpell: (got: string, expected: readonly string[]): string =>
    `Unexpected spell (${got}), expected the name of one${expected.length === 0 ? '' : `, perhaps: ${list(expected)}`}. Tip: a part of the name, pinyin or an older name finds it too.`,
  creatureMissing:
    'Unexpected end, expected a creature. Tip: write its name in any of the three languages, such as rulestone creature owlbear.',
  unknownCreature: (got: string, expected: readonly string[]): string =>
    `Unexpected creature (${got}), expected the name of one${expected.length === 0 ? '' : `, perhaps: ${list(expected)}`}. Tip: a part of the name, pinyin or an older name finds it too; a number of creatures is written in digits.`,
  wrongCastingLevel: (id: string, got: string, least: number, most: number): string =>
    `Unexpected level (${got}), expected a whole number from ${least} to ${most} for ${id}. Tip: a spell needs a slot of its level or higher; a cantrip goes by the level of the character.`,
  wrongLevelOption: (id: string, got: string, expected: string): string =>
    `Unexpected option (--${got}) for ${id}, expected --${expected}. Tip: --slot is the level of the slot of a spell, --level that of a character who casts a cantrip.`,
  creaturesMissing:
    'Unexpected end, expected creatures. Tip: write how many and a name, such as rulestone encounter "4 goblin" "1 bugbear".',
  severalCreatures: (got: string, ids: readonly string[]): string =>
    `Unexpected creature (${got}), expected one of: ${list(ids)}. Tip: write more of the name, or its id.`,
  wrongCount: (got: string, most: number): string =>
    `Unexpected number of creatures (${got}), expected 1 to ${most}. Tip: write it in digits before the name, such as "4 goblin".`,
  noPartyFile: (got: string): string =>
    `Unexpected path (${got}), expected a YAML file with a party. Tip: paths start at the folder you are in; without a file, four ready characters fight.`,
  twoParties: (got: string): string =>
    `Unexpected second party (${got}), expected one file. Tip: put all members into one list.`,
  levelOfFile: (file: string): string =>
    `Unexpected --level with ${file}, expected one of the two. Tip: a member of a file has its own level.`,
  notOneOf: (name: string, got: string, expected: readonly string[]): string =>
    `Unexpected value of --${name} (${got}), expected one of: ${list(expected)}. Tip: --help describes each.`,
  notBetween: (name: string, got: string, least: number, most: number): string =>
    `Unexpected value of --${name} (${got}), expected a whole number from ${least} to ${most}. Tip: write digits alone.`,
  tooLong: (fights: number, fighters: number, { seconds, fewer, fewerSeconds }: TimeOfFights): string =>
    `${fights} fights of ${fighters} fighters would take about ${timeWords(seconds)}. Tip: --fights ${fewer} takes about ${timeWords(fewerSeconds)}; --fights ${fights} plays all.`,
  tooLongForTool: (fights: number, fighters: number, { seconds, fewer, fewerSeconds }: TimeOfFights): string =>
    `fights: ${fights} of ${fighters} fighters would take about ${timeWords(seconds)}. Tip: ${fewer} take about ${timeWords(fewerSeconds)}.`,
  wrongSite: (got: string): string =>
    `Unexpected value of --site (${got}), expected a URL. Tip: write it whole, such as https://example.org/rules.`,
  noText: (got: string): string => `Unexpected bytes in ${got}, expected text in UTF-8. Tip: save the file as UTF-8.`,
  noEnglish: (got: string): string =>
    `Unexpected file (${got}), expected one whose English can be read. Tip: rulestone check shows its errors.`,
} as const
