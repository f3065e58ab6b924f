// Checks the packed files with publint, and their types with are-the-types-wrong.
import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** The packed files, by name of the package. */
const packed = JSON.parse(process.env.PACKED)

/** Runs a program of the project; a failure shows what it printed. */
async function check(program, ...args) {
  try {
    await execute(`node_modules/.bin/${program}`, args)
  } catch ({ stdout, stderr }) {
    console.error(`${program} ${args.join(' ')}\n${stdout}${stderr}`)
    process.exitCode = 1
  }
}

/** A program without exports has no types to check. The packages are ES modules alone. */
async function checkPackage(file) {
  await check('publint', file, '--strict')
  const manifest = execFileSync('tar', ['-xOf', file, 'package/package.json'], { encoding: 'utf8' })
  if (JSON.parse(manifest).exports) await check('attw', file, '--profile', 'esm-only', '--format', 'ascii')
}

for (const file of Object.values(packed)) await checkPackage(file)
if (!process.exitCode) console.log(`publint and are-the-types-wrong find nothing in ${Object.keys(packed).join(', ')}`)
