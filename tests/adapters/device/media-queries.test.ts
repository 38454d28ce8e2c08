import { afterEach, expect, it, vi } from 'vitest'
import { BrowserDisplayFeatures } from '@/adapters/device/browser-device'
import { BrowserCurrentDevice } from '@/adapters/device/browser-current-device'

/**
 * Returns whether a media query uses range syntax or a `not` within a condition. Before Safari 16.4, such a
 * query matches nothing.
 */
const isSyntaxTooNewForSafari = (query: string): boolean => /[<>]|\(\s*not/.test(query)

/**
 * Returns a fake window of Safari 16.0 with the given width, used with a mouse (`fine`) or a finger
 * (`coarse`).
 */
function createSafari16Window({
  width,
  pointer,
}: {
  readonly width: number
  readonly pointer: 'coarse' | 'fine'
}) {
  const matches = (query: string): boolean =>
    !isSyntaxTooNewForSafari(query) &&
    query.split(' and ').every((part) => {
      const [, feature = '', value = ''] = /\(([\w-]+): (\w+)\)/.exec(part) ?? []
      if (feature === 'min-width') return width >= Number.parseInt(value, 10)
      if (feature === 'max-width') return width <= Number.parseInt(value, 10)
      return feature === 'pointer' && value === pointer
    })
  return { matchMedia: (query: string) => ({ matches: matches(query) }) } as Window
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  [600, true],
  [601, false],
])('a screen %i px wide is small: %s', (width, isSmall) => {
  vi.stubGlobal('window', createSafari16Window({ width, pointer: 'coarse' }))
  expect(new BrowserDisplayFeatures().hasNarrowWindow()).toBe(isSmall)
})

it.each([
  [1264, 'fine', true],
  [1263, 'fine', false],
  [1264, 'coarse', false],
] as const)('with %i px and a %s pointer it is a desktop: %s', (width, pointer, isDesktop) => {
  expect(new BrowserCurrentDevice(createSafari16Window({ width, pointer })).isDesktop()).toBe(isDesktop)
})
