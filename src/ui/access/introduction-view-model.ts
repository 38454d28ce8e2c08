import { inject, injectable } from 'inversify'
import { IntroductionSeen } from '@/application/access/introduction-seen'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { welcomeTexts } from '@/ui/texts/welcome.texts'

const texts = welcomeTexts.introduction
const { steps } = texts

export type IntroductionState =
  /** Nothing to show: on the way to the main route. */
  | { readonly phase: 'passing' }
  | {
      readonly phase: 'showing'
      /** From 1 on. */
      readonly step: number
      readonly title: string
      readonly text: string
      /** What the button on says. */
      readonly next: string
      readonly isLast: boolean
    }

/** The introduction to the portal, shown once on each device. Source: ACC-24. */
@injectable()
export class IntroductionViewModel {
  state: IntroductionState = { phase: 'passing' }

  constructor(
    @inject(IntroductionSeen) private readonly seen: IntroductionSeen,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'state')
  }

  start(): void {
    if (this.seen.isSeen()) this.navigation.go(addresses.main.to(), { replace: true })
    else this.state = showing(this.stepHere())
  }

  /** The step stands in the address, so that going back and reloading do what one expects. */
  next(): void {
    if (this.state.phase !== 'showing') return
    if (this.state.isLast) this.finish()
    else this.navigation.go(addresses.introduction.to({ step: this.state.step + 1 }))
  }

  finish(): void {
    this.seen.note()
    this.navigation.go(addresses.main.to(), { replace: true })
  }

  /** The first where the address has none, or one that is not there. */
  private stepHere(): number {
    const { step = 1 } = addresses.introduction.read(this.navigation)
    return steps[step - 1] ? step : 1
  }
}

function showing(step: number): IntroductionState {
  const shown = steps[step - 1]
  if (!shown) return { phase: 'passing' }
  const { title, text } = shown
  const isLast = step === steps.length
  return { phase: 'showing', step, title, text, isLast, next: isLast ? texts.finish : texts.next }
}
