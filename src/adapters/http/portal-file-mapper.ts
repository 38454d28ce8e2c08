import type { PortalFile } from '@/application/shared/file-saver.port'
import type { FileAnswer } from '@/adapters/contract/call'

export function toPortalFile({ bytes, contentType }: FileAnswer): PortalFile {
  return { bytes: new Blob([new Uint8Array(bytes)], { type: contentType }), contentType }
}
