import { expect, test } from 'vitest'
import { type ComponentsAtHand, missingComponents, type SpellNeeds } from './spell-components.ts'

const all: SpellNeeds = {
  components: ['verbal', 'somatic', 'material'],
  materialCost: false,
  materialConsumed: false,
}
const ready: ComponentsAtHand = { canSpeak: true, freeHands: 1, materials: true, componentPouch: false, focus: false }

// SRD 5.2.1, Components (pages 105 and 106)
test.each<[string, Partial<SpellNeeds>, Partial<ComponentsAtHand>, string[]]>([
  ['one hand serves for gestures and materials', {}, {}, []],
  ['gagged or in magical silence', {}, { canSpeak: false }, ['verbal']],
  ['a spell without words', { components: ['somatic'] }, { canSpeak: false }, []],
  ['no hand free', {}, { freeHands: 0 }, ['somatic', 'material']],
  ['words only need no hand', { components: ['verbal'] }, { freeHands: 0 }, []],
  ['no materials', {}, { materials: false }, ['material']],
  ['a Component Pouch', {}, { materials: false, componentPouch: true }, []],
  [
    'a Component Pouch without a free hand',
    {},
    { materials: false, componentPouch: true, freeHands: 0 },
    ['somatic', 'material'],
  ],
  ['a Spellcasting Focus in the only hand', {}, { materials: false, focus: true, freeHands: 0 }, []],
  [
    'a Focus makes no gestures for a spell without materials',
    { components: ['somatic'] },
    { focus: true, freeHands: 0 },
    ['somatic'],
  ],
  [
    'materials with a cost cannot be replaced',
    { materialCost: true },
    { materials: false, componentPouch: true, focus: true },
    ['material'],
  ],
  [
    'consumed materials cannot be replaced',
    { materialConsumed: true },
    { materials: false, componentPouch: true, focus: true },
    ['material'],
  ],
  ['materials with a cost that the caster has', { materialCost: true }, {}, []],
])('%s', (_, needs, atHand, missing) => {
  expect(missingComponents({ needs: { ...all, ...needs }, atHand: { ...ready, ...atHand } })).toEqual(missing)
})
