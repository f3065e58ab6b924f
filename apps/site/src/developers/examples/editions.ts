import { next2012, srd521 } from '@rulestone/core'

srd521.criticalHit.damageDice // => 'rolled-again'
next2012.criticalHit.damageDice // => 'maximum'
