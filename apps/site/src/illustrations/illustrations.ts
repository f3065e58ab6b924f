import { areaShapes } from './drawn/area-shapes.ts'
import { blockedLines } from './drawn/blocked-lines.ts'
import { cone } from './drawn/cone.ts'
import { cover } from './drawn/cover.ts'
import { cube } from './drawn/cube.ts'
import { cylinder } from './drawn/cylinder.ts'
import { darkvision } from './drawn/darkvision.ts'
import { difficultTerrain } from './drawn/difficult-terrain.ts'
import { emanation } from './drawn/emanation.ts'
import { grid } from './drawn/grid.ts'
import { highJump } from './drawn/high-jump.ts'
import { light } from './drawn/light.ts'
import { lineArea } from './drawn/line.ts'
import { longJump } from './drawn/long-jump.ts'
import { mount } from './drawn/mount.ts'
import { opportunityAttack } from './drawn/opportunity-attack.ts'
import { reach } from './drawn/reach.ts'
import { sizes } from './drawn/sizes.ts'
import { sphere } from './drawn/sphere.ts'
import type { Illustration } from './illustration.ts'

/** The illustration of each rule, before its words: on its page and in its chapter. */
export const ILLUSTRATIONS: ReadonlyMap<string, Illustration> = new Map(
  Object.entries({
    'area-of-effect': areaShapes,
    cone,
    cover,
    cube,
    cylinder,
    darkvision,
    'difficult-terrain': difficultTerrain,
    emanation,
    'high-jump': highJump,
    light,
    line: lineArea,
    'long-jump': longJump,
    'mounted-combat': mount,
    'opportunity-attacks': opportunityAttack,
    'playing-on-a-grid': grid,
    reach,
    size: sizes,
    sphere,
    'total-cover': blockedLines,
  }),
)

/** The rules that show the illustrations of others on their own pages; a chapter shows each once. */
export const ALSO: ReadonlyMap<string, readonly Illustration[]> = new Map(
  Object.entries({
    'bright-light': [light],
    darkness: [darkvision],
    'dim-light': [light],
    jumping: [longJump, highJump],
  }),
)

/** The illustrations before the words of a rule or below one of its headings. */
export function illustrationsOf(rule: string, isInChapter: boolean): readonly Illustration[] {
  const own = ILLUSTRATIONS.get(rule)
  return own ? [own] : isInChapter ? [] : (ALSO.get(rule) ?? [])
}
