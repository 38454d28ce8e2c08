import { Container } from 'inversify'
import { AccessGateway } from '@/application/access/access.port'
import { DeviceInHand } from '@/application/access/device-in-hand.port'
import { IdentityCheckGateway } from '@/application/access/identity-check.port'
import { AutoLoginGateway } from '@/application/access/auto-login.port'
import { InstallPrompt } from '@/application/access/install-prompt.port'
import { NewPasswordGateway } from '@/application/access/new-password.port'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { PhoneChangeGateway } from '@/application/access/phone-change.port'
import { SmsCodeReader } from '@/application/access/sms-code-reader.port'
import { CardGateway } from '@/application/cards/card.port'
import { CardUpdateGateway } from '@/application/cards/card-update.port'
import { DocumentGateway } from '@/application/documents/document.port'
import { HomeGateway } from '@/application/home/home.port'
import { LoanGateway } from '@/application/loans/loan.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { PaymentGateway } from '@/application/payments/payment.port'
import { PictureSharing } from '@/application/payments/picture-sharing.port'
import { PageViews } from '@/application/session/page-views.port'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Clock } from '@/application/shared/clock.port'
import { Display } from '@/application/shared/display.port'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { FormHandOver } from '@/application/shared/form-hand-over.port'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Randomness } from '@/application/shared/randomness.port'
import { Settings } from '@/application/shared/settings.port'
import { TabLock } from '@/application/shared/tab-lock.port'
import { SurveyGateway } from '@/application/support/survey.port'
import { lazyGateway } from '@/adapters/http/lazy-gateway'
import type { Edge } from '@/edge'

/** The composition root: classes bind themselves, only ports are bound here. */
export function createContainer(edge: Edge): Container {
  const container = new Container({ autobind: true })
  container.bind<Settings>(Settings).toConstantValue(edge.configuration.settings)
  container.bind<KeyValueStorage>(LocalStorage).toConstantValue(edge.localStorage)
  container.bind<KeyValueStorage>(TabStorage).toConstantValue(edge.tabStorage)
  container.bind<Clock>(Clock).toConstantValue(edge.clock)
  container.bind<Navigation>(Navigation).toConstantValue(edge.navigation)
  container.bind<TabLock>(TabLock).toConstantValue(edge.tabLock)
  container.bind<Randomness>(Randomness).toConstantValue(edge.randomness)
  container.bind<Clipboard>(Clipboard).toConstantValue(edge.clipboard)
  container.bind<FileSaver>(FileSaver).toConstantValue(edge.fileSaver)
  container.bind<FileOpener>(FileOpener).toConstantValue(edge.fileOpener)
  container.bind<Display>(Display).toConstantValue(edge.display)
  container.bind<FormHandOver>(FormHandOver).toConstantValue(edge.formHandOver)
  container.bind<DeviceInHand>(DeviceInHand).toConstantValue(edge.deviceInHand)
  container.bind<PictureSharing>(PictureSharing).toConstantValue(edge.pictureSharing)
  container.bind<InstallPrompt>(InstallPrompt).toConstantValue(edge.installPrompt)
  container.bind<PasskeyAuthenticator>(PasskeyAuthenticator).toConstantValue(edge.passkeyAuthenticator)
  container.bind<SmsCodeReader>(SmsCodeReader).toConstantValue(edge.smsCodeReader)
  container.bind<PushMessaging>(PushMessaging).toConstantValue(edge.pushMessaging)
  container.bind<PageViews>(PageViews).toConstantValue(edge.pageViews)
  bindGateways(container, edge)
  return container
}

/** The HTTP adapters come as one chunk at the first call or the first touch, whichever is earlier. */
function bindGateways(container: Container, edge: Edge): void {
  const load = once(async () => {
    const { createGateways } = await import('@/adapters/http/gateways')
    return createGateways(edge, container.get(SessionStore))
  })
  container.bind<AccessGateway>(AccessGateway).toConstantValue(lazyGateway(async () => (await load()).access))
  container
    .bind<AutoLoginGateway>(AutoLoginGateway)
    .toConstantValue(lazyGateway(async () => (await load()).autoLogin))
  container.bind<CardGateway>(CardGateway).toConstantValue(lazyGateway(async () => (await load()).cards))
  container
    .bind<CardUpdateGateway>(CardUpdateGateway)
    .toConstantValue(lazyGateway(async () => (await load()).cardUpdate))
  container
    .bind<DocumentGateway>(DocumentGateway)
    .toConstantValue(lazyGateway(async () => (await load()).documents))
  container.bind<HomeGateway>(HomeGateway).toConstantValue(lazyGateway(async () => (await load()).home))
  container.bind<LoanGateway>(LoanGateway).toConstantValue(lazyGateway(async () => (await load()).loans))
  container
    .bind<NewPasswordGateway>(NewPasswordGateway)
    .toConstantValue(lazyGateway(async () => (await load()).newPasswords))
  container
    .bind<PasskeyGateway>(PasskeyGateway)
    .toConstantValue(lazyGateway(async () => (await load()).passkeys))
  container
    .bind<PaymentGateway>(PaymentGateway)
    .toConstantValue(lazyGateway(async () => (await load()).payments))
  container
    .bind<PhoneChangeGateway>(PhoneChangeGateway)
    .toConstantValue(lazyGateway(async () => (await load()).phoneChange))
  container
    .bind<IdentityCheckGateway>(IdentityCheckGateway)
    .toConstantValue(lazyGateway(async () => (await load()).identityCheck))
  container
    .bind<PushSubscriptionGateway>(PushSubscriptionGateway)
    .toConstantValue(lazyGateway(async () => (await load()).pushSubscriptions))
  container.bind<SurveyGateway>(SurveyGateway).toConstantValue(lazyGateway(async () => (await load()).survey))
  container
    .bind<SessionGateway>(SessionGateway)
    .toConstantValue(lazyGateway(async () => (await load()).session))
}

/** Loads once; what could not be loaded is tried again at the next call. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = undefined
      throw reason
    })
    return loading
  }
}
