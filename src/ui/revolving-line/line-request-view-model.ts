import { inject, injectable } from 'inversify'
import { LineIdentityCheck } from '@/application/revolving-line/line-identity-check'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * The steps of a request for the line, as the address names them; the first one is left out of the address.
 * Source: REV-02.
 */
const lineSteps = ['importe', 'cuotas', 'identidad', 'resumen'] as const

type LineStep = (typeof lineSteps)[number]

/**
 * Decides which step of a request for a loan of the revolving line is shown. Before that, removes the
 * identity provider's parameters from the address. Source: REV-02.
 */
@injectable()
export class LineRequestViewModel {
  step: LineStep | 'leading' = 'leading'

  constructor(
    @inject(LineIdentityCheck) private readonly check: LineIdentityCheck,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'step')
  }

  start(): void {
    if (this.check.storeCheckOfQuery(this.navigation.search()) !== undefined) {
      this.navigation.go(addresses.lineRequest.to({ step: 'identidad' }), { replace: true })
      return
    }
    const { step } = addresses.lineRequest.read(this.navigation)
    this.step = isLineStep(step) ? step : 'importe'
  }
}

function isLineStep(text: string | undefined): text is LineStep {
  return lineSteps.some((step) => step === text)
}
