import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cameraFrameSize, type CameraFrame } from './camera-frames'

/** A video file that Chromium plays as its camera, in a loop. */
interface CameraRecording {
  readonly file: string
  /** Chromium launch flags that replace the camera by this video file. */
  readonly flags: readonly string[]
  dispose(): Promise<void>
}

const cameraFramesPerSecond = 30

/**
 * Writes camera frames into an uncompressed video file. Chromium accepts only this format and M-JPEG in
 * place of a camera.
 */
export async function writeCameraRecording(
  frames: readonly CameraFrame[],
  { framesPerSecond = cameraFramesPerSecond } = {},
): Promise<CameraRecording> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-camera-'))
  const file = join(directory, 'camera.y4m')
  const { width, height } = cameraFrameSize
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
