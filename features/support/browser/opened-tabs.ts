import type { BrowserContext, Page } from 'playwright'

/** The tabs that the portal opens while one looks, closed at once. Chromium tells of each when it likes. */
export class OpenedTabs {
  private opened = 0
  private tell: () => void = () => undefined

  constructor(private readonly context: BrowserContext) {}

  look(): void {
    this.lookAway()
    this.context.on('page', this.note)
  }

  lookAway(): void {
    this.context.off('page', this.note)
  }

  /** How many they are, once there are that many. */
  async atLeast(count: number): Promise<number> {
    while (this.opened < count)
      await new Promise<void>((resolve) => {
        this.tell = resolve
      })
    return this.opened
  }

  private readonly note = (tab: Page): void => {
    this.opened += 1
    void tab.close()
    this.tell()
  }
}
