import { wanted } from './asked-address.ts'
import './search-opener.ts'

/** The page begins with the language of the address it was asked for. */
if (wanted) wanted.parentElement?.prepend(wanted)
