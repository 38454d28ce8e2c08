import { inject, injectable } from 'inversify'
import { LineCheck } from '@/application/revolving-line/line-check'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { observed } from '@/ui/kit/observed'
import { isLineStep, type LineStep } from './line-steps'

/**
 * Decides which step of a request for the line is shown, after removing the provider's parameters from the
 * address. Source: REV-02.
 */
@injectable()
export class LineRequestViewModel {
  step: LineStep | 'leading' = 'leading'

  constructor(
    @inject(LineCheck) private readonly check: LineCheck,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'step')
  }

  start(): void {
    if (this.check.consumeQuery(this.navigation.search()) !== undefined) {
      this.navigation.go(addresses.lineRequest.to({ step: 'identidad' }), { replace: true })
      return
    }
    const { step } = addresses.lineRequest.read(this.navigation)
    this.step = isLineStep(step) ? step : 'importe'
  }
}
