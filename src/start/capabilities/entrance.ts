import { AccessGateway } from '@/application/access/access.port'
import { AccountQueries, SessionGateway } from '@/application/session/session.port'
import { bindCapability, gateway } from '@/start/composition'

/** What the first screen and the session need. The entry binds it, so it brings no adapter along. */
bindCapability(
  gateway(AccessGateway, (http) => http.HttpAccessGateway),
  gateway(SessionGateway, (http) => http.HttpSessionGateway),
  gateway(AccountQueries, (http) => http.HttpSessionGateway),
)
