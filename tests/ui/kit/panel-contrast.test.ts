import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentColourTokens, contrastRatio } from '@/ui/kit/accent'

const tokensCss = readFileSync('src/ui/kit/tokens.css', 'utf8')
const panelCss = readFileSync('src/ui/kit/panel.module.css', 'utf8')
const buttonCss = readFileSync('src/ui/kit/button.module.css', 'utf8')

/** Returns the first value that a style sheet gives a property, such as `#8fe3b4` for `--mint`. */
function declaredValue(sheet: string, property: string): string {
  const value = new RegExp(`${property}: ([^;]+);`).exec(sheet)?.[1]
  if (value === undefined) throw new RangeError(`No sheet gives ${property}`)
  return value
}

/**
 * Returns the name of the custom property whose value the panel gives to another one. For example, the panel
 * gives `--good` the value of `--mint`.
 */
function panelVariableName(property: string): string {
  return declaredValue(panelCss, property).replace(/^var\((.+)\)$/, '$1')
}

/**
 * Returns the colour that results when a translucent white of tokens.css, such as `--night-tint`, lies over
 * a colour of the dark panel.
 */
function blendTintOverColour(night: string, veil: string): string {
  const share = Number(/^rgb\(255 255 255 \/ ([\d.]+)\)$/.exec(declaredValue(tokensCss, veil))?.[1])
  const lit = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(night.slice(start, start + 2), 16)
    return Math.round(channel + (255 - channel) * share)
  })
  return `#${lit.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Declarations of the style rule that gives a disabled button its background and text colour. */
const disabledButtonRule = /\[aria-disabled='true'\]:not\([^)]+\) \{([^}]+)\}/.exec(buttonCss)?.[1] ?? ''
const [disabledGround, disabledText] = ['background', 'color'].map((property) =>
  declaredValue(disabledButtonRule, `\\n  ${property}`).replace(/^var\((.+)\)$/, '$1'),
)

const colourArbitrary = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

function forEveryPanelColour(check: (night: string) => void): void {
  fc.assert(
    fc.property(colourArbitrary, (colour) => {
      for (const { night } of Object.values(accentColourTokens(colour))) check(night)
    }),
    { numRuns: 500, examples: [['#da0067'], ['#ffffff'], ['#000000'], ['#ffff00']] },
  )
}

describe('an element on the lit panel', () => {
  it.each(['good', 'warn', 'bad', 'info'])(
    'has enough contrast as a %s chip on its tint over the night colour',
    (tone) => {
      const [text, tint] = [panelVariableName(`--${tone}`), panelVariableName(`--${tone}-tint`)]
      forEveryPanelColour((night) =>
        expect(
          contrastRatio(declaredValue(tokensCss, text), blendTintOverColour(night, tint)),
        ).toBeGreaterThanOrEqual(4.5),
      )
    },
  )

  it('has enough contrast as a neutral chip on its tile', () => {
    forEveryPanelColour((night) =>
      expect(
        contrastRatio(
          declaredValue(tokensCss, panelVariableName('--ink-soft')),
          blendTintOverColour(night, panelVariableName('--tile')),
        ),
      ).toBeGreaterThanOrEqual(4.5),
    )
  })

  it('has enough contrast as a disabled button', () => {
    const [ground, text] = [panelVariableName(disabledGround ?? ''), panelVariableName(disabledText ?? '')]
    forEveryPanelColour((night) =>
      expect(
        contrastRatio(declaredValue(tokensCss, text), blendTintOverColour(night, ground)),
      ).toBeGreaterThanOrEqual(4.5),
    )
  })

  it('has enough contrast at the edge of a control', () => {
    forEveryPanelColour((night) =>
      expect(
        contrastRatio(blendTintOverColour(night, panelVariableName('--control-line')), night),
      ).toBeGreaterThanOrEqual(3),
    )
  })
})
