import { fullName } from '@/adapters/fake/personas/persona'
import { cast } from '@/adapters/fake/personas/cast'
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
}
