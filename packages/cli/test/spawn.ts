import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Ran } from './run.ts'

/** The folder of the workspace. */
export const WORKSPACE = join(import.meta.dirname, '../../..')

const NODE = join(WORKSPACE, 'node_modules/.bin/node')
const PROGRAM = join(import.meta.dirname, '../src/rulestone.ts')

/** Runs the program in the folder of the workspace, with pipes instead of a terminal. */
export function spawnRulestone(args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(NODE, [PROGRAM, ...args], { cwd: WORKSPACE, encoding: 'utf8' })
  return { code: status ?? -1, out: stdout, error: stderr }
}
