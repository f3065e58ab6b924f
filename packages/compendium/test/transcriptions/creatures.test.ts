import { describe, expect, test } from 'vitest'
import { creatureFacts } from '../../scripts/transcriptions/creatures/facts.ts'
import { cellsOfFoundryCreature, type FoundryCreature } from '../../scripts/transcriptions/creatures/foundry.ts'
import { cellsOfEntry, languages } from '../../scripts/transcriptions/creatures/markdown.ts'
import {
  cellsOfOpen5eCreature,
  cellsOfOpen5ePart,
  type Open5eAttack,
  type Open5eCreature,
} from '../../scripts/transcriptions/creatures/open5e.ts'
import { cellsOfPart } from '../../scripts/transcriptions/creatures/words.ts'

/** What each transcription states about the Ankheg, in the cells that all of them have. */
const BLOCK = {
  Size: 'large',
  Type: 'monstrosity',
  Alignment: 'unaligned',
  AC: '14',
  Initiative: '+0',
  'Hit Points': '45',
  'Hit Dice': '6d10+12',
  Speed: '30',
  'Burrow Speed': '10',
  'Fly Speed': '—',
  Hover: '—',
  Strength: '17',
  'Strength Save': '+3',
  Intelligence: '1',
  'Intelligence Save': '-5',
  Skills: '—',
  Immunities: '—',
  'Condition Immunities': '—',
  Senses: 'darkvision 60, tremorsense 60',
  'Passive Perception': '11',
  Languages: '—',
  Telepathy: '—',
  CR: '2',
}
const BITE = {
  Section: 'action',
  Recharge: '—',
  Attack: 'melee',
  'Attack Bonus': '+5',
  Reach: '5',
  Range: '—',
  Damage: '1d6 acid, 2d6+3 slashing',
  Spells: '—',
}
const SPRAY = {
  Section: 'action',
  Recharge: '6',
  Uses: '—',
  Attack: '—',
  Save: 'dexterity',
  'Save DC': '12',
  'Half on Success': 'yes',
  Area: 'line 30 × 5',
  Damage: '4d6 acid',
}

test('the facts, in the cells that are compared', () => {
  const facts = creatureFacts()
  expect(facts.get('ankheg')).toMatchObject({
    ...BLOCK,
    XP: '450',
    'Proficiency Bonus': '+2',
    'Initiative Score': '10',
  })
  expect(facts.get('ankheg-bite')).toMatchObject({
    ...BITE,
    'Attack Dice': '1d6, 2d6+3',
    'Average Damage': '10, 3',
    Conditions: 'grappled',
    'Escape DC': '13',
  })
  expect(facts.get('ankheg-acid-spray')).toMatchObject({ ...SPRAY, 'Average Damage': '14' })
  expect(facts.get('wight-multiattack')).toMatchObject({ Multiattack: '2 necrotic-bow or necrotic-sword' })
  expect(facts.get('swarm-of-insects')).toMatchObject({ 'Other Speeds': 'climb or fly 20' })
  expect(facts.get('aboleth')).toMatchObject({ 'Legendary Uses': '3, 4 in lair', 'XP in Lair': '7200' })
})

/** Words that the transcriptions quote from the document. */
const BITE_WORDS =
  'Melee Attack Roll: +5 (with Advantage if the target is Grappled by the ankheg), reach 5 ft. Hit: 10 (2d6 + 3) Slashing ' +
  'damage plus 3 (1d6) Acid damage. If the target is a Large or smaller creature, it has the Grappled condition (escape DC 13).'
const SPRAY_WORDS =
  'Dexterity Saving Throw: DC 12, each creature in a 30-foot-long, 5-foot-wide Line. Failure: 14 (4d6) Acid damage. ' +
  'Success: Half damage.'

