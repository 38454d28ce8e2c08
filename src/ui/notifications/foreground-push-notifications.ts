import { inject, injectable } from 'inversify'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { Capabilities } from '@/application/shared/capabilities'
import { switchableCapabilityOfAddress } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { foregroundNotificationText } from '@/ui/texts/foreground-notification.texts'

/** Seconds that a notification is shown inside the portal. */
const toastSeconds = 10

/**
 * Shows push notifications inside the portal while the portal is visible. A notification about a part of the
 * portal that the lender has switched off has no link. Source: PRO-05, OPS-03.
 */
@injectable()
export class ForegroundPushNotifications {
  constructor(
    @inject(PushMessaging) private readonly messaging: PushMessaging,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Capabilities) private readonly capabilities: Capabilities,
  ) {}

  startShowingPushes(): () => void {
    return this.messaging.onForegroundMessage(({ title, body, path }) => {
      const isOpen =
        path !== undefined && !this.capabilities.isSwitchedOff(switchableCapabilityOfAddress(path))
      const text = foregroundNotificationText(title, body)
      this.toasts.show({ text, seconds: toastSeconds, linkTo: isOpen ? path : undefined })
    })
  }
}
