import { expect } from 'vitest'
import {
  ABILITIES,
  ACTIONS,
  BASE_ARMOR_CLASSES,
  bestBaseArmorClass,
  hide,
  INFLUENCE_CHECKS,
  INFLUENCE_STATES,
  influenceOutcome,
  MAIN_ACTIONS,
  mayHide,
  PASSIVE_SCORE,
  passiveScore,
  SEARCH_SKILLS,
  STUDY_SKILLS,
  srd521,
  urge,
} from '../../src/index.ts'
import { type Checks, idOf, tables } from './facts.ts'

/** `Charisma (Deception)` as an ability and a skill. */
function checkOf(name: string): { readonly ability: string; readonly skill: string } {
  const [ability = '', skill = ''] = name.replace(')', '').split(' (')
  return { ability: idOf(ability), skill: idOf(skill) }
}

/** `10 + Dex + Con` as its base and abilities. */
function calculationOf(formula: string): { readonly base: number; readonly abilities: readonly string[] } {
  const [base = '', ...short] = formula.split(' + ')
  const abilities = short.map((name) => ABILITIES.find((ability) => ability.startsWith(name.toLowerCase())) ?? name)
  return { base: Number(base), abilities }
}

/** The situation for each place that the fixture names; all are out of sight. */
const PLACES: Readonly<Record<string, Parameters<typeof mayHide>[0]>> = {
  'Heavily Obscured': { heavilyObscured: true, cover: 'none', inSight: false },
  'Three-Quarters Cover': { heavilyObscured: false, cover: 'three-quarters', inSight: false },
  'Total Cover': { heavilyObscured: false, cover: 'total', inSight: false },
}

export const d20Tests = {
  actions() {
    expect(ACTIONS).toEqual(tables.actions.data.map(idOf))
    expect(MAIN_ACTIONS.map(({ action }) => action)).toEqual(ACTIONS)
  },
  searchSkills() {
    expect(SEARCH_SKILLS.map(({ skill }) => skill)).toEqual(tables.searchSkills.data.map(idOf))
    const row = MAIN_ACTIONS.find(({ action }) => action === 'search')
    expect(row?.checks).toEqual([{ ability: 'wisdom', skills: tables.searchSkills.data.map(idOf) }])
  },
  studySkills() {
    expect(STUDY_SKILLS.map(({ skill }) => skill)).toEqual(tables.studySkills.data.map(idOf))
    const row = MAIN_ACTIONS.find(({ action }) => action === 'study')
    expect(row?.checks).toEqual([{ ability: 'intelligence', skills: tables.studySkills.data.map(idOf) }])
  },
  influenceChecks() {
    const checks = tables.influenceChecks.data.map(checkOf)
    expect(INFLUENCE_CHECKS.map(({ ability, skill }) => ({ ability, skill }))).toEqual(checks)
    const row = MAIN_ACTIONS.find(({ action }) => action === 'influence')
    const ofAction = row?.checks.flatMap(({ ability, skills }) => skills.map((skill) => ({ ability, skill })))
    expect(ofAction).toEqual(checks)
  },
  influence() {
    const { dc, retryHours, friendly, hostile } = tables.influence.data
    const { leastDc } = srd521.influence
    expect(`max(${leastDc}, Intelligence score)`).toBe(dc)
    const hesitant = { willingness: 'hesitant', attitude: 'indifferent' } as const
    const dcs = [2, 15, 16, 30].map((intelligence) => urge({ ...hesitant, intelligenceScore: intelligence }, srd521))
    expect(dcs.map(({ value }) => value)).toMatchObject([{ dc: 15 }, { dc: 15 }, { dc: 16 }, { dc: 30 }])
    expect(influenceOutcome({ total: 0, dc: leastDc }, srd521).waitHours).toBe(retryHours)
    expect([INFLUENCE_STATES.friendly, INFLUENCE_STATES.hostile]).toEqual([idOf(friendly), idOf(hostile)])
  },
  passivePerception() {
    const { formula, advantage, disadvantage } = tables.passivePerception.data
    expect(`${PASSIVE_SCORE.base} + Wisdom (Perception) bonus`).toBe(formula)
    expect(passiveScore({ bonus: 4, state: 'normal' })).toBe(14)
    expect(passiveScore({ bonus: 4, state: 'advantage' })).toBe(14 + advantage)
    expect(passiveScore({ bonus: 4, state: 'disadvantage' })).toBe(14 + disadvantage)
  },
  hiding() {
    const { dc, skill, needs } = tables.hiding.data
    expect([hide({ total: dc - 1 }, srd521).value.hidden, hide({ total: dc }, srd521).value.hidden]).toEqual([
      false,
      true,
    ])
    const row = MAIN_ACTIONS.find(({ action }) => action === 'hide')
    const check = checkOf(skill)
    expect(row?.checks).toEqual([{ ability: check.ability, skills: [check.skill] }])
    expect(needs).toEqual(Object.keys(PLACES))
    for (const place of Object.values(PLACES)) expect(mayHide(place, srd521)).toEqual({ allowed: true })
    const behindHalf = { heavilyObscured: false, cover: 'half', inSight: false } as const
    expect(mayHide(behindHalf, srd521).allowed).toBe(false)
  },
  alternativeBaseAC() {
    const { rule, ...formulas } = tables.alternativeBaseAC.data
    // The notes: `(Shield allowed)` and `(no Shield)`; the base AC of all creatures and Draconic Resilience do not
    // mention Shields.
    expect(
      Object.values(formulas).map((text) => {
        const [formula = '', note = ''] = text.split(' (')
        return { ...calculationOf(formula), shieldAllowed: note !== 'no Shield)' }
      }),
    ).toEqual(BASE_ARMOR_CLASSES.map(({ base, abilities, shieldAllowed }) => ({ base, abilities, shieldAllowed })))
    const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    expect(Object.keys(formulas)).toEqual(BASE_ARMOR_CLASSES.map(({ calculation }) => camelCase(calculation)))
    expect(rule).toBe('only one base calculation at a time')
    const modifiers = { strength: 0, dexterity: 1, constitution: 2, intelligence: 0, wisdom: 3, charisma: 4 }
    const features = BASE_ARMOR_CLASSES.map(({ calculation }) => calculation)
    expect(bestBaseArmorClass({ modifiers, shield: false, features }).value.armorClass).toBe(15)
  },
} satisfies Checks
