import { PdfDocument } from '@/application/shared/pdf-document'

const marginPoints = 56
const maxLettersPerLine = 62
const lineHeightPoints = 22
const firstLineTopPoints = 190

interface CertificateContent {
  readonly title: string
  readonly courseTitle: string
  /** Sentence that says who practised the course, on which day and with which result. */
  readonly sentence: string
}

/** Saves the certificate of a course as a PDF file on this device. Nothing is sent. Source: RUL-06. */
export function saveCertificate({ title, courseTitle, sentence }: CertificateContent): void {
  const pdf = new PdfDocument(title)
  pdf.addText(title, { x: marginPoints, y: 100, size: 28, weight: 'bold' })
  pdf.addText(courseTitle, { x: marginPoints, y: 140, size: 18 })
  wrapIntoLines(sentence).forEach((line, lineIndex) => {
    const topPoints = firstLineTopPoints + lineIndex * lineHeightPoints
    pdf.addText(line, { x: marginPoints, y: topPoints, size: 14 })
  })
  const fileUrl = URL.createObjectURL(new Blob([new Uint8Array(pdf.toBytes())], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = fileUrl
  link.download = 'certificado.pdf'
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(fileUrl), 60_000)
}

function wrapIntoLines(text: string): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const lastLine = lines.at(-1)
    if (lastLine === undefined || lastLine.length + word.length >= maxLettersPerLine) return [...lines, word]
    return [...lines.slice(0, -1), `${lastLine} ${word}`]
  }, [])
}
