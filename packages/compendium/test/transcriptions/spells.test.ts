import { describe, expect, test } from 'vitest'
import type { SpellCells } from '../../scripts/transcriptions/spells/columns.ts'
import { spellFacts } from '../../scripts/transcriptions/spells/facts.ts'
import { cellsOfFoundry, type FoundrySpell } from '../../scripts/transcriptions/spells/foundry.ts'
import { cellsOfEntry } from '../../scripts/transcriptions/spells/markdown.ts'
import { cellsOfOpen5e, type Open5eOption, type Open5eSpell } from '../../scripts/transcriptions/spells/open5e.ts'

/** What each transcription states about three spells. */
const CELLS: Readonly<Record<'clone' | 'ice-knife' | 'fog-cloud', SpellCells>> = {
  clone: {
    Level: '8',
    School: 'necromancy',
    Lists: 'wizard',
    'Casting Time': '1 hour',
    Ritual: '—',
    Range: 'touch',
    Components: 'V, S, M',
    Cost: '1,000 GP consumed, 2,000 GP',
    Duration: 'instantaneous',
    Concentration: '—',
  },
  'ice-knife': {
    Level: '1',
    Lists: 'druid, sorcerer, wizard',
    'Casting Time': 'action',
    Range: '60 feet',
    Components: 'S, M',
    Cost: '—',
    Attacks: 'ranged',
    Saves: 'dexterity',
    Damage: '1d10, 2d6',
    'Damage Types': 'cold, piercing',
    Added: '1d6',
  },
  'fog-cloud': {
    Duration: '1 hour',
    Concentration: 'yes',
    Damage: '—',
    Areas: 'sphere 20',
    Added: '20 feet',
  },
}

test('the facts, in the cells that are compared', () => {
  const ours = spellFacts()
  for (const [id, cells] of Object.entries(CELLS)) expect(ours.get(id)).toMatchObject(cells)
})

/** Words that the transcriptions quote from the document. */
const ICE_KNIFE =
  'Make a ranged spell attack against the target. On a hit, the target takes 1d10 Piercing damage. Hit or miss, the shard then ' +
  'explodes. The target and each creature within 5 feet of it must succeed on a Dexterity saving throw or take 2d6 Cold damage.'
const FOG_CLOUD = 'You create a 20-foot-radius Sphere of fog centered on a point within range.'
const DIAMOND =
  'a diamond worth 1,000+ GP, which the spell consumes, and a sealable vessel worth 2,000+ GP that is large enough to hold the ' +
  'creature being cloned'

describe('Markdown', () => {
  test.each([
    [
      'clone',
      `#### Clone\n\n_Level 8 Necromancy (Wizard)_\n\n**Casting Time:** 1 hour\n**Range:** Touch\n**Components:** V, S, M (${DIAMOND})\n**Duration:** Instantaneous\nYou touch a creature.\n`,
    ],
    [
      'ice-knife',
      `#### **Ice Knife**\n\n*Level 1 Conjuration (Druid, Sorcerer, Wizard)* \n\n**Casting Time:** Action \n\n**Range:** 60 feet \n\n**Components:** S, M (a drop of water or a piece of ice)\n\n**Duration:** Instantaneous\n\n${ICE_KNIFE}\n\n**_Using a Higher-Level Spell Slot._** The Cold damage increases by 1d6 for each spell slot level above 1.\n`,
    ],
    [
      'fog-cloud',
      `### Fog Cloud\n\n_Level 1 Conjuration (Druid, Ranger, Sorcerer, Wizard)_\n\n**Casting Time:** Action **Range:** 120 feet **Components:** V, S **Duration:** Concentration, up to 1 hour ${FOG_CLOUD}\n\n_Using a Higher-Level Spell Slot._ The fog's radius increases by 20 feet for each spell slot level above 1.\n`,
    ],
  ] as const)('%s', (id, entry) => {
    const [found, cells] = cellsOfEntry(entry) ?? []
    expect(found).toBe(id)
    expect(cells).toMatchObject(CELLS[id])
  })

  test('a heading without a spell', () => {
    expect(cellsOfEntry('#### Spell Slots\n\nSpellcasting is taxing.\n')).toBeUndefined()
  })
})