describe('words', () => {
  test('an attack and a save', () => {
    const { Section: _, ...bite } = BITE
    const { Section: __, ...spray } = SPRAY
    expect(cellsOfPart('Bite', BITE_WORDS)).toMatchObject({ ...bite, Conditions: 'grappled', 'Escape DC': '13' })
    expect(cellsOfPart('Acid Spray (Recharge 6)', SPRAY_WORDS)).toMatchObject(spray)
  })

  test.each([
    ['The cloaker makes one Attach attack and two Tail attacks.', '1 attach + 2 tail'],
    [
      'The wight makes two attacks, using Necrotic Sword or Necrotic Bow in any combination. It can replace one attack with a use of Life Drain.',
      '2 necrotic-bow or necrotic-sword',
    ],
    [
      'The devil makes one Claws attack and one Tail attack, or it makes two Hurl Flame attacks.',
      '1 claws + 1 tail / 2 hurl-flame',
    ],
    ['The bugbear makes two Javelin or Morningstar attacks.', '2 javelin or morningstar'],
  ])('%s', (words, cell) => {
    expect(cellsOfPart('Multiattack', words)).toMatchObject({ Multiattack: cell })
  })

  test('uses, and a recharge by a rest', () => {
    expect(cellsOfPart('Legendary Resistance (3/Day, or 4/Day in Lair)', '')).toMatchObject({ Uses: '3, 4 in lair' })
    expect(cellsOfPart('Phantasms (Recharge after a Short or Long Rest)', '')).toMatchObject({
      Recharge: 'short-or-long-rest',
    })
    expect(cellsOfPart('Bite (Wolf or Hybrid Form Only)', '')).toMatchObject({ Forms: 'hybrid, wolf' })
  })

  test('a list of spells', () => {
    const words =
      'The dragon casts one of the following spells, requiring no Material components and using Charisma as the spellcasting ' +
      'ability (spell save DC 17, +9 to hit with spell attacks):\n\n- **At Will:** *Fear*, *Acid Arrow* (level 3 version)\n' +
      '- **1/Day Each:** *Speak with Dead*, *Vitriolic Sphere*'
    expect(cellsOfPart('Spellcasting', words)).toMatchObject({
      Spellcasting: 'charisma',
      'Spell Save DC': '17',
      'Spell Attack Bonus': '+9',
      Spells: 'acid-arrow 3, fear, speak-with-dead 1/day, vitriolic-sphere 1/day',
    })
  })

  test.each([
    ['None', '—', '—'],
    ['Common plus two other languages', 'common, plus 2', '—'],
    [
      'Celestial; understands Common, Elvish, and Sylvan but can’t speak them',
      'celestial, common, elvish, sylvan',
      '—',
    ],
    ['Draconic, Primordial (Aquan)', 'aquan, draconic', '—'],
    ['Otyugh; telepathy 120 ft. (doesn’t allow the receiving creature to respond telepathically)', 'otyugh', '120'],
    ['Common (can’t speak in wolf form)', 'common', '—'],
  ])('%s', (words, named, telepathy) => {
    expect(languages(words.replaceAll('’', "'"))).toEqual({ Languages: named, Telepathy: telepathy })
  })
})

describe('Markdown', () => {
  const head = '_Large Monstrosity, Unaligned_\n\n'
  const lines = '**Senses** Darkvision 60 ft., Tremorsense 60 ft.; Passive Perception 11<br>\n**Languages** None<br>\n'
  const cell = (...values: readonly string[]): string => values.map((value) => `<td>${value}</td>\n`).join('')
  const table = [
    ['<strong>STR</strong>', '17', '+3', '+3'],
    ['DEX', '11', '+0', '+0'],
    ['CON', '14', '+2', '+2'],
    ['INT', '1', '−5', '−5'],
    ['WIS', '13', '+1', '+1'],
    ['CHA', '6', '−2', '−2'],
  ]
  const parts = `***Bite.*** ${BITE_WORDS}\n\n***Acid Spray (Recharge 6).*** ${SPRAY_WORDS}\n`

  test('the lines of 5.2.1', () => {
    const entry =
      `### Ankheg\n\n${head}**AC** 14 **Initiative** +0 (10) <br>\n**HP** 45 (6d10 + 12) <br>\n**Speed** 30 ft., Burrow 10 ft. ` +
      `<br>\n\n<table>${table.map((row) => cell(...row)).join('')}</table>\n\n${lines}**CR** 2 (XP 450; PB +2)\n\n#### Actions\n\n${parts}`
    const cells = new Map(cellsOfEntry(entry))
    expect(cells.get('ankheg')).toMatchObject({
      ...BLOCK,
      XP: '450',
      'Proficiency Bonus': '+2',
      'Initiative Score': '10',
    })
    expect(cells.get('ankheg-bite')).toMatchObject({ ...BITE, 'Average Damage': '10, 3' })
    expect(cells.get('ankheg-acid-spray')).toMatchObject(SPRAY)
  })

  test('the lines of 5.2', () => {
    const entry =
      `## Ankheg\n\n${head}- **Armor Class:** 14\n- **Hit Points:** 45 (6d10 + 12)\n- **Speed:** 30 ft., Burrow 10 ft.\n` +
      `- **Initiative**: +0 (10)\n\n${table.map((row) => `| ${row.join(' | ').replaceAll('−', '-')} |`).join('\n')}\n\n` +
      `- **Senses**: darkvision 60 ft., tremorsense 60 ft.; Passive Perception 11\n- **Languages**: None\n- **CR** 2 (XP 450; PB +2)\n\n` +
      `### Actions\n\n${parts.replaceAll('Hit: ', '')}`
    const cells = new Map(cellsOfEntry(entry))
    expect(cells.get('ankheg')).toMatchObject({ ...BLOCK, XP: '450' })
    expect(cells.get('ankheg-bite')).toMatchObject(BITE)
    expect(cells.get('ankheg-acid-spray')).toMatchObject(SPRAY)
  })

  test('gear, forms and immunities that hold in some case only', () => {
    const entry =
      '## Werebear\n\n*Medium or Small Monstrosity (Lycanthrope), Neutral Good*\n\n**AC** 15\n**Speed** 30 ft., 40 ft. (bear form ' +
      'only), Climb 30 ft. (bear form only)\n**Immunities** Psychic; Charmed (with *Mind Blank*), Prone\n**Gear** Handaxes (4), Chain Shirt\n'
    expect(new Map(cellsOfEntry(entry)).get('werebear')).toMatchObject({
      Size: 'medium or small',
      Tags: 'lycanthrope',
      'Climb Speed': '—',
      'Other Speeds': '30 as bear, 40 as bear',
      Immunities: 'psychic',
      'Condition Immunities': 'prone',
      Gear: '4 handaxe, chain-shirt',
    })
  })

  test('a heading without a stat block', () => {
    expect(cellsOfEntry('## Animated Objects\n\nThese are objects.\n')).toEqual([])
  })
})

