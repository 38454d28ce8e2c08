import { inject, injectable } from 'inversify'
import { PortalRelease } from '@/application/shared/release.port'

/**
 * The version of the portal that this page runs. Error boundaries need it when the code of a part of a
 * screen cannot be loaded. Source: GEN-16.
 */
@injectable()
export class RunningReleaseViewModel {
  constructor(@inject(PortalRelease) readonly release: PortalRelease) {}

  onMount(): void {
    return undefined
  }
}
