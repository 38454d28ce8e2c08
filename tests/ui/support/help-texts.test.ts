import { describe, expect, it } from 'vitest'
import { lenderServiceRules, type LenderServiceRules } from '@/domain/shared/lender-service-rules'
import { helpSections } from '@/ui/texts/help.texts'

const serviceRuleNames = Object.keys(lenderServiceRules) as readonly (keyof LenderServiceRules)[]

function listHelpAnswers(given: LenderServiceRules): readonly string[] {
  return helpSections(given).flatMap(({ entries }) => entries.flatMap(({ answer }) => answer))
}

describe('the help', () => {
  it.each(serviceRuleNames)('has another sentence when %s changes', (term) => {
    const before = new Set(listHelpAnswers(lenderServiceRules))
    const changed = listHelpAnswers({ ...lenderServiceRules, [term]: 97 }).filter(
      (sentence) => !before.has(sentence),
    )
    expect(changed).toHaveLength(1)
    expect(changed[0]).toMatch(/\b97\b/)
  })

  it('has four sections, and no two entries with the same name', () => {
    const sections = helpSections(lenderServiceRules)
    const ids = sections.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])
    expect(sections).toHaveLength(4)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
