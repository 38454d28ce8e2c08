import { inject, injectable } from 'inversify'
import { checkPastedLink, type PastedLinkVerdict } from '@/domain/support/pasted-link'
import { Settings } from '@/application/shared/settings.port'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { supportChatAddress } from '@/ui/shell/support-chat-address'
import { pastedLinkCheckTexts, linkOwnershipText } from '@/ui/texts/pasted-link-check.texts'

/** The id of the field into which the customer pastes the link to check. */
export const pastedLinkFieldId = 'link-check'

/**
 * Finds out whether a link that the customer received comes from the lender. The customer pastes the
 * link into a field. Source: GEN-13.
 */
@injectable()
export class PastedLinkCheckViewModel {
  text = ''
  verdict: PastedLinkVerdict | undefined = undefined
  errors: readonly FormError[] = []

  constructor(
    @inject(Settings) private readonly settings: Pick<
      Settings,
      'ownHosts' | 'chatNumber' | 'links' | 'newLoanUrl'
    >,
  ) {
    observeFields(this, 'text', 'verdict', 'errors')
  }

  onMount(): void {}

  /**
   * Whether the portal can check links. It cannot if the lender has not configured the hosts of its own
   * sites.
   */
  get canCheckLinks(): boolean {
    return this.settings.ownHosts.length > 0
  }

  enterText = (text: string): void => {
    this.text = text
    this.verdict = undefined
    this.errors = []
  }

  checkLink = (): void => {
    const { ownHosts } = this.settings
    const isEmpty = this.text.trim() === ''
    this.errors = isEmpty ? [{ fieldId: pastedLinkFieldId, text: pastedLinkCheckTexts.required }] : []
    this.verdict = isEmpty ? undefined : checkPastedLink(this.text, ownHosts, this.lenderLinks)
  }

  get verdictMessage(): { readonly tone: 'good' | 'bad'; readonly text: string } | undefined {
    const { verdict } = this
    if (!verdict) return undefined
    const isOurs = verdict.kind === 'ours' || verdict.kind === 'our-link'
    return { tone: isOurs ? 'good' : 'bad', text: linkOwnershipText(verdict) }
  }

  /**
   * The addresses of the support chat and of the lender's pages to which the portal links, as the lender has
   * configured them.
   */
  private get lenderLinks(): readonly string[] {
    const { chatNumber, links, newLoanUrl } = this.settings
    const pages = [...Object.values(links), newLoanUrl].filter((link) => link !== undefined)
    return [supportChatAddress(chatNumber), ...pages]
  }
}
