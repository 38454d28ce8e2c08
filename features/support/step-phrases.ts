import { defineParameterType } from '@cucumber/cucumber'
import type { PortalTasks } from './portal'
import type { PortalWorld } from './world'

/**
 * Patterns of the steps in which the customer does something, such as `abre la novedad`. Each verb has one
 * pattern, and each capability (a part of the portal) lists the phrases that may follow the verb. In a key,
 * `…` stands for the phrase and `"…"` for a quoted text. The value is the pattern of the step, with a
 * parameter for the phrase.
 */
export const actionStepPatterns = {
  'abre …': 'abre {qué abre}',
  'acepta …': 'acepta {qué acepta}',
  'aprieta …': 'aprieta {qué aprieta}',
  'cancela …': 'cancela {qué cancela}',
  'carga …': 'carga {qué carga}',
  'cierra …': 'cierra {qué cierra}',
  'copia …': 'copia {qué copia}',
  'deja …': 'deja {qué deja}',
  'dice que …': 'dice que {qué dice que}',
  'elige …': 'elige {qué elige}',
  'ingresa …': 'ingresa {cómo ingresa}',
  'manda …': 'manda {qué manda}',
  'mira …': 'mira {qué mira}',
  'no completa …': 'no completa {qué no completa}',
  'paga …': 'paga {qué paga}',
  'pide …': 'pide {qué pide}',
  'prefiere …': 'prefiere {qué prefiere}',
  'prueba …': 'prueba {qué prueba}',
  'quiere …': 'quiere {qué quiere}',
  'sigue …': 'sigue {cómo sigue}',
  'va …': 'va {a dónde va}',
  'vuelve …': 'vuelve {a qué vuelve}',
  'el capacitador …': 'el capacitador {qué hace el capacitador}',
  'el navegador …': 'el navegador {qué hace el navegador}',
} as const

/**
 * Patterns of the steps in which the customer does something with a quoted text, such as `elige el motivo
 * "Otro motivo"`.
 */
export const actionStepPatternsWithText = {
  'abre … "…"': 'abre {cuál abre} {string}',
  'carga … "…"': 'carga {cuál carga} {string}',
  'elige … "…"': 'elige {cuál elige} {string}',
  'escribe … "…"': 'escribe {qué escribe} {string}',
  'ingresa … "…"': 'ingresa {qué ingresa} {string}',
  'vuelve … "…"': 'vuelve {a cuál vuelve} {string}',
  'en otra pestaña … "…"': 'en otra pestaña {qué hace en otra pestaña} {string}',
  'el capacitador … "…"': 'el capacitador {qué pone el capacitador} {string}',
  'la selfie … "…"': 'la selfie {cómo acaba la selfie} {string}',
} as const

/**
 * Patterns of the steps in which the customer does something, with a quoted text before the phrase, such
 * as `elige "Visa 3308" para reemplazarla`.
 */
export const actionStepPatternsWithTextFirst = {
  'elige "…" …': 'elige {string} {para qué elige}',
} as const

/** Patterns of the steps that check whether something is true, such as `no ve novedades`. */
export const checkStepPatterns = {
  've …': 've {qué ve}',
  'no ve …': 'no ve {qué no ve}',
  'puede …': 'puede {qué puede}',
  'no puede …': 'no puede {qué no puede}',
  'se le …': 'se le {qué se le}',
  'no se le …': 'no se le {qué no se le}',
  'hay …': 'hay {qué hay}',
  'no hay …': 'no hay {qué no hay}',
} as const

/**
 * Patterns of the steps that compare a text in the portal with an expected text, such as `el anillo dice
 * "Te quedan $ 400"`.
 */
export const textComparisonStepPatterns = {
  '… dice "…"': '{qué parte dice} dice {string}',
  '… lee "…"': '{dónde lee} lee {string}',
  '… es "…"': '{qué dato es} es {string}',
  '… lleva a "…"': '{qué enlace lleva} lleva a {string}',
  '… explica "…"': '{quién explica} explica {string}',
  '… está en "…"': '{qué está} está en {string}',
} as const

