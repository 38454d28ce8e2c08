import type { Container } from 'inversify'
import { ContractDiagnostics } from '@/application/shared/diagnostics'
import { diagnosticsTexts as texts } from '@/ui/texts/diagnostics.texts'

/**
 * Prints to the console, for the integrator, each answer of the back end that differs from the API contract,
 * with its wrong fields. Returns a function that stops printing. Source: CON-05.
 */
export function printContractDeviations(
  diagnostics: ContractDiagnostics,
  output: Pick<Console, 'warn'>,
): () => void {
  return diagnostics.onDeviation((deviation) =>
    output.warn([texts.answer(deviation), ...deviation.fields.map(texts.field)].join('\n  ')),
  )
}

export function printDeviationsOfContainer(container: Container, output: Pick<Console, 'warn'>): () => void {
  return printContractDeviations(container.get(ContractDiagnostics), output)
}
