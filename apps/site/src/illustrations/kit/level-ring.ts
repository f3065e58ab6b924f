import { short } from './shapes.ts'
import { LEVEL_FLATNESS, project, type Ring, type View } from './view.ts'

/** A level ring at a height. */
export const levelRing = (feet: number, z: number): Ring => ({
  center: { x: 0, y: 0, z },
  radii: [
    { x: feet, y: 0, z: 0 },
    { x: 0, y: feet, z: 0 },
  ],
})

/** The near and the far half of a level ring, which the view makes an upright ellipse. */
export function halves(view: View, radius: number, z: number): { readonly near: string; readonly far: string } {
  const { x, y } = project(view, { x: 0, y: 0, z })
  const wide = radius * view.scale
  const high = wide * LEVEL_FLATNESS
  const half = (sweep: 0 | 1): string =>
    `M${short(x - wide)} ${short(y)}A${short(wide)} ${short(high)} 0 0 ${sweep} ${short(x + wide)} ${short(y)}`
  return { near: half(0), far: half(1) }
}
