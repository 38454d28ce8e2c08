import { PdfDocument } from '@/application/shared/pdf-document'
import { drawPdfTextLines } from '@/adapters/fake/shared/pdf-of-lines'
import { drawQrCode } from '@/adapters/fake/shared/pdf-qr'

const certificateTitle = 'Libre deuda'
const leftMargin = 56
/** 3 cm in points. */
const qrCodeSide = 85.04
const maxQrCodeTop = 700
const qrCodeTopOnNewPage = 60

/**
 * Returns the PDF of a customer's debt-free certificate. It contains the signed certificate as a QR code, 3
 * cm wide.
 * Source: DOC-02, DOC-04.
 */
export function createDebtFreeCertificatePdf(
  lines: readonly string[],
  { text, origin }: { readonly text: string; readonly origin: string },
): Uint8Array {
  const page = new PdfDocument(certificateTitle)
  const end = drawPdfTextLines(page, certificateTitle, lines)
  if (end > maxQrCodeTop) page.addPage()
  const top = end > maxQrCodeTop ? qrCodeTopOnNewPage : end + 12
  drawQrCode(page, { text: `${origin}/verificar#${text}`, x: leftMargin, y: top, side: qrCodeSide })
  const place = { x: leftMargin + qrCodeSide + 24, size: 11 }
  page.addText('Para verificar este certificado, escaneá el código con una cámara.', {
    ...place,
    y: top + 24,
  })
  page.addText('Se abre una página de esta dirección, y de ninguna otra:', { ...place, y: top + 44 })
  page.addText(origin, { ...place, y: top + 64, weight: 'bold' })
  return page.toBytes()
}
