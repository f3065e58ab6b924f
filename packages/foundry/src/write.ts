import { resolve } from 'node:path'
import { PUBLISHED_SITE } from '@rulestone/text'
import { writeModule } from './write-module.ts'

const [folder = 'dist', site = PUBLISHED_SITE] = process.argv.slice(2)

process.stdout.write(`${await writeModule(resolve(folder), site)}\n`)
