import { inject, injectable } from 'inversify'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'

/** The screen with help for an SMS code that did not arrive. Source: ACC-09. */
@injectable()
export class SmsNotReceivedViewModel {
  backAddress: string = addresses.smsCode.createPath()

  constructor(@inject(Navigation) private readonly navigation: Navigation) {
    observeFields(this, 'backAddress')
  }

  /**
   * Reads from the address whether this login signs in or resets the password. The link back to the SMS code
   * screen contains the same information.
   */
  onMount(): void {
    this.backAddress = addresses.smsCode.createPath(addresses.smsNotReceived.parse(this.navigation))
  }
}
