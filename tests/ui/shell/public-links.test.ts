import { describe, expect, it } from 'vitest'
import { publicFooterLinks } from '@/ui/shell/public-links'

const defaultFooterLinks = [
  { label: 'Botón de arrepentimiento', href: '/arrepentimiento' },
  { label: 'Botón de baja', href: '/baja' },
]

describe('the links that consumer law demands', () => {
  it('lead to the portal when the lender configured no address', () => {
    expect(publicFooterLinks({})).toEqual(defaultFooterLinks)
  })

  it('lead to the lender, each with its own link', () => {
    const revocation = 'https://prestamista.example/arrepentimiento'
    const serviceCancellation = 'https://prestamista.example/baja'
    expect(publicFooterLinks({ revocation })).toEqual([
      { label: 'Botón de arrepentimiento', href: revocation },
      defaultFooterLinks[1],
    ])
    expect(publicFooterLinks({ serviceCancellation })).toEqual([
      defaultFooterLinks[0],
      { label: 'Botón de baja', href: serviceCancellation },
    ])
  })
})
