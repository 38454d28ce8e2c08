import type { PortalFile } from '@/application/shared/file-saver.port'
import { PdfDocument, textAsPrintedInPdf } from '@/application/shared/pdf-document'
import { sha256 } from '@/application/shared/sha-256'
import { wrapText } from '@/ui/kit/receipt-content'
import { evidenceFileTexts as texts } from '@/ui/texts/evidence-file.texts'

/**
 * The content of a file with the evidence about a payment, a claim or an automatic collection. It contains
 * only what the portal showed to the customer. Source: DOC-05.
 */
export interface EvidenceFileContent {
  readonly title: string
  readonly introduction: readonly string[]
  readonly sections: readonly EvidenceFileSection[]
}

export interface EvidenceFileSection {
  readonly title: string
  readonly rows?: readonly { readonly label: string; readonly value: string }[]
  readonly sentences?: readonly string[]
}

interface PdfLine {
  readonly text: string
  readonly size: number
  readonly weight: 'regular' | 'bold'
  /** Space above the line of text on the page, in points. */
  readonly spaceAbove: number
}

const contentType = 'application/pdf'
const leftMarginPoints = 56
const topMarginPoints = 72
const maxYPoints = 780
/** Maximum number of characters in a line. With it, a usual text in 11-point Helvetica fits on the page. */
const maxCharactersPerLine = 78

/**
 * Returns the PDF file of the evidence about a payment, a claim or an automatic collection. If the browser
 * can calculate it, the last section is a fingerprint (hash) of the text before it. Source: DOC-05.
 */
export async function createEvidencePdf(evidence: EvidenceFileContent): Promise<PortalFile> {
  const lines = toPdfLines(evidence)
  const fingerprint = await sha256(lines.map(({ text }) => text).join('\n'))
  const end = fingerprint === undefined ? [] : fingerprintLines(fingerprint)
  const bytes = drawPdf(evidence.title, [...lines, ...end])
  return { blob: new Blob([new Uint8Array(bytes)], { type: contentType }), contentType }
}

function toPdfLines({ title, introduction, sections }: EvidenceFileContent): readonly PdfLine[] {
  return [
    ...toLines(title, { size: 18, weight: 'bold', spaceAbove: 0 }),
    ...introduction.flatMap((text) => toLines(text)),
    ...sections.flatMap((section) => [
      ...toLines(section.title, { size: 13, weight: 'bold', spaceAbove: 14 }),
      ...(section.rows ?? []).flatMap(({ label, value }) => toLines(`${label}: ${value}`)),
      ...(section.sentences ?? []).flatMap((text) => toLines(text)),
    ]),
  ]
}

function fingerprintLines(fingerprint: string): readonly PdfLine[] {
  return [
    ...toLines(texts.fingerprint, { size: 13, weight: 'bold', spaceAbove: 14 }),
    ...toLines(fingerprint),
    ...toLines(texts.explained),
  ]
}

const bodyStyle = { size: 11, weight: 'regular', spaceAbove: 0 } as const

function toLines(text: string, look: Omit<PdfLine, 'text'> = bodyStyle): readonly PdfLine[] {
  return wrapText(textAsPrintedInPdf(text), maxCharactersPerLine).map((line, position) => ({
    ...look,
    text: line,
    spaceAbove: position === 0 ? look.spaceAbove : 0,
  }))
}

function drawPdf(title: string, lines: readonly PdfLine[]): Uint8Array {
  const page = new PdfDocument(title)
  let y = topMarginPoints
  for (const { text, size, weight, spaceAbove } of lines) {
    y += spaceAbove
    if (y > maxYPoints) {
      page.addPage()
      y = topMarginPoints
    }
    page.addText(text, { x: leftMarginPoints, y, size, weight })
    y += size + 7
  }
  return page.toBytes()
}
