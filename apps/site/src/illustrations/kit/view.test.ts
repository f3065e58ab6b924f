import { expect, test } from 'vitest'
import { ellipse, project, type Ring, ringPoint, type View } from './view.ts'

const VIEW: View = { zero: { x: 100, y: 100 }, scale: 4 }
const UPRIGHT: Ring = {
  center: { x: 30, y: 0, z: 0 },
  radii: [
    { x: 0, y: 15, z: 0 },
    { x: 0, y: 0, z: 15 },
  ],
}
const LEVEL: Ring = {
  center: { x: 0, y: 0, z: 8 },
  radii: [
    { x: 10, y: 0, z: 0 },
    { x: 0, y: 10, z: 0 },
  ],
}

test.each([
  ['upright', UPRIGHT],
  ['level', LEVEL],
])('the ellipse of a ring that is %s goes through its points', (_, ring) => {
  const { rx, ry, transform } = ellipse('edge', VIEW, ring).properties
  const turn = (Number(/rotate\((.*)\)/.exec(String(transform))?.[1]) * Math.PI) / 180
  const middle = project(VIEW, ring.center)
  for (let angle = 0; angle < 6; angle += 0.5) {
    const point = ringPoint(VIEW, ring, angle)
    const [x, y] = [point.x - middle.x, point.y - middle.y]
    const along = x * Math.cos(turn) + y * Math.sin(turn)
    const across = y * Math.cos(turn) - x * Math.sin(turn)
    expect((along / Number(rx)) ** 2 + (across / Number(ry)) ** 2).toBeCloseTo(1, 1)
  }
})

test('no length is drawn longer than it is', () => {
  const from = project(VIEW, { x: 0, y: 0, z: 0 })
  for (const point of [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ]) {
    const to = project(VIEW, point)
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThanOrEqual(VIEW.scale)
  }
})
