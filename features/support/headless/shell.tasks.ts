import { publicBar, publicFoot } from '@/ui/shell/public-links'
import type { ShellTasks } from '#features/support/tasks/shell.tasks'
import type { HeadlessPortal } from './headless-portal'

export class HeadlessShell implements ShellTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async publicBar(): Promise<readonly string[]> {
    return publicBar(this.portal.settings.links).map(({ label }) => label)
  }

  async publicFoot(): Promise<readonly (readonly [string, string])[]> {
    return publicFoot(this.portal.settings.links).map(({ label, href }) => [label, href])
  }

  async path(): Promise<string> {
    return this.portal.navigation.path()
  }

  async pageViews(): Promise<readonly string[]> {
    return this.portal.pageViews.reported
  }
}
