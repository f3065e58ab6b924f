import { withoutFiles } from './uses/without-files.ts'

document.title = withoutFiles()
