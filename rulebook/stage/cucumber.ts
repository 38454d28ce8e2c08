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
 * This module replaces `@cucumber/cucumber` in the rulebook's stage. It collects the same step
 * definitions, and finds them by the text of a step.
 */

type Code = (this: World, ...values: unknown[]) => unknown

interface StepDefinition {
  readonly pattern: string | RegExp
  readonly code: Code
  /**
   * Expression of the step definition. It is created at its first use, because its parameter types may
   * be defined after the step definition.
   */
  expression?: Expression
}

const parameterTypes = new ParameterTypeRegistry()
const definitions: StepDefinition[] = []
const afterHooks: Code[] = []

function define(pattern: string | RegExp, ...rest: readonly unknown[]): void {
  const code = rest.at(-1)
  if (typeof code !== 'function') throw new Error(`The step «${String(pattern)}» has no code`)
  definitions.push({ pattern, code: code as Code })
}

function expressionOf(definition: StepDefinition): Expression {
  const { pattern } = definition
  definition.expression ??=
    typeof pattern === 'string'
      ? new CucumberExpression(pattern, parameterTypes)
      : new RegularExpression(pattern, parameterTypes)
  return definition.expression
}

export { define as Given, define as When, define as Then, DataTable }

export class World {}

let worldClass: new () => World = World

export function setWorldConstructor(made: new () => World): void {
  worldClass = made
}

export function newWorld(): World {
  return new worldClass()
}

export function After(code: Code): void {
  afterHooks.push(code)
}

/** Does nothing: the rulebook's stage has no hooks before or after all scenarios. */
export function BeforeAll(): void {}
export function AfterAll(): void {}
export function setDefaultTimeout(): void {}

interface NewParameterType {
  readonly name: string
  readonly regexp: RegExp | readonly RegExp[] | readonly string[]
  readonly transformer?: (...texts: string[]) => unknown
  readonly useForSnippets?: boolean
  readonly preferForRegexpMatch?: boolean
}

export function defineParameterType({ name, regexp, transformer }: NewParameterType): void {
  parameterTypes.defineParameterType(
    new ParameterType<unknown>(name, regexp, null, transformer ?? ((text: string) => text), true, false),
  )
}

/** Error: no step definition, or more than one, matches the text of a step. */
export class NoStep extends Error {}

/**
 * Runs the step definition that matches the text of a step. Throws `NoStep` if none or more than one
 * matches.
 */
export async function runStep(
  world: World,
  { text, table, lines }: Pick<ScenarioStep, 'text' | 'table' | 'lines'>,
): Promise<void> {
  const found = definitions.flatMap((definition) => {
    const values = expressionOf(definition).match(text)
    return values ? [{ code: definition.code, values }] : []
  })
  const [step, ...others] = found
  if (!step || others.length > 0) throw new NoStep(`${found.length} step definitions are of «${text}»`)
  const values = step.values.map((argument) => argument.getValue<unknown>(world))
  const under = table ? [new DataTable(table)] : lines === undefined ? [] : [lines]
  await step.code.call(world, ...values, ...under)
}

export async function runAfterHooks(world: World): Promise<void> {
  for (const hook of afterHooks.toReversed()) await hook.call(world)
}
