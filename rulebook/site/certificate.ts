import { PdfDocument } from '@/application/shared/pdf-document'

const margin = 56
const lettersInALine = 62
const lineHeight = 22

interface CertificateContent {
  readonly title: string
  readonly course: string
  readonly line: string
}

/** Saves the certificate of a course as a PDF file on this device. Nothing is sent. Source: RUL-06. */
export function saveCertificate({ title, course, line }: CertificateContent): void {
  const page = new PdfDocument(title)
  page.addText(title, { x: margin, y: 100, size: 28, weight: 'bold' })
  page.addText(course, { x: margin, y: 140, size: 18 })
  linesOf(line).forEach((text, at) => page.addText(text, { x: margin, y: 190 + at * lineHeight, size: 14 }))
  const url = URL.createObjectURL(new Blob([new Uint8Array(page.toBytes())], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'certificado.pdf'
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function linesOf(text: string): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= lettersInALine) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}
