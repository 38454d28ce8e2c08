import { AccessGateway } from '@/application/access/access.port'
import { IntroductionSeen } from '@/application/access/introduction-seen.port'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { ReturnAddress } from '@/application/session/return-address.port'
import { AccountQueries, SessionGateway } from '@/application/session/session.port'
import { SessionRecords } from '@/application/session/session-records.port'
import { StoredIntroduction } from '@/adapters/device/stored/stored-introduction'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { StoredReturnAddress } from '@/adapters/device/stored/stored-return-address'
import { StoredSession } from '@/adapters/device/stored/stored-session'
import { adapter, bindCapability, gateway } from '@/start/composition'

/** What the first screen and the session need. The entry binds it, so it brings no HTTP adapter along. */
bindCapability(
  gateway(AccessGateway, (http) => http.HttpAccessGateway),
  gateway(SessionGateway, (http) => http.HttpSessionGateway),
  gateway(AccountQueries, (http) => http.HttpSessionGateway),
  adapter(SessionRecords, StoredSession),
  adapter(LoginProgressStore, StoredLoginProgress),
  adapter(ReturnAddress, StoredReturnAddress),
  adapter(IntroductionSeen, StoredIntroduction),
)
