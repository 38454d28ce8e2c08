import type { PortalFile } from '@/application/shared/file-saver.port'
import { wrapText, type ReceiptRow, type ReceiptContent } from './receipt-content'

/** The part of a canvas context with which the receipt is drawn. */
export type ReceiptCanvas = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'textAlign' | 'fillRect' | 'fillText'
>

/** Width of the receipt's picture, in pixels. */
const widthPixels = 720
const marginPixels = 48
const headHeightPixels = 232
const rowHeightPixels = 84
const lineHeightPixels = 36
const maxCharactersPerLine = 40

const contentType = 'image/png'

/**
 * Returns the receipt as a picture. The picture is black on white even if the portal has dark colours,
 * because the customer looks at it in other apps. Source: QRP-08, PAY-22.
 */
export async function createReceiptPicture(content: ReceiptContent): Promise<PortalFile> {
  const canvas = document.createElement('canvas')
  canvas.width = widthPixels
  canvas.height = receiptPictureHeight(content)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  drawReceipt(context, content)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, contentType))
  if (!blob) throw new Error('The browser gives no picture')
  return { blob, contentType }
}

export function receiptPictureHeight({ rows }: ReceiptContent): number {
  return rows.reduce((height, row) => height + heightOfRow(row), headHeightPixels) + marginPixels
}

function heightOfRow({ value }: ReceiptRow): number {
  return rowHeightPixels + (valueLines(value).length - 1) * lineHeightPixels
}

export function drawReceipt(context: ReceiptCanvas, content: ReceiptContent): void {
  const { issuer, title, amountText, rows } = content
  fillRectangle(context, '#ffffff', { x: 0, y: 0, w: widthPixels, h: receiptPictureHeight(content) })
  if (issuer !== undefined) drawTextLine(context, issuer, { y: 56, size: 22, weight: 600, colour: '#5c5263' })
  drawTextLine(context, title, { y: 100, size: 32, weight: 600 })
  drawTextLine(context, amountText, { y: 176, size: 56, weight: 700 })
  let y = headHeightPixels
  for (const row of rows) {
    drawRow(context, row, y)
    y += heightOfRow(row)
  }
}

function drawRow(context: ReceiptCanvas, { label, value }: ReceiptRow, y: number): void {
  fillRectangle(context, '#e3dae1', { x: marginPixels, y: y - 12, w: widthPixels - 2 * marginPixels, h: 2 })
  drawTextLine(context, label, { y: y + 20, size: 22, weight: 400, colour: '#5c5263' })
  valueLines(value).forEach((line, position) =>
    drawTextLine(context, line, { y: y + 54 + position * lineHeightPixels, size: 28, weight: 600 }),
  )
}

/**
 * Returns a value of the receipt in several lines. A single long line would be squeezed so much that it
 * could not be read.
 */
function valueLines(value: string): readonly string[] {
  return wrapText(value, maxCharactersPerLine)
}

interface TextLineStyle {
  readonly y: number
  readonly size: number
  readonly weight: 400 | 600 | 700
  readonly colour?: string
}

function drawTextLine(
  context: ReceiptCanvas,
  text: string,
  { y, size, weight, colour = '#1b1420' }: TextLineStyle,
): void {
  context.fillStyle = colour
  context.font = `${weight} ${size}px Figtree, system-ui, sans-serif`
  context.textAlign = 'left'
  context.fillText(text, marginPixels, y, widthPixels - 2 * marginPixels)
}

function fillRectangle(
  context: ReceiptCanvas,
  colour: string,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): void {
  context.fillStyle = colour
  context.fillRect(x, y, w, h)
}
