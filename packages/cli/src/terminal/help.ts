/** What each command does, in the order of the help. */
const SUMMARIES = {
  roll: 'roll dice',
  odds: 'show the exact odds of dice',
  explain: 'explain dice in words',
  calc: 'run a calculator of the rules',
  search: 'search rules, spells and creatures by name and text',
  spell: 'show a spell',
  creature: 'show the stat block of a creature',
  encounter: 'show the odds of a party against creatures',
  mcp: 'answer questions of programs over the Model Context Protocol',
  check: 'check the content',
  status: 'show the progress of each language',
  next: 'show the most useful thing to do next',
  new: 'create the files of a rule or a calculator',
  diff: 'show what changed in the English since a translation was confirmed',
  equate: 'record that an edit of the English needs no new translation',
  confirm: 'confirm a translation against the English',
  export: 'write files for translators and their tools',
  import: 'import translations into the content',
}

const LANG = '  --lang en|zh|th   the language of messages (en)'
const DIALECT =
  '  --dialect NAME    how notation is read: strict (refuses what tools read differently), roll20, foundry, avrae'
const STDIN = '  --stdin           read dice from standard input, one per line; print a line of JSON for each'
const CONTENT = '  --content FOLDER  a content folder other than the bundled one'
const HELP_OPTION = '  --help            this text'

/** The name of a command. */
export type CommandName = keyof typeof SUMMARIES

