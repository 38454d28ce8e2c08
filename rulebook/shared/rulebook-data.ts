import type { Script } from './script'

/** The outcome of a scenario in the last complete run. Not run is never passed. Source: RUL-01. */
export type LastResult =
  | { readonly kind: 'passed' }
  | {
      readonly kind: 'failed'
      /** Position of the step in the scenario. */
      readonly step: number
      /** What was expected and what the screen said. */
      readonly message: string
    }
  | { readonly kind: 'not-run' }

/** What the screen showed after a step, if Chromium ran the scenario. Source: RUL-03. */
export interface StepPicture {
  /** Position of the step in the scenario. */
  readonly step: number
  /** In the folder `pictures`. */
  readonly file: string
}

/** The run that the results are of. */
export interface Run {
  readonly commit: string
  /** Whether files had changed since that commit. */
  readonly isChanged: boolean
  /** ISO instant. */
  readonly at: string
}

/** An earlier state of the features. */
export interface Version {
  /** The commit of the release. */
  readonly name: string
  /** ISO instant. */
  readonly at: string
}

export interface RuleSummary {
  readonly id: string
  readonly sentence: string
  /** The three letters of its area: `PAY`. */
  readonly area: string
  readonly scenarios: number
  readonly failed: number
  readonly notRun: number
  /** Positions of the versions since which it, or an example of it, is new. */
  readonly newSince: readonly number[]
}

export interface Area {
  readonly id: string
  /** As its part of the specification is called: `Pagar cuotas`. */
  readonly name: string
  /** Where the specification says it. */
  readonly source: string
}

export interface NamedScreen {
  /** Pattern of its address: `/mis-prestamos/:idLoan`. */
  readonly path: string
  readonly title: string
}

export interface ScreenSummary extends NamedScreen {
  /** The title that its visitors read most often; undefined before the scenarios ran. */
  readonly heading?: string
  /** The rules that are most about the screen come first. */
  readonly rules: readonly string[]
}

export interface Course {
  readonly id: string
  readonly title: string
  readonly lead: string
  /** In their order; each is practised once. */
  readonly scenarios: readonly {
    readonly rule: string
    readonly scenario: string
    readonly name: string
  }[]
  /** Share of the acts that must be right at the first press, from 0 to 1. */
  readonly passes: number
}

/** A prepared state of the demo, with what a trainee is asked to do there. */
export interface ReadyLink {
  readonly title: string
  readonly task: string
  /** Path and hash. */
  readonly address: string
}

/** `data/demo.json`: the address of the demo whose links are offered. */
export interface DemoPlace {
  readonly address: string
}

/** `data/index.json`. */
export interface RulebookIndex {
  readonly run?: Run
  /** The run of the scenarios that only a browser shows. */
  readonly browserRun?: Run
  /** The versions with which the present one can be compared, newest first; none in a copy without history. */
  readonly versions: readonly Version[]
  readonly areas: readonly Area[]
  readonly rules: readonly RuleSummary[]
  readonly screens: readonly ScreenSummary[]
  readonly courses: readonly Course[]
  readonly links: readonly ReadyLink[]
  readonly totals: {
    readonly scenarios: number
    /** The number of scenarios that run in Node. */
    readonly inNode: number
    readonly playable: number
  }
}

/** A scenario on the page of its rule. */
export interface RuleScenario extends Script {
  readonly file: string
  readonly line: number
  readonly feature: string
  readonly heading?: string
  /** The rules that are most about the screen come first. */
  readonly rules: readonly string[]
  readonly result: LastResult
  /** The screens that it shows, in their order. */
  readonly screens: readonly NamedScreen[]
  /** Whether the result is of the run in Chromium; the others are of the run in Node. */
  readonly ranInBrowser: boolean
  /** One for each step that changed the screen, in their order. */
  readonly pictures: readonly StepPicture[]
  /** Why the scenario cannot be played here; undefined if it can. */
  readonly notPlayable?: string
}

/** `data/rules/PAY-06.json`. */
export interface RulePage {
  readonly id: string
  readonly sentence: string
  readonly area: Area
  /** Rules that share a scenario with it. */
  readonly beside: readonly { readonly id: string; readonly sentence: string }[]
  readonly scenarios: readonly RuleScenario[]
}

/** A sentence of the scenarios, with its place. */
export interface StepUse {
  readonly example: string
  readonly uses: number
  /** At most five scenarios that use the sentence. */
  readonly scenarios: readonly { readonly rule: string; readonly scenario: string; readonly name: string }[]
}

/** What a step says with one of its words: `abre {qué abre}` with `la novedad`. */
export interface Saying extends StepUse {
  readonly word: string
}

/** One step definition: `data/steps.json` is a list of them, by their pattern. Source: RUL-02. */
export interface CatalogueStep extends StepUse {
  readonly pattern: string
  /** Names of its parameters, in their order. */
  readonly parameters: readonly string[]
  readonly table: boolean
  /** One for each word of a step with several words, in alphabetical order. */
  readonly sayings: readonly Saying[]
}
