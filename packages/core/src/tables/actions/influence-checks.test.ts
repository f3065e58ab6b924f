import { expect, test } from 'vitest'
import { INFLUENCE_INTERACTIONS } from '../../vocabulary/influence-interactions.ts'
import { INFLUENCE_CHECKS } from './influence-checks.ts'

// SRD 5.2.1, Rules Glossary, Influence Checks (page 184)
test('the check for each interaction', () => {
  expect(
    INFLUENCE_CHECKS.map(({ interaction, ability, skill, understands, creatureTypes }) =>
      [interaction, `${ability} (${skill})`, understands, creatureTypes.length].join(' | '),
    ),
  ).toEqual([
    'deceiving | charisma (deception) | true | 14',
    'intimidating | charisma (intimidation) | false | 14',
    'amusing | charisma (performance) | false | 14',
    'persuading | charisma (persuasion) | true | 14',
    'coaxing | wisdom (animal-handling) | false | 2',
  ])
  expect(INFLUENCE_CHECKS[4].creatureTypes).toEqual(['beast', 'monstrosity'])
  expect(INFLUENCE_CHECKS.map(({ interaction }) => interaction)).toEqual(INFLUENCE_INTERACTIONS)
})
