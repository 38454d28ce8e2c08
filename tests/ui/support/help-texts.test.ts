import { describe, expect, it } from 'vitest'
import { serviceTerms, type ServiceTerms } from '@/domain/shared/service-terms'
import { helpSections } from '@/ui/texts/help.texts'

const terms = Object.keys(serviceTerms) as readonly (keyof ServiceTerms)[]

function sentences(given: ServiceTerms): readonly string[] {
  return helpSections(given).flatMap(({ entries }) => entries.flatMap(({ answer }) => answer))
}

describe('the help', () => {
  it.each(terms)('has another sentence when %s changes', (term) => {
    const before = new Set(sentences(serviceTerms))
    const changed = sentences({ ...serviceTerms, [term]: 97 }).filter((sentence) => !before.has(sentence))
    expect(changed).toHaveLength(1)
    expect(changed[0]).toMatch(/\b97\b/)
  })

  it('has four sections, and no two entries with the same name', () => {
    const sections = helpSections(serviceTerms)
    const ids = sections.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])
    expect(sections).toHaveLength(4)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
