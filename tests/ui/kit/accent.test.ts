import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentColourTokens, applyAccentColour, contrastRatio, isValidAccentColour } from '@/ui/kit/accent'

const randomColourArbitrary = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

const unusualColours = ['#ffffff', '#000000', '#ffff00', '#808080', '#0000ff', '#da0067'] as const
const colourArbitrary = fc.oneof(
  { arbitrary: randomColourArbitrary, weight: 9 },
  fc.constantFrom(...unusualColours),
)
const mint = '#8fe3b4'
const amber = '#ffc266'

describe('accent', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#da0067', '#da0067')).toBe(1)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('keeps the colour of the house accent', () => {
    const { light, dark } = accentColourTokens('#DA0067')
    expect(light.accent).toBe('#da0067')
    expect(light.onAccent).toBe('#ffffff')
    expect(dark.accent).toBe('#ff5ca0')
    expect(dark.onAccent).toBe('#2b0014')
  })

  it('puts dark text on a light colour', () => {
    expect(accentColourTokens('#ffd100').light.onAccent).toBe('#261f00')
  })

  it('fills with exactly the configured colour in the light scheme', () => {
    expect(accentColourTokens('#005FCC').light.accent).toBe('#005fcc')
  })

  it('has a contrast of 4.5 or more on every background, for any colour', () => {
    fc.assert(
      fc.property(colourArbitrary, (colour) => {
        const { light, dark } = accentColourTokens(colour)
        const pairs = [
          [light.onAccent, light.accent],
          [light.accentInk, '#ffffff'],
          [light.accentInk, '#f7f3f0'],
          [light.onAccentTint, light.accentTint],
          ['#20122b', light.accentTint],
          [dark.onAccent, dark.accent],
          [dark.accentInk, '#211a24'],
          [dark.accentInk, '#151017'],
          [dark.onAccentTint, dark.accentTint],
          ['#f5f0f4', dark.accentTint],
        ] as const
        for (const [text, ground] of pairs) expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 500 },
    )
  })

  const panelStandsOut = (colour: string): void => {
    for (const { night, nightAccent, onNightAccent } of Object.values(accentColourTokens(colour))) {
      expect(contrastRatio('#ffffff', night)).toBeGreaterThanOrEqual(12)
      expect(contrastRatio(nightAccent, night)).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(onNightAccent, nightAccent)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(mint, night)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(amber, night)).toBeGreaterThanOrEqual(4.5)
    }
  }

  it('gives a dark panel with enough contrast, for any colour', () => {
    fc.assert(fc.property(colourArbitrary, panelStandsOut), { numRuns: 500 })
  })

  it.each(unusualColours)('gives a dark panel for %s', panelStandsOut)

  it('gives each lender its own panel', () => {
    expect(accentColourTokens('#da0067').light.night).toBe('#2a0e3a')
    expect(accentColourTokens('#00a650').light.night).toBe('#0e2437')
  })

  it.each(['', 'red', '#fff', '#12345g', 'DA0067', '#DA006700'])('refuses %o', (text) => {
    expect(isValidAccentColour(text)).toBe(false)
    expect(() => accentColourTokens(text)).toThrow(RangeError)
  })

  it('sets every shade of both schemes on the page', () => {
    const given = new Map<string, string>()
    const root = { style: { setProperty: (name: string, value: string) => void given.set(name, value) } }
    applyAccentColour(root, '#da0067')
    expect(given.get('--light-accent')).toBe('#da0067')
    expect(given.get('--dark-on-accent-tint')).toBe('#ff9cc5')
    expect(given.get('--light-night')).toBe('#2a0e3a')
    expect(given.get('--dark-on-night-accent')).toBe('#260e18')
    expect(given.size).toBe(16)
  })
})
