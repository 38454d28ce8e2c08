import { StyleRules, styledProperties, type StyledProperty } from './style-rules'

/** Where nothing is said of an element itself, that of whatever is around it holds. */
const inherited: ReadonlySet<StyledProperty> = new Set(['visibility', 'text-transform'])

/** Not inherited, and left out of the sheets: without an attribute of its own, an element has what its tag has. */
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
 * Says how an element is displayed by the few rules that name its class or its tag. happy-dom asks every rule of every
 * sheet, about the element and about all that is around it: a third of what a scenario cost.
 */
export class QuickStyles {
  private rules: StyleRules | undefined
  private text = ''
  /** What an element is by its tag, with no sheet at all. */
  private readonly byTag = new Map<string, string>()
  private readonly unstyled: (element: Element) => CSSStyleDeclaration

  constructor(private readonly view: Window & typeof globalThis) {
    this.unstyled = view.getComputedStyle.bind(view)
    view.getComputedStyle = (element) => this.of(element)
  }

  /** From now on that text is the only sheet. */
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

  /** Its own attribute comes before every sheet. */
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
