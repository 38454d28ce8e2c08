import { inject, injectable } from 'inversify'
import { SeenIntroductionStore } from '@/application/access/seen-introduction-store.port'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { welcomeTexts } from '@/ui/texts/welcome.texts'

const texts = welcomeTexts.introduction
const { steps } = texts

type IntroductionState =
  /**
   * State in which the introduction is not shown: the visitor has already seen it, and the portal opens the
   * main address.
   */
  | { readonly phase: 'passing' }
  | {
      readonly phase: 'showing'
      /** Number of the shown step of the introduction, counted from 1. */
      readonly step: number
      readonly title: string
      readonly text: string
      /** Label of the button that leads to the next step or, on the last step, ends the introduction. */
      readonly next: string
      readonly isLast: boolean
    }

/** The introduction to the portal, shown once on each device. Source: ACC-24. */
@injectable()
export class IntroductionViewModel {
  state: IntroductionState = { phase: 'passing' }

  constructor(
    @inject(SeenIntroductionStore) private readonly seen: SeenIntroductionStore,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'state')
  }

  onMount(): void {
    if (this.seen.isIntroductionSeen()) this.navigation.goTo(addresses.main.createPath(), { replace: true })
    else this.state = introductionState(this.stepInAddress())
  }

  /**
   * Continues to the next step of the introduction; on the last step, ends it. The step is part of the
   * address, so that the browser's back and reload work.
   */
  showNextStep(): void {
    if (this.state.phase !== 'showing') return
    if (this.state.isLast) this.finishIntroduction()
    else this.navigation.goTo(addresses.introduction.createPath({ step: this.state.step + 1 }))
  }

  finishIntroduction(): void {
    this.seen.markIntroductionSeen()
    this.navigation.goTo(addresses.main.createPath(), { replace: true })
  }

  /**
   * Returns the number of the introduction's step that the address names; 1 if the address names no step or
   * a step that does not exist.
   */
  private stepInAddress(): number {
    const { step = 1 } = addresses.introduction.parse(this.navigation)
    return steps[step - 1] ? step : 1
  }
}

function introductionState(step: number): IntroductionState {
  const shown = steps[step - 1]
  if (!shown) return { phase: 'passing' }
  const { title, text } = shown
  const isLast = step === steps.length
  return { phase: 'showing', step, title, text, isLast, next: isLast ? texts.finish : texts.next }
}