describe('Open5e', () => {
  test('a creature', () => {
    const ankheg: Open5eCreature = {
      name: 'Ankheg',
      size: 'large',
      type: 'monstrosity',
      alignment: 'unaligned',
      armor_class: 14,
      initiative_bonus: 0,
      hit_points: 45,
      hit_dice: '6d10 + 12',
      walk: 30,
      burrow: 10,
      climb: null,
      fly: null,
      swim: null,
      hover: false,
      ability_score_strength: 17,
      ability_score_dexterity: 11,
      ability_score_constitution: 14,
      ability_score_intelligence: 1,
      ability_score_wisdom: 13,
      ability_score_charisma: 6,
      saving_throw_strength: 3,
      saving_throw_dexterity: 0,
      saving_throw_constitution: 2,
      saving_throw_intelligence: -5,
      saving_throw_wisdom: 1,
      saving_throw_charisma: -2,
      skill_bonus_stealth: null,
      damage_vulnerabilities: [],
      damage_resistances: [],
      damage_immunities: [],
      condition_immunities: [],
      darkvision_range: 60,
      blindsight_range: null,
      tremorsense_range: 60,
      truesight_range: null,
      passive_perception: 11,
      languages_desc: '',
      telepathy_range: null,
      challenge_rating: '2.000',
    }
    expect(cellsOfOpen5eCreature(ankheg)).toMatchObject(BLOCK)
    expect(
      cellsOfOpen5eCreature({ ...ankheg, challenge_rating: '0.125', skill_bonus_sleight_of_hand: 4 }),
    ).toMatchObject({
      CR: '1/8',
      Skills: 'sleight-of-hand +4',
    })
  })

  test('an attack, and a save that recharges', () => {
    const attack: Open5eAttack = {
      parent: '',
      to_hit_mod: 5,
      reach: 5,
      range: null,
      long_range: null,
      damage_die_count: 2,
      damage_die_type: 'D6',
      damage_bonus: 3,
      extra_damage_die_count: 1,
      extra_damage_die_type: 'D6',
      extra_damage_bonus: null,
    }
    const part = {
      parent: '',
      name: 'Bite',
      desc: BITE_WORDS,
      action_type: 'ACTION',
      uses_type: null,
      uses_param: null,
    }
    expect(cellsOfOpen5ePart(part, attack)).toMatchObject({ ...BITE, 'Attack Dice': '1d6, 2d6+3' })
    expect(
      cellsOfOpen5ePart(
        { ...part, name: 'Acid Spray', desc: SPRAY_WORDS, uses_type: 'RECHARGE_ON_ROLL', uses_param: 6 },
        undefined,
      ),
    ).toMatchObject(SPRAY)
  })
})

