import { StyleRules, evaluatedStyleProperties, type EvaluatedStyleProperty } from './style-rules'

/** Properties that an element inherits from its parent. */
const inheritedProperties: ReadonlySet<EvaluatedStyleProperty> = new Set(['visibility', 'text-transform'])

/**
 * Properties that an element does not inherit. Without a style rule, the element has the default value of its
 * tag.
 */
const nonInheritedProperties: ReadonlySet<string> = new Set([
  'content-visibility',
  'opacity',
  'overflow',
  'clip',
  'clip-path',
])

const evaluatedPropertyByName: ReadonlyMap<string | symbol, EvaluatedStyleProperty> = new Map<
  string,
  EvaluatedStyleProperty
>([
  ...evaluatedStyleProperties.map((property) => [property, property] as const),
  ['textTransform', 'text-transform'],
])

/**
 * Computes an element's styles from the few style rules that name the element's class or tag. happy-dom
 * itself tests every rule for the element and all its ancestors, which takes a third of a scenario's
 * time.
 */
export class FastComputedStyles {
  private rules: StyleRules | undefined
  private text = ''
  /** happy-dom's default style values, cached by property and tag. */
  private readonly defaultValueCache = new Map<string, string>()
  /** Returns the style that happy-dom computes for the element without any style sheet. */
  readonly styleWithoutStyleSheets: (element: Element) => CSSStyleDeclaration

  constructor(private readonly view: Window & typeof globalThis) {
    this.styleWithoutStyleSheets = view.getComputedStyle.bind(view)
    view.getComputedStyle = (element) => new ComputedStyle(element, this) as unknown as CSSStyleDeclaration
  }

  /** Removes all style sheets and uses the rules of the given text in their place. */
  replaceStyleSheets(text: string): void {
    if (text === this.text) return
    this.text = text
    const sheet = new this.view.CSSStyleSheet()
    sheet.replaceSync(text)
    this.rules = new StyleRules(sheet, (condition) => this.view.matchMedia(condition).matches)
  }

  computedValue(element: Element, property: EvaluatedStyleProperty): string {
    if (!element.isConnected) return ''
    for (let each: Element | null = element; each; each = each.parentElement) {
      const value = this.declaredValue(each, property)
      if (value) return value
      if (!inheritedProperties.has(property)) break
    }
    return property === 'display' ? this.defaultValueOfTag(element, 'display') : ''
  }

  /**
   * Returns the element's value of a style property: that of its `style` attribute, or else that of the
   * style sheets.
   */
  private declaredValue(element: Element, property: EvaluatedStyleProperty): string | undefined {
    if (!element.hasAttribute('style')) return this.rules?.declaredValueFor(element, property)
    const ofItself = (element as HTMLElement).style.getPropertyValue(property)
    return ofItself || this.rules?.declaredValueFor(element, property)
  }

  defaultValueOfTag(element: Element, property: string): string {
    if (element.hasAttribute('style')) return this.styleWithoutStyleSheets(element).getPropertyValue(property)
    const asked = `${property} of ${element.tagName} ${element.hasAttribute('open')}`
    const known = this.defaultValueCache.get(asked)
    if (known !== undefined) return known
    const value = this.styleWithoutStyleSheets(element).getPropertyValue(property)
    this.defaultValueCache.set(asked, value)
    return value
  }
}

/**
 * The computed style of an element. Each reading of a style creates one, so the methods are on the prototype.
 */
class ComputedStyle {
  private otherStyle: CSSStyleDeclaration | undefined

  constructor(
    private readonly element: Element,
    private readonly styles: FastComputedStyles,
  ) {}

  get display(): string {
    return this.styles.computedValue(this.element, 'display')
  }

  get visibility(): string {
    return this.styles.computedValue(this.element, 'visibility')
  }

  getPropertyValue(name: string): string {
    const property = evaluatedPropertyByName.get(name)
    if (property) return this.styles.computedValue(this.element, property)
    if (nonInheritedProperties.has(name)) return this.styles.defaultValueOfTag(this.element, name)
    return this.readOtherStyle().getPropertyValue(name)
  }

  /**
   * Returns the value of a style property, which may be named in any spelling, such as `textTransform`
   * or `text-transform`.
   */
  valueInAnySpelling(name: string | symbol): unknown {
    const property = evaluatedPropertyByName.get(name)
    return property
      ? this.styles.computedValue(this.element, property)
      : Reflect.get(this.readOtherStyle(), name)
  }

  private readOtherStyle(): CSSStyleDeclaration {
    return (this.otherStyle ??= this.styles.styleWithoutStyleSheets(this.element))
  }
}

// A property that the class does not have is looked for in the prototype of its prototype.
Object.setPrototypeOf(
  ComputedStyle.prototype,
  new Proxy({}, { get: (_, name, style) => (style as ComputedStyle).valueInAnySpelling(name) }),
)
