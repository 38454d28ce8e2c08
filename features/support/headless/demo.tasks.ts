import type { CallName } from '@/adapters/fake/call-name'
import { fullName } from '@/adapters/fake/personas/persona'
import { cast } from '@/adapters/fake/personas/cast'
import { everydaySituation, type Situation } from '@/adapters/fake/situation'
import { decodeSituation, encodeSituation } from '@/adapters/fake/situation-link'
import { MishapsViewModel } from '@/ui/demo/mishaps-view-model'
import { personaNamed } from '#features/support/persona-named'
import type { DemoTasks } from '#features/support/tasks/demo.tasks'
import type { HeadlessPortal } from './headless-portal'

export class HeadlessDemo implements DemoTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async enterAs(persona: string): Promise<void> {
    this.portal.letIn(personaNamed(persona).id)
    this.portal.open('/inicio')
    await this.portal.quiet()
  }

  async creditPayment(externalId: string): Promise<void> {
    this.portal.backEnd.creditPayment(externalId)
  }

  async setNow(localTime: string): Promise<void> {
    this.portal.clock.advance(Date.parse(`${localTime}:00-03:00`) - this.portal.clock.now())
    this.portal.reload()
    await this.portal.quiet()
  }

  async reset(): Promise<void> {
    this.portal.backEnd.reset()
    this.portal.otherTabSessions().close('left')
    this.portal.open('/validacion-dni')
  }

  async customers(): Promise<readonly string[]> {
    return cast.map(fullName)
  }

  async charges(): Promise<number> {
    return this.portal.backEnd.charges()
  }

  async makeFail(call: CallName, answer: string): Promise<void> {
    const panel = this.mishaps()
    panel.chooseCall(call)
    panel.chooseAnswer(panel.answerOptions.find(({ label }) => label === answer)?.value ?? '')
    panel.add()
  }

  async makeRefuse(call: CallName, code: string): Promise<void> {
    const panel = this.mishaps()
    panel.chooseCall(call)
    panel.chooseAnswer('code')
    panel.chooseCode(code)
    panel.add()
  }

  async slowDown(seconds: number): Promise<void> {
    this.mishaps().chooseLatency(String(seconds * 1000))
  }

  async goOffline(): Promise<void> {
    this.mishaps().setOffline(true)
  }

  async openItsLink(): Promise<void> {
    const { taxId } = this.portal.doorkeeper.customer ?? {}
    const customer = cast.find((persona) => persona.taxId === taxId)?.id
    const link = encodeSituation({ ...this.portal.backEnd.situation(), ...(customer && { customer }) })
    this.portal.backEnd.play(everydaySituation)
    // Another device: it knows nothing of this one.
    this.portal.texts.texts.clear()
    this.portal.tabTexts.texts.clear()
    this.portal.backEnd.play(decodeSituation(link) ?? everydaySituation)
    if (customer !== undefined) this.portal.letIn(customer)
    this.portal.reload()
  }

  async situation(): Promise<Situation> {
    return this.portal.backEnd.situation()
  }

  async hideAndBringBackByKeyboard(): Promise<void> {
    throw new Error('There is no ribbon without a page')
  }

  async ribbonShows(): Promise<boolean> {
    throw new Error('There is no ribbon without a page')
  }

  private mishaps(): MishapsViewModel {
    return new MishapsViewModel(this.portal.backEnd)
  }
}
