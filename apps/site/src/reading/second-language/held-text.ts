import { showUnits } from '../../display/shown-units.ts'
import { showRemembered } from './second-opener.ts'

// The text was held back (`theme-first.js`) until it says what the reader chose to see: nothing moves under their eyes.
Promise.all([showUnits(), showRemembered()]).then(() => {
  delete document.documentElement.dataset['held']
})
