import type { Scenario } from './scenario'

/**
 * Result of a scenario in the last complete run. A scenario that was not run never counts as passed.
 * Source: RUL-01.
 */
export type LastScenarioResult =
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
  /** Position in the scenario, from 0, of the step after which the screenshot was taken. */
  readonly step: number
  /** Name of the screenshot's file in the folder `pictures`. */
  readonly file: string
}

/** The state of the project's files at one moment. */
export interface ProjectRevision {
  /** Short id of the newest commit. */
  readonly commit: string
  /** Whether the files differ from the commit. */
  readonly isChanged: boolean
}

/** A run of the scenarios. The results that the rulebook shows come from the last complete run. */
export interface TestRun {
  /** Time at which the run began, as an ISO instant. */
  readonly at: string
  /** The state of the project's files at that time; missing if the run did not record it. */
  readonly revision?: ProjectRevision
}

/** An earlier version of the feature files. */
export interface FeatureVersion {
  /** Short id of the commit of this version. */
  readonly name: string
  /** Time of the commit, as an ISO instant. */
  readonly at: string
}

/** A rule as the rulebook's list of rules shows it. */
export interface RuleSummary {
  /** Id of the rule, such as `PAY-06`. */
  readonly id: string
  /** The rule in one sentence, in Spanish. */
  readonly sentence: string
  /** Id of the rule's area: the three letters with which the rule's id begins, such as `PAY`. */
  readonly area: string
  /** Number of scenarios of the rule. */
  readonly scenarios: number
  /** Number of the rule's scenarios that failed in the last run. */
  readonly failed: number
  /** Number of the rule's scenarios that were not in the last run. */
  readonly notRun: number
  /**
   * Positions, in `RulebookIndex.versions`, of the versions that do not contain the rule or one of its
   * scenarios.
   */
  readonly newSince: readonly number[]
}

/** An area to which rules of the portal belong, such as payments. */
export interface RuleArea {
  /** The three letters with which the ids of the area's rules begin, such as `PAY`. */
  readonly id: string
  /** Name of the area, equal to the name of its part of the specification, such as `Pagar cuotas`. */
  readonly name: string
  /** Part of the specification that contains the rules of the area. */
  readonly source: string
}

/** A screen of the portal with its title. */
interface NamedScreen {
  /** Pattern of the screen's address, such as `/mis-prestamos/:idLoan`. */
  readonly path: string
  readonly title: string
}

/** A screen of the portal as the rulebook's list of screens shows it. */
export interface ScreenSummary extends NamedScreen {
  /** Title that the screen shows most often in the scenarios; undefined before the scenarios are run. */
  readonly heading?: string
  /**
   * Ids of the rules whose scenarios show the screen. The rules that are mainly about this screen come
   * first.
   */
  readonly rules: readonly string[]
}

/** A scenario of the rulebook with what a link to its player needs. */
interface LinkedScenario {
  /** Id of the rule on whose page the scenario is. */
  readonly rule: string
  /** Id of the scenario. */
  readonly scenario: string
  readonly name: string
}

/** A training course: a list of scenarios to practise. Source: RUL-06. */
export interface TrainingCourse {
  readonly id: string
  readonly title: string
  /** Introduction to the course, below its title. */
  readonly lead: string
  /** Scenarios of the course, in the order in which a trainee practises them. */
  readonly scenarios: readonly LinkedScenario[]
  /**
   * Minimum share of user actions, from 0 to 1, that a trainee must do right at the first press to pass
   * the course.
   */
  readonly passes: number
}

/** A link that opens the demo in a prepared state, with a task for a trainee. */
export interface PreparedDemoLink {
  readonly title: string
  readonly task: string
  /** Path and hash of the link, without the host. */
  readonly address: string
}

/** Content of `data/demo.json`: the demo that the prepared links open. */
export interface DemoSite {
  /** Address of the demo, such as `http://localhost:4173`. */
  readonly address: string
}

/** Content of `data/index.json`: the data that several pages of the rulebook need. */
export interface RulebookIndex {
  /** The last complete run in Node; undefined if there was none. */
  readonly run?: TestRun
  /** The last run of the scenarios that only run in a real browser; undefined if there was none. */
  readonly browserRun?: TestRun
  /**
   * Earlier versions of the feature files, to compare with the present one, the newest first. Empty if
   * the project is not a git checkout.
   */
  readonly versions: readonly FeatureVersion[]
  readonly areas: readonly RuleArea[]
  readonly rules: readonly RuleSummary[]
  readonly screens: readonly ScreenSummary[]
  readonly courses: readonly TrainingCourse[]
  readonly links: readonly PreparedDemoLink[]
  readonly totals: {
    /** Number of all scenarios. */
    readonly scenarios: number
    /** Number of scenarios that run in Node. */
    readonly inNode: number
    /** Number of scenarios that run in Node and that the rulebook can play. */
    readonly playable: number
  }
}

/** A scenario as the rulebook's page of a rule shows it. */
export interface RuleScenario extends Scenario {
  /** Path of the scenario's feature file, such as `features/payments/resumen.feature`. */
  readonly file: string
  /** Line of the scenario in its feature file, from 1. */
  readonly line: number
  /** Title of the feature. */
  readonly feature: string
  /** Sentence of the `Regla` (a group of scenarios in a feature file) that contains the scenario. */
  readonly heading?: string
  /** Ids of the rules that the scenario shows. */
  readonly rules: readonly string[]
  readonly result: LastScenarioResult
  /** The screens that the scenario shows, in the order in which they appear. */
  readonly screens: readonly NamedScreen[]
  /** Whether the result comes from the run in Chromium. If not, it comes from the run in Node. */
  readonly ranInBrowser: boolean
  /** Screenshots of the scenario, in their order: one for each step that changed the screen. */
  readonly pictures: readonly StepPicture[]
  /** Reason why the rulebook cannot play the scenario; undefined if it can play the scenario. */
  readonly notPlayable?: string
}

/** Content of a file such as `data/rules/PAY-06.json`: the rule of one page, with its scenarios. */
export interface RulePage {
  /** Id of the rule. */
  readonly id: string
  /** The rule in one sentence, in Spanish. */
  readonly sentence: string
  readonly area: RuleArea
  /** Other rules that have a scenario in common with this rule. */
  readonly relatedRules: readonly { readonly id: string; readonly sentence: string }[]
  readonly scenarios: readonly RuleScenario[]
}

/** How scenarios use a step definition, or one variant of it. */
export interface StepUsage {
  /** Text of the first step that uses it; empty if no scenario does. */
  readonly example: string
  /** Number of steps that use it. */
  readonly uses: number
  /** At most five scenarios that use it. */
  readonly scenarios: readonly LinkedScenario[]
}

/**
 * A step definition with one of the words that its parameter accepts, such as `abre {qué abre}` with `la
 * novedad`.
 */
export interface StepVariant extends StepUsage {
  /** The word in place of the parameter. */
  readonly word: string
}

/**
 * A step definition with its uses. `data/steps.json` is a list of them, sorted by pattern. Source:
 * RUL-02.
 */
export interface CatalogueStep extends StepUsage {
  /** Text of the step definition with its parameters, such as `paga con {string}`. */
  readonly pattern: string
  /** Names of the step definition's parameters, in their order. */
  readonly parameters: readonly string[]
  /** Whether the step has a data table under it. */
  readonly table: boolean
  /**
   * Variants of the step definition, one for each word that its parameter accepts, in alphabetical
   * order. Empty if the parameter accepts any text.
   */
  readonly sayings: readonly StepVariant[]
}
