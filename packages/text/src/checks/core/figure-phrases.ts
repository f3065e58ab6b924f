/** A phrase of English with figures of core in digits or words. */
export interface FigurePhrase {
  /** the figure of core for each group of the pattern */
  readonly figures: readonly string[]
  readonly pattern: RegExp
}

const N = '([+\\u2212-]?\\d+|one|two|three|four|five|six|twice|once)'

const phrase = (pattern: string, ...figures: readonly string[]): FigurePhrase => ({
  figures,
  pattern: new RegExp(pattern.replaceAll('#', N), 'gi'),
})

/**
 * The phrases that state a figure of core which `:value[…]` could show. Nothing else in the rules has these words.
 */
export const FIGURE_PHRASES: readonly FigurePhrase[] = [
  phrase('\\bHalf Cover (?:gives|grants|adds|provides)(?: you| an?)?(?: bonus of)? #', 'half-cover-bonus'),
  phrase(
    '\\bThree-Quarters Cover (?:(?:gives|grants|adds|provides)(?: you| an?)?(?: bonus of)? )?([+\\u2212-]\\d+)',
    'three-quarters-cover-bonus',
  ),
  phrase('\\bProficiency Bonus \\(# to #\\)', 'proficiency-bonus-minimum', 'proficiency-bonus-maximum'),
  phrase(
    '\\bProficiency Bonus(?:es)? (?:go|goes|range|ranges|is|runs|run) from # to #',
    'proficiency-bonus-minimum',
    'proficiency-bonus-maximum',
  ),
  phrase('\\b(?:starts?|begins?) (?:from|at|with) # (?:\\+|plus) (?:your|its|their|the) Dexterity', 'base-armor-class'),
  phrase('\\bscores? (?:ranges?|goes?|runs?) from # to #', 'ability-score-minimum', 'ability-score-maximum'),
  phrase('\\badventurers?[^.]{0,40} scores? (?:above|over|higher than) #', 'adventurer-score-maximum'),
  phrase('\\bno ability score (?:above|over|higher than) #', 'ability-score-maximum'),
  phrase('\\bA # on the d20 of an attack roll (?:always )?hits', 'natural-hit'),
  phrase('\\bnatural # (?:always )?hits', 'natural-hit'),
  phrase('\\bnatural # (?:always )?misses', 'natural-miss'),
  phrase('\\broll all of the attack’s damage dice #', 'critical-dice'),
  phrase('\\bnever (?:lowers|reduces|brings) the damage below #', 'minimum-damage'),
  phrase('\\b0 Hit Points and you roll 1d20; # or higher succeeds', 'death-save-dc'),
  phrase('\\bDeath Saving Throws?[^.]{0,30}\\bDC #', 'death-save-dc'),
  phrase('\\b# successes make you Stable', 'death-save-successes'),
  phrase('\\b# (?:failures|failed Death Saving Throws) (?:kill you|and you die)', 'death-save-failures'),
  phrase('\\b1 on the d20 (?:counts as|is|means) # failures?', 'death-save-natural-1-failures'),
  phrase('\\bOn a 20, you regain # Hit Points?', 'death-save-natural-20-hit-points'),
  phrase('\\b0 Hit Points, (?:taking any )?damage (?:costs you|is|causes) # failures?', 'death-save-damage-failures'),
  phrase('\\bCritical Hit[^.]{0,60} suffer # failed Death Saving Throws', 'death-save-critical-failures'),
  phrase('\\bstabilize[^.]{0,60} DC #', 'stabilize-dc'),
  phrase('\\bStable[^.]{0,60} regains? # Hit Points? after', 'stable-hit-points'),
  phrase('\\bStable[^.]{0,60} after (\\d*d?\\d+) hours?', 'stable-hours'),
]
