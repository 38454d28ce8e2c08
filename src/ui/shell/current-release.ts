import { inject, injectable } from 'inversify'
import { Release } from '@/application/shared/release.port'

/**
 * The version of the portal that this page runs. An error boundary around a part of a screen needs it.
 * Source: GEN-16.
 */
@injectable()
export class CurrentRelease {
  constructor(@inject(Release) readonly release: Release) {}

  start(): void {
    return undefined
  }
}
