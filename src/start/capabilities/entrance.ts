import { AccessGateway } from '@/application/access/access.port'
import { SeenIntroductionStore } from '@/application/access/seen-introduction-store.port'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { ExternalVisitStore } from '@/application/session/external-visit-store.port'
import { PathAfterLoginStore } from '@/application/session/path-after-login-store.port'
import { AccountQueries, SessionGateway } from '@/application/session/session.port'
import { StoredSessionValues } from '@/application/session/session-records.port'
import { StoredSeenIntroduction } from '@/adapters/device/stored/stored-seen-introduction'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { StoredPathAfterLogin } from '@/adapters/device/stored/stored-path-after-login'
import { StoredSession } from '@/adapters/device/stored/stored-session'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

/**
 * Binds the ports that the first screen and the session need. The entry file imports this code, so it must
 * not import an HTTP adapter.
 */
bindCapabilityPorts(
  createGatewayBinding(AccessGateway, (http) => http.HttpAccessGateway),
  createGatewayBinding(SessionGateway, (http) => http.HttpSessionGateway),
  createGatewayBinding(AccountQueries, (http) => http.HttpSessionGateway),
  createAdapterBinding(StoredSessionValues, StoredSession),
  createAdapterBinding(LoginProgressStore, StoredLoginProgress),
  createAdapterBinding(PathAfterLoginStore, StoredPathAfterLogin),
  createAdapterBinding(ExternalVisitStore, StoredSession),
  createAdapterBinding(SeenIntroductionStore, StoredSeenIntroduction),
)