describe('Open5e', () => {
  const EMPTY: Open5eSpell = {
    name: '',
    desc: '',
    higher_level: '',
    level: 1,
    school: 'conjuration',
    classes: ['srd-2024_druid', 'srd-2024_sorcerer', 'srd-2024_wizard'],
    casting_time: 'action',
    reaction_condition: null,
    ritual: false,
    range_text: '60 feet',
    verbal: false,
    somatic: true,
    material: true,
    material_specified: '',
    material_consumed: false,
    duration: 'instantaneous',
    concentration: false,
    attack_roll: false,
    saving_throw_ability: '',
    damage_roll: '',
    damage_types: [],
    shape_type: null,
    shape_size: null,
  }
  const option = (type: string, damage_roll: string | null): Open5eOption => ({ parent: '', type, damage_roll })

  test('clone', () => {
    const cells = cellsOfOpen5e({
      ...EMPTY,
      level: 8,
      school: 'necromancy',
      classes: ['srd-2024_wizard'],
      casting_time: '1hour',
      range_text: 'Touch',
      verbal: true,
      material_specified: DIAMOND,
      material_consumed: true,
    })
    expect(cells).toMatchObject({ ...CELLS.clone, Consumed: 'yes', 'First Save': '—', 'Higher Levels': '—' })
  })

  test('ice-knife', () => {
    const knife: Open5eSpell = {
      ...EMPTY,
      desc: ICE_KNIFE,
      higher_level: 'The Cold damage increases by 1d6 for each spell slot level above 1.',
      attack_roll: true,
      saving_throw_ability: 'dexterity',
      damage_roll: '1d10',
      damage_types: ['piercing', 'cold'],
    }
    const options = [option('slot_level_3', '4d6'), option('slot_level_2', '3d6'), option('slot_level_4', null)]
    expect(cellsOfOpen5e(knife, options)).toMatchObject({
      ...CELLS['ice-knife'],
      'Attack Roll': 'yes',
      'First Save': 'dexterity',
      'First Dice': '1d10',
      'Higher Levels': '2: 3d6, 3: 4d6',
    })
  })

  test('fog-cloud', () => {
    const fog: Open5eSpell = {
      ...EMPTY,
      desc: FOG_CLOUD,
      higher_level: "The fog's radius increases by 20 feet for each spell slot level above 1.",
      duration: '1 hour',
      concentration: true,
      shape_type: 'sphere',
      shape_size: 20,
    }
    expect(cellsOfOpen5e(fog)).toMatchObject({ ...CELLS['fog-cloud'], 'First Area': 'sphere 20' })
  })
})

describe('Foundry', () => {
  const spellOf = (system: Partial<FoundrySpell['system']>): FoundrySpell => ({
    _id: '',
    name: '',
    type: 'spell',
    system: {
      activation: { type: 'action', value: null, condition: '' },
      duration: { units: 'inst', value: '' },
      range: { units: 'ft', value: '60' },
      level: 1,
      school: 'con',
      properties: ['somatic', 'material'],
      materials: { value: '', consumed: false },
      ...system,
    },
  })

  test('clone', () => {
    const clone = spellOf({
      activation: { type: 'hour', value: 1, condition: '' },
      range: { units: 'touch' },
      level: 8,
      school: 'nec',
      properties: ['vocal', 'somatic', 'material'],
      materials: { value: DIAMOND, consumed: true },
    })
    expect(cellsOfFoundry(clone, ['wizard'])).toMatchObject({ ...CELLS.clone, Consumed: 'yes', Trigger: '—' })
  })

  test('ice-knife', () => {
    const knife = spellOf({
      target: { affects: { count: '1', type: 'creature' }, template: {} },
      activities: {
        attack: {
          type: 'attack',
          attack: { type: { value: 'ranged' } },
          damage: { parts: [{ number: 1, denomination: 10, bonus: '', types: ['piercing'], scaling: { mode: '' } }] },
        },
        save: {
          type: 'save',
          save: { ability: 'dex' },
          damage: {
            parts: [{ number: 2, denomination: 6, bonus: '', types: ['cold'], scaling: { mode: 'whole', number: 1 } }],
          },
        },
      },
    })
    const cells = cellsOfFoundry(knife, ['wizard', 'druid', 'sorcerer'])
    expect(cells).toMatchObject({ ...CELLS['ice-knife'], Targets: '1' })
  })

  test('fog-cloud', () => {
    const fog = spellOf({
      duration: { units: 'hour', value: '1' },
      properties: ['vocal', 'somatic', 'concentration'],
      target: { affects: {}, template: { type: 'sphere', size: '20 * @item.level' } },
    })
    expect(cellsOfFoundry(fog, [])).toMatchObject(CELLS['fog-cloud'])
  })
})
