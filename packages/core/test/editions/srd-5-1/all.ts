import { actions } from './actions.ts'
import { characters } from './characters.ts'
import { checks } from './checks.ts'
import { combat } from './combat.ts'
import { damage } from './damage.ts'
import { equipment } from './equipment.ts'
import { exploration } from './exploration.ts'
import { magic } from './magic.ts'

const CHAPTERS = [checks, actions, combat, damage, equipment, exploration, magic, characters]

/** Every difference between SRD 5.1 and SRD 5.2.1 that core answers, with its id. */
export const DIFFERENCES_IN_CORE = CHAPTERS.flatMap((chapter) =>
  Object.entries(chapter).map(([id, difference]) => ({ id, ...difference })),
)
