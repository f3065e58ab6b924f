import { expect, test } from 'vitest'
import { actions } from './editions/actions.ts'
import { checks } from './editions/checks.ts'
import { conditions } from './editions/conditions.ts'
import { lifeAndDeath } from './editions/life-and-death.ts'
import { magicAndTheRest } from './editions/magic-and-the-rest.ts'
import { movementAndAttacks } from './editions/movement-and-attacks.ts'

const ROWS = Object.entries({
  ...checks,
  ...actions,
  ...movementAndAttacks,
  ...lifeAndDeath,
  ...conditions,
  ...magicAndTheRest,
})

test('lists the 56 differences between the editions', () => {
  expect(ROWS).toHaveLength(56)
})

test.each(ROWS.map(([what, row]) => ({ what, ...row })))('$what (SRD 5.2.1: $srd; 2012: $playtest)', ({ holds }) => {
  holds()
})
