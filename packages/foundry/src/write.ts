import { resolve } from 'node:path'
import { writeModule } from './write-module.ts'

const [folder = 'dist', site = 'https://rulestone.github.io/rulestone'] = process.argv.slice(2)

process.stdout.write(`${await writeModule(resolve(folder), site)}\n`)
