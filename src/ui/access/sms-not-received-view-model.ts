import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Navigation } from '@/application/shared/navigation.port'
import { paths } from '@/ui/paths'

/** Source: ACC-09. */
@injectable()
export class SmsNotReceivedViewModel {
  back: string = paths.smsCode

  constructor(@inject(Navigation) private readonly navigation: Navigation) {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The code is asked for with the same intention as before. Source: ACC-16. */
  start(): void {
    this.back = paths.smsCode + this.navigation.search()
  }
}
