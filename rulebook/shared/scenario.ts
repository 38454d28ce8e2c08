/**
 * Role of a step in its scenario: `given` says what is true before, `act` what the customer does, and
 * `outcome` what the customer sees then.
 */
export type StepKind = 'given' | 'act' | 'outcome'

/** One step of a scenario as it runs. The placeholders of a scenario outline are replaced by their values. */
export interface ScenarioStep {
  /** Keyword of the step in the feature file: `Dado`, `Cuando`, `Entonces` or `Y`. */
  readonly keyword: string
  readonly kind: StepKind
  readonly text: string
  /** Cells of the data table under the step, by row; undefined if the step has no table. */
  readonly table?: readonly (readonly string[])[]
  /** Text under the step in the feature file, between three quotes; undefined if the step has none. */
  readonly lines?: string
}

/** A scenario of a feature file with its steps. */
export interface Scenario {
  /**
   * Id of the scenario, used in links. It does not change as long as the feature file and the scenario's
   * name do not change.
   */
  readonly id: string
  readonly name: string
  readonly steps: readonly ScenarioStep[]
}
