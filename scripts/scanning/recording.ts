import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frameSize, type Frame } from './recorded-frames'

/** A file of frames that Chromium plays in place of a camera, over and over. */
export interface Recording {
  readonly file: string
  /** Flags of Chromium. */
  readonly flags: readonly string[]
  dispose(): Promise<void>
}

const cameraFramesPerSecond = 30

/** Uncompressed, in the one format besides M-JPEG that Chromium reads. */
export async function record(
  frames: readonly Frame[],
  { framesPerSecond = cameraFramesPerSecond } = {},
): Promise<Recording> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-camera-'))
  const file = join(directory, 'camera.y4m')
  const { width, height } = frameSize
  const head = `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`
  const grey = Buffer.alloc((width * height) / 2, 128)
  const parts = frames.flatMap(({ luma }) => [Buffer.from('FRAME\n'), Buffer.from(luma), grey])
  await writeFile(file, Buffer.concat([Buffer.from(head), ...parts]))
  return {
    file,
    flags: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    dispose: () => rm(directory, { recursive: true, force: true }),
  }
}
