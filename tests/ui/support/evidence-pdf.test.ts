import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createEvidencePdf, type EvidenceFileContent } from '@/ui/support/evidence-pdf'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'

const evidenceContent: EvidenceFileContent = {
  title: 'Constancia de un pago',
  introduction: ['Reúne lo que el portal mostró.'],
  sections: [
    { title: 'Comprobante', rows: [{ label: 'Fecha', value: '21/11/2026' }] },
    { title: 'Lo que mostró el portal', sentences: ['Tu cuota figura paga en menos de 24 horas. 🙂 Ω'] },
  ],
}

async function createAndReadTexts(given: EvidenceFileContent): Promise<readonly string[]> {
  const { blob } = await createEvidencePdf(given)
  return parsePdf(new Uint8Array(await blob.arrayBuffer())).texts
}

it('the evidence has everything that was shown, section by section', async () => {
  expect((await createAndReadTexts(evidenceContent)).slice(0, 6)).toEqual([
    'Constancia de un pago',
    'Reúne lo que el portal mostró.',
    'Comprobante',
    'Fecha: 21/11/2026',
    'Lo que mostró el portal',
    'Tu cuota figura paga en menos de 24 horas. ? ?',
  ])
})

it('the evidence ends with the fingerprint of all lines above it, which any reader can calculate', async () => {
  const texts = await createAndReadTexts(evidenceContent)
  const title = texts.indexOf('Huella de este documento (SHA-256)')
  const above = createHash('sha256').update(texts.slice(0, title).join('\n'), 'utf8').digest('hex')
  expect(texts[title + 1]).toBe(above)
})

it('the evidence has another fingerprint if one letter changes', async () => {
  const other = { ...evidenceContent, introduction: ['Reúne lo que el portal mostro.'] }
  const [one, two] = [await createAndReadTexts(evidenceContent), await createAndReadTexts(other)]
  expect(one.filter((text) => /^[\da-f]{64}$/.test(text))).not.toEqual(
    two.filter((text) => /^[\da-f]{64}$/.test(text)),
  )
})

it('the evidence continues on further pages', async () => {
  const sentences = Array.from({ length: 90 }, (_, number) => `Oración ${number}`)
  const texts = await createAndReadTexts({ ...evidenceContent, sections: [{ title: 'Muchas', sentences }] })
  expect(texts).toEqual(expect.arrayContaining(sentences))
})
