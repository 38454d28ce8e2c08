import type { PageElement, RoleOptions, TextMatch } from './page'

/** A page whose elements are all searched inside one root element: the whole page. */
export abstract class PageWithRootElement {
  protected abstract readonly rootElement: PageElement

  get main(): PageElement {
    return this.getByRole('main')
  }

  get heading(): PageElement {
    return this.main.getByRole('heading', { level: 1 })
  }

  getByRole(role: string, options?: RoleOptions): PageElement {
    return this.rootElement.getByRole(role, options)
  }

  getByLabel(words: TextMatch): PageElement {
    return this.rootElement.getByLabel(words)
  }

  getByText(words: TextMatch): PageElement {
    return this.rootElement.getByText(words)
  }

  getByCss(selector: string): PageElement {
    return this.rootElement.getByCss(selector)
  }
}
