import { whenIdle } from './when-idle.ts'

// From now on the parts of a long page know their sizes, and need not be drawn where they are out of view.
whenIdle(() => document.documentElement.classList.add('laid-out'))
