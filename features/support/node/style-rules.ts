/** The style properties that tests in Node evaluate; all other properties are ignored. */
export const evaluatedStyleProperties = ['display', 'position', 'visibility', 'text-transform'] as const

export type EvaluatedStyleProperty = (typeof evaluatedStyleProperties)[number]

interface StyleRule {
  readonly selector: string
  /** The media conditions of the rule. The rule applies only if all of them hold. */
  readonly mediaConditions: readonly string[]
  readonly declarations: ReadonlyMap<string, string>
}

interface RankedRule extends StyleRule {
  readonly specificity: number
  readonly sourceOrder: number
}

const universalSelector = '*'

const mediaRuleType = 4

/** The rules of a style sheet, indexed by class or tag. */
export class StyleRules {
  private readonly rulesByKey: Map<string, readonly RankedRule[]>
  private readonly rulesByLook = new Map<string, readonly RankedRule[]>()

  constructor(
    sheet: CSSStyleSheet,
    private readonly isConditionMet: (condition: string) => boolean,
  ) {
    const ranked = collectStyleRules(sheet.cssRules, [])
      .filter(({ selector }) => !selectsPseudoElement(selector))
      .map((rule, sourceOrder) => ({ ...rule, specificity: specificityOf(rule.selector), sourceOrder }))
    this.rulesByKey = Map.groupBy(ranked, ({ selector }) => indexKeyOfSelector(selector))
  }

  /** Returns the value that the rules of the style sheet give to the element itself, without inheritance. */
  declaredValueFor(element: Element, property: EvaluatedStyleProperty): string | undefined {
    return this.rulesForTagAndClasses(element)
      .find(
        (rule) =>
          rule.declarations.has(property) &&
          rule.mediaConditions.every(this.isConditionMet) &&
          matchesElement(rule, element),
      )
      ?.declarations.get(property)
  }

  /** Returns the style rules that name the element's tag or classes, the most specific rule first. */
  private rulesForTagAndClasses(element: Element): readonly RankedRule[] {
    const classes = element.getAttribute('class') ?? ''
    const look = `${element.localName} ${classes}`
    const known = this.rulesByLook.get(look)
    if (known) return known
    const keys = new Set([
      universalSelector,
      element.localName,
      ...classes.split(/\s+/).map((name) => `.${name}`),
    ])
    const found = [...keys]
      .flatMap((key) => this.rulesByKey.get(key) ?? [])
      .toSorted(compareMostSpecificFirst)
    this.rulesByLook.set(look, found)
    return found
  }
}

function matchesElement({ selector }: StyleRule, element: Element): boolean {
  return selector === indexKeyOfSelector(selector) || element.matches(selector)
}

function compareMostSpecificFirst(one: RankedRule, other: RankedRule): number {
  return other.specificity - one.specificity || other.sourceOrder - one.sourceOrder
}

function collectStyleRules(list: CSSRuleList, conditions: readonly string[]): readonly StyleRule[] {
  return [...list].flatMap((rule): readonly StyleRule[] => {
    if (isMediaRule(rule)) return collectStyleRules(rule.cssRules, [...conditions, rule.conditionText])
    if (!isStyleRule(rule)) return []
    const says = new Map(
      evaluatedStyleProperties.map((name) => [name, rule.style.getPropertyValue(name)] as const),
    )
    for (const [name, value] of says) if (!value) says.delete(name)
    return rule.selectorText
      .split(/,(?![^(]*\))/)
      .map((selector) => ({ selector: selector.trim(), mediaConditions: conditions, declarations: says }))
  })
}

function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return rule.type === mediaRuleType
}

function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule
}

/**
 * Returns the class of the last part of a selector. Returns the tag if that part has no class, and `*` if it
 * has neither.
 */
function indexKeyOfSelector(selector: string): string {
  const [last = ''] = /[^\s>+~]+$/.exec(selector) ?? []
  return /^[^:[]*?(\.[\w-]+)/.exec(last)?.[1] ?? /^[a-z][\w-]*/.exec(last)?.[0] ?? universalSelector
}

/** Returns whether the selector is for a pseudo-element. */
function selectsPseudoElement(selector: string): boolean {
  return /::|:(?:before|after)\b/.test(selector)
}

/** Returns the specificity of a selector. Classes, attributes and states count more than tags. */
function specificityOf(selector: string): number {
  const counted = selector.replaceAll(/:not\(|\)/g, ' ')
  const states = counted.match(/[.:[][\w-]+/g)?.length ?? 0
  const tags = counted.match(/(?<![\w.:[#-])[a-z][\w-]*/g)?.length ?? 0
  return states * 1_000 + tags
}
