import { withoutFiles } from './uses/without-files.ts'

export default {
  test(): void {
    console.log(withoutFiles())
  },
}
