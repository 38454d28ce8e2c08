import { publicBar } from '@/ui/shell/public-links'
import type { ShellTasks } from '#features/support/tasks/shell.tasks'
import type { HeadlessPortal } from './headless-portal'

export class HeadlessShell implements ShellTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async publicBar(): Promise<readonly string[]> {
    return publicBar(this.portal.settings.links).map(({ label }) => label)
  }

  async path(): Promise<string> {
    return this.portal.navigation.path()
  }

  async pageViews(): Promise<readonly string[]> {
    return this.portal.pageViews.reported
  }
}