describe('Foundry', () => {
  const score = (value: number) => ({ value, proficient: 0, bonuses: { save: '' } })
  const feat = { description: { value: '' }, properties: [], uses: {} }
  const ankheg: FoundryCreature = {
    name: 'Ankheg',
    type: 'npc',
    system: {
      abilities: { str: score(17), dex: score(11), con: score(14), int: score(1), wis: score(13), cha: score(6) },
      skills: { prc: { ability: 'wis', value: 0 } },
      attributes: {
        init: { bonus: '' },
        movement: { walk: '30', burrow: '10', hover: false },
        senses: { ranges: { darkvision: 60, blindsight: null, tremorsense: 60, truesight: null } },
        spellcasting: '',
        ac: { flat: 14, calc: 'natural' },
        hp: { max: 45, formula: '6d10 + 12' },
      },
      details: { alignment: 'Unaligned', type: { value: 'monstrosity' }, cr: 2 },
      resources: { lair: { value: false }, legact: { max: 0 }, legres: { max: 0 } },
      traits: {
        size: 'lg',
        di: { value: [] },
        dr: { value: [] },
        dv: { value: [] },
        ci: { value: [] },
        languages: { value: [], custom: '', communication: {} },
      },
    },
    items: [
      {
        _id: 'bite',
        name: 'Bite',
        type: 'weapon',
        system: {
          ...feat,
          type: { value: 'natural' },
          range: { value: null, long: null, reach: null },
          damage: { base: { number: 2, denomination: 6, bonus: '', types: ['slashing'] } },
          activities: {
            attack: {
              type: 'attack',
              activation: { type: 'action' },
              attack: { ability: '', bonus: '', type: { value: '' } },
              damage: { includeBase: true, parts: [{ number: 1, denomination: 6, types: ['acid'] }] },
            },
          },
        },
      },
      {
        _id: 'spray',
        name: 'Acid Spray',
        type: 'feat',
        system: {
          ...feat,
          uses: { max: '1', recovery: [{ period: 'recharge', formula: '6' }] },
          activities: {
            save: {
              type: 'save',
              activation: { type: 'action' },
              save: { ability: ['dex'], dc: { calculation: 'con', formula: '' } },
              damage: { parts: [{ number: 4, denomination: 6, types: ['acid'] }], onSave: 'half' },
              target: { template: { type: 'line', size: '30', width: '5' } },
            },
          },
        },
      },
      {
        _id: 'multi',
        name: 'Multiattack',
        type: 'feat',
        system: {
          ...feat,
          description: { value: 'It makes two [[/item .bite]] attacks and one [[/item Tail]] attack.' },
        },
      },
    ],
  }

  test('a creature, an attack, a save and a Multiattack', () => {
    const cells = new Map(cellsOfFoundryCreature(ankheg, new Map()))
    expect(cells.get('ankheg')).toMatchObject({ ...BLOCK, 'Legendary Uses': '—' })
    expect(cells.get('ankheg-bite')).toMatchObject(BITE)
    expect(cells.get('ankheg-acid-spray')).toMatchObject(SPRAY)
    expect(cells.get('ankheg-multiattack')).toMatchObject({ Multiattack: '1 tail + 2 bite' })
  })

  test('spells by their keys, with levels and uses', () => {
    const cast = (key: string, level: number, uses = {}) => ({
      type: 'cast',
      activation: { type: 'action' },
      spell: { uuid: `Compendium.dnd5e.spells24.Item.${key}`, level },
      uses,
    })
    const daily = { max: '2', recovery: [{ period: 'day' }] }
    const caster: FoundryCreature = {
      ...ankheg,
      system: { ...ankheg.system, attributes: { ...ankheg.system.attributes, spellcasting: 'wis' } },
      items: [
        {
          _id: 'cast',
          name: 'Spellcasting',
          type: 'feat',
          system: { ...feat, activities: { arrow: cast('arrow', 3), fear: cast('fear', 3, daily) } },
        },
      ],
    }
    const keys = new Map([
      ['arrow', { id: 'acid-arrow', level: 2 }],
      ['fear', { id: 'fear', level: 3 }],
    ])
    expect(new Map(cellsOfFoundryCreature(caster, keys)).get('ankheg-spellcasting')).toMatchObject({
      Spellcasting: 'wisdom',
      'Spell Save DC': '11',
      Spells: 'acid-arrow 3, fear 2/day',
    })
  })

  test('what a lair adds, and armor that is worn', () => {
    const { system } = ankheg
    const worn = (value: string, armor: number) => ({
      _id: value,
      name: value,
      type: 'equipment',
      system: { ...feat, type: { value }, equipped: true, armor: { value: armor } },
    })
    const guard: FoundryCreature = {
      ...ankheg,
      system: {
        ...system,
        abilities: { ...system.abilities, dex: score(18) },
        attributes: { ...system.attributes, ac: { flat: null, calc: 'default' } },
        resources: { lair: { value: true }, legact: { max: 3 }, legres: { max: 3 } },
      },
      items: [worn('medium', 13), worn('shield', 2)],
    }
    expect(new Map(cellsOfFoundryCreature(guard, new Map())).get('ankheg')).toMatchObject({
      AC: '17',
      'Legendary Uses': '3, 4 in lair',
    })
  })
})
