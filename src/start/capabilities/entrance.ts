import { AccessGateway } from '@/application/access/access.port'
import { SeenIntroductionStore } from '@/application/access/seen-introduction-store.port'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { PathAfterLoginStore } from '@/application/session/path-after-login-store.port'
import { AccountQueries, SessionGateway } from '@/application/session/session.port'
import { StoredSessionValues } from '@/application/session/session-records.port'
import { StoredSeenIntroduction } from '@/adapters/device/stored/stored-seen-introduction'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { StoredPathAfterLogin } from '@/adapters/device/stored/stored-path-after-login'
import { StoredSession } from '@/adapters/device/stored/stored-session'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

/**
 * Binds the ports that the first screen and the session need. The entry file imports this code, so it must
 * not import an HTTP adapter.
 */
bindCapabilityPorts(
  bindGateway(AccessGateway, (http) => http.HttpAccessGateway),
  bindGateway(SessionGateway, (http) => http.HttpSessionGateway),
  bindGateway(AccountQueries, (http) => http.HttpSessionGateway),
  bindAdapter(StoredSessionValues, StoredSession),
  bindAdapter(LoginProgressStore, StoredLoginProgress),
  bindAdapter(PathAfterLoginStore, StoredPathAfterLogin),
  bindAdapter(SeenIntroductionStore, StoredSeenIntroduction),
)
