import { contentFolder } from '@rulestone/content'
import { readWorkbench, type Workbench } from '@rulestone/text'

/** The real content, read once for all tests of a worker. */
export const workbench: Workbench = await readWorkbench(contentFolder)
