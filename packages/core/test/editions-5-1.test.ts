import { expect, test } from 'vitest'
import { srd51, srd521 } from '../src/index.ts'
import { actions } from './editions/srd-5-1/actions.ts'
import { characters } from './editions/srd-5-1/characters.ts'
import { checks } from './editions/srd-5-1/checks.ts'
import { combat } from './editions/srd-5-1/combat.ts'
import { damage } from './editions/srd-5-1/damage.ts'
import { equipment } from './editions/srd-5-1/equipment.ts'
import { exploration } from './editions/srd-5-1/exploration.ts'
import { magic } from './editions/srd-5-1/magic.ts'

const ROWS = Object.entries({
  ...checks,
  ...actions,
  ...combat,
  ...damage,
  ...equipment,
  ...exploration,
  ...magic,
  ...characters,
})

test.each(ROWS.map(([id, row]) => ({ id, ...row })))(
  '$id (SRD 5.1: $srd51; SRD 5.2.1: $srd521)',
  ({ under, gives }) => {
    expect(under(srd51)).toEqual(gives['srd-5.1'])
    expect(under(srd521)).toEqual(gives['srd-5.2.1'])
    expect(gives['srd-5.1']).not.toEqual(gives['srd-5.2.1'])
  },
)
