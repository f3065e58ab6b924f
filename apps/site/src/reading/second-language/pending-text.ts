import { showUnits } from '../../display/shown-units.ts'
import { showRemembered } from './second-opener.ts'

// The text was hidden (`theme-first.js`) until the saved settings are applied, to avoid a layout shift.
Promise.all([showUnits(), showRemembered()]).then(() => {
  delete document.documentElement.dataset['pending']
})
