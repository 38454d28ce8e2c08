import type { Script } from './script'

/**
 * Result of a scenario in the last complete run. A scenario that was not run never counts as passed.
 * Source: RUL-01.
 */
export type LastResult =
  | { readonly kind: 'passed' }
  | {
      readonly kind: 'failed'
      /** Position of the failed step in the scenario, from 0. */
      readonly step: number
      /** Message of the failure: what was expected, and what the screen showed. */
      readonly message: string
    }
  | { readonly kind: 'not-run' }

/** A screenshot after a step of a scenario that was run in Chromium. Source: RUL-03. */
export interface StepPicture {
  /** Position in the scenario of the step before the screenshot, from 0. */
  readonly step: number
  /** Name of the screenshot's file in the folder `pictures`. */
  readonly file: string
}

/** The run of the scenarios from which the results come. */
export interface Run {
  readonly commit: string
  /** Whether files of the project had changed since that commit. */
  readonly isChanged: boolean
  /** Time of the run, as an ISO instant. */
  readonly at: string
}

/** An earlier version of the feature files. */
export interface Version {
  /** Id of the commit of this version. */
  readonly name: string
  /** Time of the commit, as an ISO instant. */
  readonly at: string
}

export interface RuleSummary {
  readonly id: string
  readonly sentence: string
  /** Id of the rule's area: the three letters with which the rule's id begins, such as `PAY`. */
  readonly area: string
  readonly scenarios: number
  readonly failed: number
  readonly notRun: number
  /** Positions of the earlier versions that do not contain the rule or one of its scenarios. */
  readonly newSince: readonly number[]
}

export interface Area {
  readonly id: string
  /** Name of the area, which is that of its part of the specification, such as `Pagar cuotas`. */
  readonly name: string
  /** Part of the specification that contains the rules of the area. */
  readonly source: string
}

interface NamedScreen {
  /** Pattern of the screen's address, such as `/mis-prestamos/:idLoan`. */
  readonly path: string
  readonly title: string
}

export interface ScreenSummary extends NamedScreen {
  /** Title that the screen shows most often in the scenarios; undefined before the scenarios are run. */
  readonly heading?: string
  /**
   * Ids of the rules whose scenarios show the screen. The rules that are mainly about this screen come
   * first.
   */
  readonly rules: readonly string[]
}

export interface Course {
  readonly id: string
  readonly title: string
  readonly lead: string
  /** Scenarios of the course in their order. A trainee practises each once. */
  readonly scenarios: readonly {
    readonly rule: string
    readonly scenario: string
    readonly name: string
  }[]
  /**
   * Share of the actions, from 0 to 1, that a trainee must do right at the first press to pass the
   * course.
   */
  readonly passes: number
}

/** A link that opens the demo in a prepared state, with a task for a trainee. */
export interface ReadyLink {
  readonly title: string
  readonly task: string
  /** Path and hash of the link, without the host. */
  readonly address: string
}

/** Content of `data/demo.json`: the address of the demo that the prepared links open. */
export interface DemoPlace {
  readonly address: string
}

/** Content of `data/index.json`: the data that several pages of the rulebook share. */
export interface RulebookIndex {
  readonly run?: Run
  /** The run of the scenarios that only run in a real browser. */
  readonly browserRun?: Run
  /**
   * Earlier versions of the feature files, to compare with the present one, the newest first. Empty if
   * the project is not a git checkout.
   */
  readonly versions: readonly Version[]
  readonly areas: readonly Area[]
  readonly rules: readonly RuleSummary[]
  readonly screens: readonly ScreenSummary[]
  readonly courses: readonly Course[]
  readonly links: readonly ReadyLink[]
  readonly totals: {
    readonly scenarios: number
    /** Number of scenarios that run in Node. */
    readonly inNode: number
    readonly playable: number
  }
}

/** A scenario as the rulebook's page of a rule shows it. */
export interface RuleScenario extends Script {
  readonly file: string
  readonly line: number
  readonly feature: string
  readonly heading?: string
  /** Ids of the rules that the scenario shows. */
  readonly rules: readonly string[]
  readonly result: LastResult
  /** The screens that the scenario shows, in the order in which they appear. */
  readonly screens: readonly NamedScreen[]
  /** Whether the result is from the run in Chromium. If not, it is from the run in Node. */
  readonly ranInBrowser: boolean
  /** Screenshots of the scenario, in their order: one for each step that changed the screen. */
  readonly pictures: readonly StepPicture[]
  /** Reason why the rulebook cannot play the scenario; undefined if it can play the scenario. */
  readonly notPlayable?: string
}

/** Content of a file such as `data/rules/PAY-06.json`: one rule with its scenarios. */
export interface RulePage {
  readonly id: string
  readonly sentence: string
  readonly area: Area
  /** Other rules that have a scenario in common with this rule. */
  readonly beside: readonly { readonly id: string; readonly sentence: string }[]
  readonly scenarios: readonly RuleScenario[]
}

/** The use of a step definition in scenarios: an example, the number of uses, and some of the scenarios. */
export interface StepUse {
  readonly example: string
  readonly uses: number
  /** At most five scenarios that use the step definition. */
  readonly scenarios: readonly { readonly rule: string; readonly scenario: string; readonly name: string }[]
}

/**
 * A step definition with one of the words that its parameter accepts, such as `abre {qué abre}` with `la
 * novedad`.
 */
export interface Saying extends StepUse {
  readonly word: string
}

/**
 * A step definition with its uses. `data/steps.json` is a list of them, sorted by pattern. Source:
 * RUL-02.
 */
export interface CatalogueStep extends StepUse {
  readonly pattern: string
  /** Names of the step definition's parameters, in their order. */
  readonly parameters: readonly string[]
  readonly table: boolean
  /** Variants of the step definition, one for each word that its parameter accepts, in alphabetical order. */
  readonly sayings: readonly Saying[]
}
