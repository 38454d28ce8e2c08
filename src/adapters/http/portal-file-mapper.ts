import type { PortalFile } from '@/application/shared/file-saver.port'
import type { FileAnswerContent } from '@/adapters/contract/call'

export function toPortalFile({ bytes, contentType }: FileAnswerContent): PortalFile {
  return { blob: new Blob([new Uint8Array(bytes)], { type: contentType }), contentType }
}
