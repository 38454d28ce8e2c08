import { inject, injectable } from 'inversify'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { paths } from '@/ui/paths'

/** Source: ACC-09. */
@injectable()
export class SmsNotReceivedViewModel {
  back: string = paths.smsCode

  constructor(@inject(Navigation) private readonly navigation: Navigation) {
    observed(this, 'back')
  }

  /** The code is asked for with the same intention as before. Source: ACC-16. */
  start(): void {
    this.back = paths.smsCode + this.navigation.search()
  }
}
