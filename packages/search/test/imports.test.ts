import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../src')
const FILES = globSync('*.ts', { cwd: FOLDER }).filter((file) => !file.endsWith('.test.ts'))

/** Numbers, which a bundler writes where they are used. */
const CONSTANTS = '@rulestone/core/measures'

test.each(FILES)(
  '%s answers queries without a package but for constants, Node, a document, or what differs between engines',
  (file) => {
    const code = readFileSync(join(FOLDER, file), 'utf8').replace(/\/\*\*.*?\*\//gsu, '')
    const imports = Array.from(
      code.matchAll(/^(?:import|export) (?!type )[^'`]*? from '([^']+)'/gmu),
      ([, from]) => from,
    )
    expect(imports.filter((from) => from !== CONSTANTS && !from?.startsWith('./'))).toEqual([])
    expect(code).not.toMatch(/(?<![-\w])(?:Intl|process|document|window|localeCompare|toLocale\w+|Date)\b[.(]/u)
  },
)
