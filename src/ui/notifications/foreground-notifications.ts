import { inject, injectable } from 'inversify'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { Toasts } from '@/ui/kit/toasts'
import { notificationsTexts } from '@/ui/texts/notifications.texts'

/** Seconds that a notification is shown inside the portal. */
const seconds = 10

/** Shows notifications inside the portal while it is visible. Source: PRO-05. */
@injectable()
export class ForegroundNotifications {
  constructor(
    @inject(PushMessaging) private readonly messaging: PushMessaging,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {}

  start(): () => void {
    return this.messaging.onForegroundMessage(({ title, body }) => {
      this.toasts.show({ text: notificationsTexts.notice(title, body), seconds })
    })
  }
}
