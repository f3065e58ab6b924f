import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { importsOf, namesChunks } from './chunks.ts'

const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(
  join(folder, 'island.js'),
  'import{a as b}from"./live.js";import"./start.js";const c=()=>import("./far.js")',
)
writeFileSync(join(folder, 'live.js'), 'import{s}from"./start.js";export{s as a}')
writeFileSync(join(folder, 'start.js'), 'export const s="./island.js"')

describe('importsOf', () => {
  it('follows imports, and not what is fetched on demand', () => {
    expect(importsOf(join(folder, 'island.js'))).toEqual([join(folder, 'live.js'), join(folder, 'start.js')])
  })
})

describe('namesChunks', () => {
  const named = namesChunks(folder, '/base')

  it('names them beside islands and late scripts', () => {
    expect(named('<astro-island uid="1" component-url="/base/island.js" props="{}">')).toBe(
      '<astro-island uid="1" component-url="/base/island.js" data-chunks="/base/live.js /base/start.js" props="{}">',
    )
    expect(named('<script type="late" data-src="/base/live.js"></script>')).toBe(
      '<script type="late" data-src="/base/live.js" data-chunks="/base/start.js"></script>',
    )
  })

  it('leaves alone what imports nothing, and what is fetched at once', () => {
    const page =
      '<script type="late" data-src="/base/start.js"></script><script type="module" src="/base/live.js"></script>'
    expect(named(page)).toBe(page)
  })
})
