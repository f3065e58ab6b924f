const response = await fetch('https://rulestone.github.io/rulestone/data/v1/rules/th/cover.json')
const rule = await response.json()

rule.title // => 'สิ่งกำบัง'
rule.links.includes('armor-class') // => true
