import axe from 'axe-core'
import { axeRulesRequiringBrowser } from '#tests/support/axe-rules'

/**
 * Returns the accessibility problems that the tool axe finds or cannot decide, each as `rule: where:
 * why`. Works in Node.
 */
export async function findAxeViolations(document: Document): Promise<readonly string[]> {
  const rules = Object.fromEntries(axeRulesRequiringBrowser.map((rule) => [rule, { enabled: false }]))
  const resultTypes = ['violations', 'incomplete'] as const
  const found = await axe.run(document.documentElement, { resultTypes: [...resultTypes], rules })
  return resultTypes
    .flatMap((type) => found[type])
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
}
