import { StyleRules, styledProperties, type StyledProperty } from './style-rules'

/** Properties that an element inherits from its parent. */
const inherited: ReadonlySet<StyledProperty> = new Set(['visibility', 'text-transform'])

/** Properties that are not inherited; without a rule an element has its tag's default. */
const ofTheTag: ReadonlySet<string> = new Set([
  'content-visibility',
  'opacity',
  'overflow',
  'clip',
  'clip-path',
])

const propertyCalled: ReadonlyMap<string | symbol, StyledProperty> = new Map<string, StyledProperty>([
  ...styledProperties.map((property) => [property, property] as const),
  ['textTransform', 'text-transform'],
])

/**
 * Computes an element's styles from the few rules for its class or tag. happy-dom tests every rule for the
 * element and all ancestors, which took a third of a scenario's time.
 */
export class QuickStyles {
  private rules: StyleRules | undefined
  private text = ''
  /** Default style of each tag. */
  private readonly byTag = new Map<string, string>()
  private readonly unstyled: (element: Element) => CSSStyleDeclaration

  constructor(private readonly view: Window & typeof globalThis) {
    this.unstyled = view.getComputedStyle.bind(view)
    view.getComputedStyle = (element) => this.of(element)
  }

  /** Replaces all style sheets with this text. */
  styleBy(text: string): void {
    if (text === this.text) return
    this.text = text
    const sheet = new this.view.CSSStyleSheet()
    sheet.replaceSync(text)
    this.rules = new StyleRules(sheet, (condition) => this.view.matchMedia(condition).matches)
  }

  private of(element: Element): CSSStyleDeclaration {
    let unstyled: CSSStyleDeclaration | undefined
    const rest = (): CSSStyleDeclaration => (unstyled ??= this.unstyled(element))
    const getPropertyValue = (name: string): string => {
      const property = propertyCalled.get(name)
      if (property) return this.read(element, property)
      if (ofTheTag.has(name)) return this.byTagOf(element, name)
      return rest().getPropertyValue(name)
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue
        const property = propertyCalled.get(name)
        return property ? this.read(element, property) : Reflect.get(rest(), name)
      },
    })
  }

  private read(element: Element, property: StyledProperty): string {
    if (!element.isConnected) return ''
    for (let each: Element | null = element; each; each = each.parentElement) {
      const value = this.own(each, property)
      if (value) return value
      if (!inherited.has(property)) break
    }
    return property === 'display' ? this.byTagOf(element, 'display') : ''
  }

  /** Returns the value of the element's own style attribute, which takes precedence. */
  private own(element: Element, property: StyledProperty): string | undefined {
    if (!element.hasAttribute('style')) return this.rules?.about(element, property)
    const ofItself = (element as HTMLElement).style.getPropertyValue(property)
    return ofItself || this.rules?.about(element, property)
  }

  private byTagOf(element: Element, property: string): string {
    if (element.hasAttribute('style')) return this.unstyled(element).getPropertyValue(property)
    const asked = `${property} of ${element.tagName} ${element.hasAttribute('open')}`
    const known = this.byTag.get(asked)
    if (known !== undefined) return known
    const value = this.unstyled(element).getPropertyValue(property)
    this.byTag.set(asked, value)
    return value
  }
}
