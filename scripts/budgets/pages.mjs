// The pages that are measured: one of each kind, in every language.
export const LOCALES = ['en', 'zh', 'th']

/** Pages by what they are; addresses inside a language. */
export const PAGES = {
  home: '',
  rule: 'rules/attack-roll/',
  chapter: 'book/playing-the-game/combat/',
  glossary: 'glossary/',
  calculator: 'calculators/attack/',
}

/** Rules that a first visit is measured with: one of middle length, and the longest that has no calculator. */
export const PLAIN_RULES = ['rules/resting/', 'rules/stat-block/']
export const RULE_WITH_CALCULATOR = 'rules/attack-roll/'
/** Rules whose first visit transfers most of all that have a calculator: the longest, and one that begins with what is drawn. */
export const HEAVIEST_RULES = ['rules/next-actions/', 'rules/speed/']

/** What a reader of each language types, and whose first result must be there. */
export const TYPED = { en: 'half cover', zh: '半身掩护', th: 'กำบังครึ่งหนึ่ง' }
