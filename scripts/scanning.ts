import { createServer } from 'node:http'
import { chromium } from 'playwright'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { fullChromiumLaunchOptions } from '#tests/support/browser'
import {
  drawCameraFrameOfQrCode,
  qrScanConditionsByName,
  type QrScanConditions,
} from './scanning/camera-frames'
import type { QrReaderMeasurement } from './scanning/readers-page'
import { buildQrReadersScript } from './scanning/readers-script'
import { writeCameraRecording } from './scanning/recording'
import { printLines, readCommandLineOptions } from './support/command-line'
import { median } from './support/first-second'

const options = readCommandLineOptions({ frames: { type: 'string', default: '24' } })
const frameCount = Number(options.frames)
const qrText = createShopQrText(demoShops.open)

/** Server of an empty page on this machine, because browsers give the camera only to a secure origin. */
const emptyPageServer = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Cámara</title>')
})
await new Promise<void>((resolve) => emptyPageServer.listen(0, '127.0.0.1', resolve))
const boundAddress = emptyPageServer.address()
const emptyPageAddress = `http://127.0.0.1:${typeof boundAddress === 'object' && boundAddress ? boundAddress.port : 0}/`

printLines('', `Of ${frameCount} frames of 640 by 480 of a shop's code, each reader read:`, '')
printLines('| how the code looks | BarcodeDetector | qr | @zxing/browser |', '| --- | --- | --- | --- |')
try {
  const script = await buildQrReadersScript()
  for (const [name, look] of Object.entries(qrScanConditionsByName))
    printLines(tableRow(name, await measureReaders(look, script)))
} finally {
  emptyPageServer.close()
}

async function measureReaders(
  look: QrScanConditions,
  script: string,
): Promise<readonly QrReaderMeasurement[]> {
  const recording = await writeCameraRecording(
    Array.from({ length: frameCount }, (_, seed) => drawCameraFrameOfQrCode(qrText, look, seed)),
  )
  const base = await fullChromiumLaunchOptions()
  const browser = await chromium.launch({ ...base, args: [...(base.args ?? []), ...recording.flags] })
  try {
    const page = await browser.newPage()
    await page.goto(emptyPageAddress)
    await page.addScriptTag({ content: script })
    return await page.evaluate(([frames, expected]) => window.readFrames(frames, expected), [
      frameCount,
      qrText,
    ] as const)
  } finally {
    await browser.close()
    await recording.dispose()
  }
}

function tableRow(name: string, readings: readonly QrReaderMeasurement[]): string {
  const cells = readings.map(({ frameMilliseconds, decodedFrameCount: read }) =>
    frameMilliseconds.length === 0
      ? 'not in this browser'
      : `${read} in ${median(frameMilliseconds).toFixed(1)} ms`,
  )
  return `| ${[name, ...cells].join(' | ')} |`
}

declare global {
  interface Window {
    readonly readFrames: (count: number, expected: string) => Promise<readonly QrReaderMeasurement[]>
  }
}
