import { inject, injectable } from 'inversify'
import { Capabilities } from '@/application/shared/capabilities'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'
import {
  matchesAllSearchTerms,
  splitIntoHighlightedSegments,
  helpSearchTerms,
  type HighlightedTextSegment,
} from '@/domain/support/help-search'
import { observeFields } from '@/ui/kit/observe-fields'
import { helpSections, helpTexts, type HelpQuestion } from '@/ui/texts/help.texts'

export interface ShownHelpSection {
  readonly id: string
  readonly title: string
  readonly entries: readonly ShownHelpQuestion[]
}

/**
 * A question of the help screen and its answer. The words that the customer searched for are marked in
 * both.
 */
export interface ShownHelpQuestion {
  readonly id: string
  readonly question: readonly HighlightedTextSegment[]
  readonly answer: readonly (readonly HighlightedTextSegment[])[]
}

/** The help screen, with questions and answers that the customer can read or search. Source: SUP-02. */
@injectable()
export class HelpViewModel {
  query = ''

  constructor(@inject(Capabilities) private readonly capabilities: Pick<Capabilities, 'isSwitchedOff'>) {
    observeFields(this, 'query')
  }

  onMount(): void {}

  searchHelp(query: string): void {
    this.query = query
  }

  /**
   * What the help screen shows. `looking`: all questions, because the customer has not searched;
   * `found`: the questions that a search found; `nothing`: a message that a search found no question.
   */
  get screenPhase(): 'looking' | 'found' | 'nothing' {
    if (this.terms === undefined) return 'looking'
    return this.sections.length > 0 ? 'found' : 'nothing'
  }

  get sections(): readonly ShownHelpSection[] {
    const { terms } = this
    return helpSections(lenderServiceRules).flatMap(({ entries, ...section }) => {
      const offered = entries.filter(({ capability }) => !this.capabilities.isSwitchedOff(capability))
      const found = terms
        ? offered.filter((entry) => matchesAllSearchTerms(searchableTexts(entry), terms))
        : offered
      return found.length === 0
        ? []
        : [{ ...section, entries: found.map((entry) => toShownQuestion(entry, terms ?? [])) }]
    })
  }

  /**
   * Text for screen readers with the number of questions that a search found; empty if the customer has
   * not searched.
   */
  get resultCountText(): string {
    const count = this.sections.reduce((sum, { entries }) => sum + entries.length, 0)
    return this.screenPhase === 'found' ? helpTexts.found(count) : ''
  }

  private get terms(): readonly string[] | undefined {
    return helpSearchTerms(this.query)
  }
}

function searchableTexts({ question, answer, searchWords = [] }: HelpQuestion): readonly string[] {
  return [question, ...answer, ...searchWords]
}

function toShownQuestion(
  { id, question, answer }: HelpQuestion,
  terms: readonly string[],
): ShownHelpQuestion {
  return {
    id,
    question: splitIntoHighlightedSegments(question, terms),
    answer: answer.map((paragraph) => splitIntoHighlightedSegments(paragraph, terms)),
  }
}
