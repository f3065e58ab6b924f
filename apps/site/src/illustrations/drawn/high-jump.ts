import { highJumpFeet, highJumpReachInches, RUN_UP_FEET } from '@rulestone/core'
import { srd521 } from '@rulestone/core/rulesets'
import type { Element } from 'hast'
import { type Illustration, WIDTH } from '../illustration.ts'
import { type Dot, label, line, measure, path, person } from '../kit/shapes.ts'
import type { Words } from '../kit/words.ts'

const INCHES = 12
const MODIFIER = 3
const TALL = 6

/** The height of a jump of the example, and how high its hands reach, in feet. */
export const jumpOf = (runUpFeet: number): { readonly jump: number; readonly reach: number } => {
  const jump = highJumpFeet({ strengthModifier: MODIFIER, runUpFeet }, srd521)
  return { jump, reach: highJumpReachInches({ jumpFeet: jump, heightInches: TALL * INCHES }) / INCHES }
}

const [RUNNING, STANDING] = [jumpOf(RUN_UP_FEET), jumpOf(0)]

const SCALE = 12
const GROUND = 204

/** A jumper in the air, with the hands as high as they reach. */
function jumper(words: Words, x: number, { jump, reach }: ReturnType<typeof jumpOf>): Element[] {
  const at = (feet: number, aside = 0): Dot => ({ x: x + aside, y: GROUND - feet * SCALE })
  const shoulder = jump + TALL * 0.72
  return [
    person('hidden', at(0), TALL * SCALE),
    person('self', at(jump), TALL * SCALE),
    ...[-1, 1].map((side) => line('arm', at(shoulder, side * 5), at(reach, side * 9))),
    line('edge', at(reach, -26), at(reach, 26)),
    label(words.length(reach), { x, y: at(reach).y - 8 }),
    measure(at(0, -30), at(reach, -30)),
    measure(at(0, 30), at(jump, 30)),
    label(words.length(jump), { x: x + 37, y: at(jump / 2).y + 5 }, 'start'),
  ]
}

/** A High Jump with a run-up and without. */
export const highJump: Illustration = {
  id: 'high-jump',
  height: 234,
  numbers: { modifier: MODIFIER },
  lengths: {
    tall: TALL,
    'run-up': RUN_UP_FEET,
    running: RUNNING.jump,
    'running-reach': RUNNING.reach,
    standing: STANDING.jump,
    'standing-reach': STANDING.reach,
  },
  draw: (words) => [
    path('edge', `M0 ${GROUND}H${WIDTH}`),
    ...jumper(words, 66, RUNNING),
    ...jumper(words, 206, STANDING),
    label(words.label('running'), { x: 66, y: GROUND + 22 }, 'middle', 'strong'),
    label(words.label('standing'), { x: 206, y: GROUND + 22 }, 'middle', 'strong'),
  ],
}
