import { inject, injectable } from 'inversify'
import { ContractDiagnostics, type AnswerContractDeviation } from '@/application/shared/diagnostics'
import { observeFields } from '@/ui/kit/observe-fields'

/** The back end's answers that differ from the API contract, as texts for the integrator. Source: CON-05. */
@injectable()
export class ContractDeviationsViewModel {
  deviations: readonly AnswerContractDeviation[] = []

  constructor(@inject(ContractDiagnostics) private readonly diagnostics: ContractDiagnostics) {
    observeFields(this, 'deviations')
  }

  onMount(): () => void {
    this.updateDeviations()
    return this.diagnostics.onDeviation(this.updateDeviations)
  }

  private updateDeviations(): void {
    this.deviations = this.diagnostics.deviations
  }
}
