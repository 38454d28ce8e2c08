import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accentColourTokens, contrastRatio } from '@/ui/kit/accent'

const tokensCss = readFileSync(new URL('../../../src/ui/kit/tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = tokensCss.split('@media (prefers-color-scheme: dark)')
const [, everywhereCss = ''] = lightCss.split(':root')

function tokensOf(text: string): Map<string, string> {
  const declarations = text.matchAll(/--([\w-]+):\s*(?:var\([\w-]+, )?(#[0-9a-f]{6})\)?;/g)
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]))
}

const textAndBackgroundPairs = [
  ['ink', 'tile'],
  ['ink-soft', 'tile'],
  ['on-night', 'night'],
  ['on-night-soft', 'night'],
  ['on-night-accent', 'night-accent'],
  ['mint', 'night'],
  ['amber', 'night'],
  ['rose', 'night'],
  ['sky', 'night'],
  ['good', 'paper'],
  ['good', 'surface'],
  ['warn', 'paper'],
  ['warn', 'surface'],
  ['info', 'paper'],
  ['info', 'surface'],
  ['ink', 'surface'],
  ['ink', 'paper'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'paper'],
  ['on-accent', 'accent'],
  ['accent-ink', 'surface'],
  ['accent-ink', 'paper'],
  ['on-accent-tint', 'accent-tint'],
  ['ink', 'accent-tint'],
  ['ink-soft', 'accent-tint'],
  ['good', 'good-tint'],
  ['warn', 'warn-tint'],
  ['bad', 'bad-tint'],
  ['info', 'info-tint'],
  ['bad', 'surface'],
  ['bad', 'paper'],
  ['on-bad', 'bad'],
] as const

describe.each([
  ['light', tokensOf(everywhereCss)],
  ['dark', new Map([...tokensOf(everywhereCss), ...tokensOf(darkCss)])],
] as const)('tokens in %s', (scheme, tokens) => {
  it.each(textAndBackgroundPairs)('%s has enough contrast on %s', (text, ground) => {
    expect(contrastRatio(tokens.get(text) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it('give a control enough contrast with its background', () => {
    const control = tokens.get('control-line') ?? ''
    expect(contrastRatio(control, tokens.get('surface') ?? '')).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(control, tokens.get('paper') ?? '')).toBeGreaterThanOrEqual(3)
  })

  it('fall back to the house accent', () => {
    const shades = accentColourTokens('#DA0067')[scheme]
    expect(tokens.get('accent')).toBe(shades.accent)
    expect(tokens.get('on-accent')).toBe(shades.onAccent)
    expect(tokens.get('accent-ink')).toBe(shades.accentInk)
    expect(tokens.get('accent-tint')).toBe(shades.accentTint)
    expect(tokens.get('on-accent-tint')).toBe(shades.onAccentTint)
    expect(tokens.get('night')).toBe(shades.night)
    expect(tokens.get('night-accent')).toBe(shades.nightAccent)
    expect(tokens.get('on-night-accent')).toBe(shades.onNightAccent)
  })
})
