import {
  CucumberExpression,
  ParameterType,
  ParameterTypeRegistry,
  RegularExpression,
  type Expression,
} from '@cucumber/cucumber-expressions'
import type { ScenarioStep } from '#rulebook/shared/scenario'
import { DataTable } from './data-table'

/**
 * This module replaces `@cucumber/cucumber` in the rulebook's stage (its page that plays scenarios). It
 * collects the step definitions and hooks of `features/`, and finds a step definition by the text of a
 * step.
 */

/** The function of a step definition or of a hook. */
type StepOrHookFunction = (this: World, ...values: unknown[]) => unknown

interface StepDefinition {
  readonly pattern: string | RegExp
  readonly stepFunction: StepOrHookFunction
  /**
   * Expression of the step definition. It is created at its first use, because its parameter types may
   * be defined after the step definition.
   */
  expression?: Expression
}

const parameterTypes = new ParameterTypeRegistry()
const stepDefinitions: StepDefinition[] = []
/** Hooks to run after each scenario, in the order in which they were defined. */
const afterHooks: StepOrHookFunction[] = []

function defineStep(pattern: string | RegExp, ...optionsAndFunction: readonly unknown[]): void {
  const stepFunction = optionsAndFunction.at(-1)
  if (typeof stepFunction !== 'function') throw new Error(`The step «${String(pattern)}» has no function`)
  stepDefinitions.push({ pattern, stepFunction: stepFunction as StepOrHookFunction })
}

/** Returns the expression of a step definition. Creates it at the first call. */
function expressionOf(definition: StepDefinition): Expression {
  const { pattern } = definition
  definition.expression ??=
    typeof pattern === 'string'
      ? new CucumberExpression(pattern, parameterTypes)
      : new RegularExpression(pattern, parameterTypes)
  return definition.expression
}

export { defineStep as Given, defineStep as When, defineStep as Then, DataTable }

/** The state of one scenario, which its steps share as `this`. The features extend it. */
export class World {}

let worldClass: new () => World = World

export function setWorldConstructor(constructor: new () => World): void {
  worldClass = constructor
}

/** Returns the state of a new scenario: an instance of the class that the features have set. */
export function createWorld(): World {
  return new worldClass()
}

/** Defines a hook that runs after each scenario. */
export function After(hook: StepOrHookFunction): void {
  afterHooks.push(hook)
}

/** Does nothing: the rulebook's stage runs one scenario at a time. */
export function BeforeAll(): void {}
/** Does nothing: the rulebook's stage runs one scenario at a time. */
export function AfterAll(): void {}
/** Does nothing: the rulebook's stage has no timeout for a step. */
export function setDefaultTimeout(): void {}

/** Options of `defineParameterType`, with the names that cucumber uses. */
interface ParameterTypeOptions {
  readonly name: string
  readonly regexp: RegExp | readonly RegExp[] | readonly string[]
  readonly transformer?: (...texts: string[]) => unknown
  readonly useForSnippets?: boolean
  readonly preferForRegexpMatch?: boolean
}

export function defineParameterType({ name, regexp, transformer }: ParameterTypeOptions): void {
  parameterTypes.defineParameterType(
    new ParameterType<unknown>(name, regexp, null, transformer ?? ((text: string) => text), true, false),
  )
}

/** Error thrown if no step definition, or more than one, matches the text of a step. */
export class StepMatchError extends Error {}

/**
 * Runs the step definition that matches the text of a step. Throws `StepMatchError` if none
 * or more than one matches.
 */
export async function runStep(
  world: World,
  { text, table, lines }: Pick<ScenarioStep, 'text' | 'table' | 'lines'>,
): Promise<void> {
  const matches = stepDefinitions.flatMap((definition) => {
    const parameters = expressionOf(definition).match(text)
    return parameters ? [{ stepFunction: definition.stepFunction, parameters }] : []
  })
  const [match, ...otherMatches] = matches
  if (!match || otherMatches.length > 0)
    throw new StepMatchError(`${matches.length} step definitions match «${text}»`)
  const values = match.parameters.map((parameter) => parameter.getValue<unknown>(world))
  const tableOrLines = table ? [new DataTable(table)] : lines === undefined ? [] : [lines]
  await match.stepFunction.call(world, ...values, ...tableOrLines)
}

/** Runs the hooks after a scenario, the last defined one first. */
export async function runAfterHooks(world: World): Promise<void> {
  for (const hook of afterHooks.toReversed()) await hook.call(world)
}
