// `npm run bench [-- section…]`: measures, prints the tables and writes them into the README.

import { encounters } from './encounters.ts'
import { fight } from './fight.ts'
import { growth } from './growth.ts'
import { odds } from './odds.ts'
import { rewriteSection } from './readme.ts'
import { rolls } from './rolls.ts'
import { size } from './size.ts'

/** Each section computes its new text from its current text in the README. */
const SECTIONS: Readonly<Record<string, (before: string) => string | Promise<string>>> = {
  rolls,
  odds,
  growth,
  fight,
  encounters,
  size,
}

const asked = process.argv.slice(2)
for (const [name, section] of Object.entries(SECTIONS)) {
  if (asked.length === 0 || asked.includes(name)) console.log(`\n── ${name}\n\n${await rewriteSection(name, section)}`)
}