/** Patterns of the steps that compare a list of texts or rows with a table, such as `los planes son:`. */
export const listComparisonStepPatterns = {
  '… son:': '{qué lista son} son:',
  '… es:': '{qué lista es} es:',
  '… dice:': '{qué parte los dice} dice:',
  '… tiene:': '{qué menú tiene} tiene:',
  '… tiene cerrado:': '{qué menú cierra} tiene cerrado:',
  '… llevan a:': '{qué enlaces llevan} llevan a:',
  '… lleva a:': '{qué pieza lleva} lleva a:',
  'puede …:': 'puede {entre qué puede}:',
  '… no puede:': '{desde dónde no puede} no puede:',
  '… puede:': '{desde dónde puede} puede:',
} as const

/**
 * Patterns of the Dado (given) steps, which prepare what the scenario begins with, such as `que no tiene
 * préstamos`. Four of them begin alike and differ in what they prepare: the customer, their device, the
 * portal, or the lender's answer.
 */
export const givenStepPatterns = {
  'que el prestamista …': 'que el prestamista {cómo es el prestamista}',
  'que la propuesta …': 'que la propuesta {qué pasa con la propuesta}',
  'que … (cliente)': 'que {cómo es el cliente}',
  'que … (dispositivo)': 'que {cómo es su dispositivo}',
  'que … (portal)': 'que {cómo está el portal}',
  'que … (respuesta)': 'que {qué contesta el prestamista}',
} as const

/**
 * Patterns of the Dado (given) steps that prepare something with a quoted name, such as `que la consulta de
 * "los préstamos" no llega`.
 */
export const givenStepPatternsForApiCalls = {
  'que la consulta de "…" …': 'que la consulta de {string} {cómo responde}',
} as const

export type StepAction = (portal: PortalTasks, world: PortalWorld) => Promise<unknown>
export type StepActionWithText = (portal: PortalTasks, text: string, world: PortalWorld) => Promise<unknown>
export type GivenStepSetup = (world: PortalWorld) => unknown
export type GivenStepSetupForApiCall = (world: PortalWorld, name: string) => unknown

/**
 * Function that reads from the portal what a step compares with its expected text. The expected text
 * must equal the returned text, be an item of the returned list, or be contained in the returned
 * `within`.
 */
export type PortalTextReaderForStep = (
  portal: PortalTasks,
  world: PortalWorld,
) => Promise<string | readonly string[] | { readonly within: string }>

/**
 * Function that reads from the portal the texts or rows that a step compares with its table. The order
 * counts, unless the function returns them in `inAnyOrder`.
 */
export type PortalListReaderForStep = (
  portal: PortalTasks,
  world: PortalWorld,
) => Promise<readonly (string | readonly string[])[] | { readonly inAnyOrder: readonly string[] }>

type PhraseFunctionsByStep<Step extends string, Meaning> = {
  readonly [Each in Step]?: Readonly<Record<string, Meaning>>
}

/**
 * The phrases that one capability (a part of the portal) uses in its steps, each with its meaning (the
 * function that the step calls), grouped by the step pattern that contains them.
 */
export type StepPhrases = PhraseFunctionsByStep<keyof typeof actionStepPatterns, StepAction> &
  PhraseFunctionsByStep<keyof typeof actionStepPatternsWithText, StepActionWithText> &
  PhraseFunctionsByStep<keyof typeof actionStepPatternsWithTextFirst, StepActionWithText> &
  PhraseFunctionsByStep<keyof typeof checkStepPatterns, StepAction> &
  PhraseFunctionsByStep<keyof typeof textComparisonStepPatterns, PortalTextReaderForStep> &
  PhraseFunctionsByStep<keyof typeof listComparisonStepPatterns, PortalListReaderForStep> &
  PhraseFunctionsByStep<keyof typeof givenStepPatterns, GivenStepSetup> &
  PhraseFunctionsByStep<keyof typeof givenStepPatternsForApiCalls, GivenStepSetupForApiCall>

/**
 * Defines the cucumber parameter type for the phrases in a step pattern. Returns the pattern. Throws if
 * two of the lists contain the same phrase.
 */
export function defineStepPhraseParameter(
  pattern: string,
  lists: readonly Readonly<Record<string, unknown>>[],
): string {
  const meanings = new Map<string, unknown>()
  for (const [word, meaning] of lists.flatMap((list) => Object.entries(list))) {
    if (meanings.has(word)) throw new Error(`«${word}» has two meanings in «${pattern}»`)
    meanings.set(word, meaning)
  }
  const name = /\{(?!string\})([^}]+)\}/.exec(pattern)?.[1] ?? ''
  defineParameterType({
    name,
    regexp: [...meanings.keys()].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
    transformer: (word: string) => meanings.get(word),
  })
  return pattern
}
