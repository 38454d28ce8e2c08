import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { FastComputedStyles } from '#features/support/node/fast-computed-styles'
import { evaluatedStyleProperties } from '#features/support/node/style-rules'

/** Style sheet with every kind of rule that the portal's style sheets have. */
const styleSheet = `
  [hidden] { display: none }
  img, svg { display: block }
  .row, .row > li { display: flex }
  .box svg { visibility: hidden }
  .tick:checked + svg { visibility: visible }
  .tick:after, .dots:before { display: block; position: absolute }
  .alert:empty { display: none }
  .fold:not([open]) > .pop { display: none; position: fixed }
  .shout { text-transform: uppercase }
  .name { text-transform: capitalize; position: relative }
  .hero { display: grid }
  .hero { display: block; visibility: hidden }
  .hero.name { display: inline-flex }
  @media (min-width: 600px) { .hero { display: none } .row { position: sticky } }
  @media (max-width: 599px) { .box { display: contents } }
  @media print { .row { display: none } }
`

/**
 * Properties that axe reads of each element besides the evaluated ones. `FastComputedStyles` gives them the
 * defaults of the element's tag.
 */
const tagDefaultProperties = ['content-visibility', 'opacity', 'overflow', 'clip', 'clip-path']

interface TreeNode {
  readonly tag: string
  readonly attributes: readonly string[]
  readonly children: readonly TreeNode[]
}

const { treeNode } = fc.letrec<{ treeNode: TreeNode }>((tie) => ({
  treeNode: fc.record({
    tag: fc.constantFrom('div', 'span', 'li', 'svg', 'p', 'button', 'dialog', 'details', 'section', 'b'),
    attributes: fc.uniqueArray(
      fc.constantFrom(
        'class="row name"',
        'class="box"',
        'class="alert shout"',
        'class="fold"',
        'class="pop"',
        'class="hero"',
        'class="hero name"',
        'hidden',
        'open',
        'style="display: inline"',
        'style="visibility: visible; color: red"',
        'style="opacity: 0.5; overflow: hidden"',
      ),
      { maxLength: 3, selector: (attribute) => attribute.split('=')[0] },
    ),
    children: fc.oneof(
      { maxDepth: 3 },
      fc.constant<readonly TreeNode[]>([]),
      fc.array(tie('treeNode'), { minLength: 1, maxLength: 3 }),
    ),
  }),
}))

function toHtml({ tag, attributes, children }: TreeNode): string {
  return `<${[tag, ...attributes].join(' ')}>${children.map(toHtml).join('')}</${tag}>`
}

function createWindow(body: string, width: number) {
  const window = new Window({ width, height: 740 }) as unknown as typeof globalThis.window
  window.document.body.innerHTML = `<input type="checkbox" class="tick" checked><svg></svg>${body}`
  return window
}

/** Returns the computed styles of each element of a window. */
function readComputedStyles(window: typeof globalThis.window): readonly string[] {
  return [...window.document.body.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element)
    const { display, visibility, textTransform, position, color } = style
    const read = [...evaluatedStyleProperties, ...tagDefaultProperties].map((property) =>
      style.getPropertyValue(property),
    )
    return [element.outerHTML, display, visibility, textTransform, position, color, ...read].join(' | ')
  })
}

describe('quick styles', () => {
  it.each([360, 1280])('equal those of happy-dom for every rule, at %i px', (width) => {
    fc.assert(
      fc.property(treeNode, (tree) => {
        const quick = createWindow(toHtml(tree), width)
        new FastComputedStyles(quick).replaceStyleSheets(styleSheet)
        const whole = createWindow(toHtml(tree), width)
        whole.document.head.innerHTML = `<style>${styleSheet}</style>`
        expect(readComputedStyles(quick)).toEqual(readComputedStyles(whole))
      }),
      { numRuns: 25 },
    )
  })

  it('follow the width of the window and the sheet in force', () => {
    const window = createWindow('<p class="hero">Debés</p>', 360)
    const styles = new FastComputedStyles(window)
    const shown = () =>
      [...window.document.querySelectorAll('p')].map((each) => window.getComputedStyle(each).display)
    styles.replaceStyleSheets(styleSheet)
    const onPhone = shown()
    ;(window as unknown as Window).happyDOM.setViewport({ width: 1280, height: 740 })
    const onDesktop = shown()
    styles.replaceStyleSheets('p { display: flex }')
    expect([onPhone, onDesktop, shown()]).toEqual([['block'], ['none'], ['flex']])
  })
})