/** The help of each command. */
export const HELP: Readonly<Record<CommandName, string>> = {
  roll: `rulestone roll EXPR [options]
rulestone roll --stdin [options]

Rolls dice: NdS, d%, dF, d{1,2,4,8}, + - * / and parentheses, max() min() abs() floor() ceil() round(), [labels].
After dice: kh kl dh dl (keep or drop the highest or lowest), adv dis, ro rr ra (reroll), ! !! !p (explode),
min max (of a die), >= and the like (count successes), cs cf (mark). {1d8+1d6}kh1 treats dice as one group.
Output: (1) does not count, 1→4 rerolled, 6! exploded, +3 an extra die, ✓ success, ✗ failure.

  --seed TEXT       the same text gives the same roll; with --stdin all lines are one sequence
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

The exact distribution of dice: mean, standard deviation, and the probability of each total. Notation: see roll --help.
Dice that explode without a limit are cut off after some extra dice; the probability of reaching that is shown too.

  --at-least N      also show the probability of N or higher; those totals have solid bars
${STDIN}
${DIALECT}
  --json            as JSON; integers and fractions are strings, so that none is rounded
${LANG}
${HELP_OPTION}

rulestone odds 4d6kh3 --at-least 15
rulestone odds 8d6 --json`,
  explain: `rulestone explain EXPR [options]

Explains dice in words. If other tools read the same notation differently, shows how each of them reads it.

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

Runs a calculator: prints its figures, and each step with the id of its rule. Omitted fields have their defaults.

  --list            the calculators, by topic
  --preset NAME     start from this preset instead of the defaults
  --attacker NAME   take the figures of the first attack of a creature, or of the one after --with
  --target NAME     take the figures of a creature as the target; --damage-type and --saving-throw
                    say of what, without an attacker
  --creature NAME   take the figures of the one creature that a calculator is about
  --ruleset NAME    srd-5.2.1, srd-5.1 or next-2012, if the calculator supports it
  --json            as JSON; fractions are strings, so that none is rounded
  --json '{...}'    the same, for these fields: numbers, true and false, strings, lists. Options override them
  --stdin           read an object of fields from each line of standard input; print a line of JSON for each
${LANG}
  --help            this text; after an ID also the fields and presets of that calculator

rulestone calc attack --bonus 7 --ac 18 --cover half
rulestone calc attack --json '{"ac": 18, "resistance": true}'
rulestone calc attack --attacker ogre --target skeleton
rulestone calc attack --lang zh`,
  search: `rulestone search QUERY [options]

Finds rules, spells and creatures by name, in any of the three languages, by pinyin or romanised Thai, abbreviation or
older name, and words in their text; typing errors are allowed. Each title is followed by the id of its rule, and the
block after a #. Filters narrow the search: kind:condition, edition:2012. A spell or creature comes with the command
that shows it and the URL of its page: before rules if its name was typed, else after.

  --json            as JSON
${CONTENT}
  --lang en|zh|th   the language of the text and of the results (en)
${HELP_OPTION}

rulestone search 'half cover'
rulestone search yanhu --lang zh
rulestone search fireball`,
  spell: `rulestone spell NAME [options]

Shows a spell: its level and school, its facts, its words and the URL of its page. The name can be in any of the three
languages, pinyin or romanised Thai, an older name, or have typing errors; of several spells the best match is shown.

  --slot N          also its figures with a slot of this level
  --level N         also the figures of a cantrip for a character of this level
  --json            as JSON, with the facts as numbers
${CONTENT}
  --lang en|zh|th   the language of the spell (en)
${HELP_OPTION}

rulestone spell fireball --slot 5
rulestone spell 火球术 --lang th
rulestone spell 'eldritch blast' --level 11 --json`,
  creature: `rulestone creature NAME [options]

Shows the stat block of a creature, with every trait and action, and the URL of its page. The name can be in any of the
three languages, pinyin or romanised Thai, an older name, or have typing errors; of several creatures the
warrior is shown, or all are listed.

  --json            as JSON, with the facts as numbers
${CONTENT}
  --lang en|zh|th   the language of the creature (en)
${HELP_OPTION}

rulestone creature owlbear
rulestone creature 枭熊 --lang th
rulestone creature 'adult red dragon' --json`,
  encounter: `rulestone encounter [PARTY.yml] "NUMBER NAME" ... [options]

The odds of a party against creatures: the chance to win and to lose somebody, rounds and Hit Points left, each with the
ends between which the true value lies 19 times out of 20. Thousands of fights are played; one against one is exact if
both do the same on each turn. Names can be in any of the three languages, or ids. If several creatures share a part of
their names, the warrior is meant: goblin is the Goblin Warrior. The README says how a fight is played and what a party
file has; without one, four ready characters fight. Ctrl-C stops and prints what was played so far.

  --level N           the level of the ready characters (3)
  --fights N          how many fights are played (10000); if it is given, however long they take
  --seed TEXT         the same text gives the same fights (rulestone)
  --party-targets ID      whom the party attacks first: fewest-hit-points, most-hit-points, random
  --creature-targets ID   whom the creatures attack first (random)
  --area ID           how many of the enemies in reach an area catches: one, half, all
  --no-limited-uses   nobody uses what can be used only so often, or must recharge
  --watch N           print fight N as a log instead
  --cores N           how many cores play (all); the figures are the same on any number
  --json              as JSON, with all fighters
  --lang en|zh|th     the language of the answer (en)
  --help              this text

rulestone encounter '4 goblin' '1 bugbear'
rulestone encounter party.yml '1 troll' --fights 50000 --seed 'table 7'
rulestone encounter '2 ogre' --watch 1 --lang th`,
  mcp: `rulestone mcp [options]

A server of the Model Context Protocol on standard input and output, for programs that use tools: search, rule, spell,
creature, figure, odds, calculators, calculate, encounter, legal_acts. Answers come with the ids of their rules and the
URLs of their pages.

  --site URL        the site that answers link to
${CONTENT}
  --lang en|zh|th   the language of answers to calls that name none (en)
${HELP_OPTION}

rulestone mcp
rulestone mcp --lang zh`,
  check: `rulestone check [PATH ...] [options]

Checks a content folder and prints what to fix, as file:line:column. A path is a content folder, or a file or folder in
one, to show only its findings; by default it is the bundled content.
Exits with 0 if there are no errors (warnings are allowed), otherwise with 1.

  --locale en|zh|th only findings about this language of the content
  --fix             apply safe fixes, such as เเ for แ or a half-width comma between Han; change nothing else
  --json            the findings as JSON
  --sarif           the findings as SARIF 2.1.0, for code hosts
${LANG}
${HELP_OPTION}

rulestone check
rulestone check content/rules/combat/cover.th.md --lang th`,
  status: `rulestone status [en|zh|th] [options]

Shows the progress of each language, by book and chapter: existing and missing rules, words and characters, paragraphs
and the like, changes of the English not yet translated, unconfirmed translations, errors and warnings.

  --json            as JSON, a row for each language and part
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone status
rulestone status th --lang th`,
  next: `rulestone next en|zh|th [options]

Shows the most useful thing to do in a language: the file to open, why, and what to type. Errors come first, then stale,
unconfirmed and missing translations; among these, the rules that most others link to.

  --json            as JSON
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone next zh
rulestone next th --lang th`,
  new: `rulestone new ID [options]
rulestone new calculator ID

Creates the missing files of a rule, in all three languages. A new English file has what core knows: the kind of the
rule, its page in the source, its tables and figures. A new translation is a copy of the English, to be translated.
rulestone check reports what is left to fill in. Existing files are not changed.

In a checkout of Rulestone, new calculator creates a calculator in core: a small working one, with examples, a test
and English strings, which the other languages use until they are translated.

  --chapter NAME    the folder in rules, for a rule without files
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone new bright-light --chapter exploration
rulestone new calculator spell-duel`,
  diff: `rulestone diff zh|th ID [options]

Shows each part of the English that changed since a translation was confirmed: [-removed-] and {+added+}, with its
current translation. The earlier English comes from the git history of the content; without it, only the current
English is shown.

  --json            as JSON
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone diff zh cover`,
  equate: `rulestone equate ID --reason TEXT [options]

Records in equal.yml that a change in the English of an entry, such as a corrected typo, needs no new translation: its
translations stay confirmed. Only edits can be recorded; added and removed text needs a translator.

  --reason TEXT     why no translation needs to change
  --unit KEY        only this part, such as half-cover.p-2; rulestone diff shows the keys
  --for zh|th       the translation, if the two were confirmed against different English texts
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone equate cover --unit half-cover.p-2 --reason 'comma'`,
  confirm: `rulestone confirm FILE ... [options]

Records that a Chinese or Thai rule matches the current English: in its front matter, and paragraph by paragraph in
the folder confirmed. Compare the two first. Nothing else in the file changes. Files with errors are refused.

${LANG}
${HELP_OPTION}

rulestone confirm content/rules/combat/cover.zh.md`,
  export: `rulestone export xliff|po|tmx|tbx|omegat [PATH ...] [options]

Writes one file for each language, for the tools of translators:
  xliff   XLIFF 1.2: every paragraph, heading, item, cell and string. Untranslated text is in English
  po      gettext: the same. Stale translations are fuzzy, with the previous English
  tmx     TMX 1.4: a translation memory
  tbx     TBX 2: terms, titles and other names, and forms to avoid
  omegat  a project folder for OmegaT, with XLIFF, TMX and TBX
Links, bold, dice and figures are tags, which the translation keeps but can move. A path selects a file or folder of
a content folder, or another content folder.

  --locale zh|th    one language only
  --out FOLDER      where to write the files (the current folder)
${LANG}
${HELP_OPTION}

rulestone export xliff --locale zh --out ../work
rulestone export po content/rules/combat`,
  import: `rulestone import FILE ... [options]

Imports XLIFF, PO, TMX and TBX files into the content. Only new translations are written; no other byte changes.
A content file gets all translations for it or none: if a tag is missing, a figure differs, the English has changed
since the export, or the checks report an error, every problem is printed with its position and the file is unchanged.
New translations count as unconfirmed.

  --confirm         finished translations count as confirmed: you have compared them with the English
  --json            the written files and the problems, as JSON
${CONTENT}
${LANG}
${HELP_OPTION}

rulestone import ../work/rulestone-zh.xlf
rulestone import zh.po --confirm --lang zh`,
}

/** The help of the program. */
export const PROGRAM_HELP = `rulestone COMMAND [arguments]

Fifth-edition rules in a terminal: dice, exact odds, calculators and content checks.

${Object.entries(SUMMARIES)
  .map(([name, summary]) => `  ${name.padEnd(18)}${summary}`)
  .join('\n')}

  --help            this text, or the help of a command
  --version         the version`
